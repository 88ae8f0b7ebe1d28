import type { ReactNode } from 'react';
import { startEmbeds } from '@/components/embeds/start-embeds.behaviour';
import { Behaviour } from '@/components/ui/behaviour';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { Screen } from '@/lib/site/paths';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SpeculationRules } from './speculation-rules';

export type PageFrameProps = {
  site: Site;
  footer: Pages['footer'];
  embeds: Pages['embeds'];
  notices: Parameters<typeof SiteFooter>[0]['notices'];
  year: number;
  current: Screen | undefined;
  children: ReactNode;
};

/** What stands around every screen: a way past the header, the header, the footer. */
export function PageFrame(props: PageFrameProps) {
  const { site, footer, embeds, notices, year, current, children } = props;
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader site={site} ticker={embeds.ticker} current={current} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        site={site}
        copy={footer}
        newsletter={embeds.newsletter}
        notices={notices}
        year={year}
      />
      <Behaviour run={startEmbeds} args={[]} />
      <SpeculationRules />
    </>
  );
}
