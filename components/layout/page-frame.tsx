import type { ReactNode } from 'react';
import type { Pages } from '@/lib/content/pages-schema';
import type { Site } from '@/lib/content/site-schema';
import type { Screen } from '@/lib/site/paths';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SpeculationRules } from './speculation-rules';

export type PageFrameProps = {
  site: Site;
  footer: Pages['footer'];
  notices: Parameters<typeof SiteFooter>[0]['notices'];
  year: number;
  current: Screen | undefined;
  children: ReactNode;
};

/** What stands around every screen: a way past the header, the header, the footer. */
export function PageFrame({ site, footer, notices, year, current, children }: PageFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader site={site} current={current} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} copy={footer} notices={notices} year={year} />
      <SpeculationRules />
    </>
  );
}
