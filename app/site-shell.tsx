import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { Behaviour } from '@/components/ui/behaviour';
import { BlockRenderUntil } from '@/components/ui/block-render-until';
import { getContent, getMarks } from '@/lib/content/content';
import { factsOf } from '@/lib/content/facts';
import { AccessibilityProse, DisclosuresProse, PrivacyProse } from '@/lib/content/prose';
import type { Screen } from '@/lib/site/paths';
import styles from './site-shell.module.css';

type SiteShellProps = { current?: Screen; children: ReactNode };

export async function SiteShell({ current, children }: SiteShellProps) {
  const { site, pages } = await getContent();
  const { logo } = await getMarks();
  const facts = factsOf(site);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader site={site} logo={logo} ticker={pages.embeds.ticker} current={current} />
      <BlockRenderUntil id="content" />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        site={site}
        logo={logo}
        copy={pages.footer}
        newsletter={pages.embeds.newsletter}
        notices={{
          privacy: <PrivacyProse {...facts} />,
          disclosures: <DisclosuresProse {...facts} />,
          accessibility: <AccessibilityProse {...facts} />,
        }}
        year={new Date().getFullYear()}
      />
      <Behaviour module="embeds/start-embeds" />
      <SpeculationRules />
      <link rel="stylesheet" href="/print.css" media="print" />
    </>
  );
}
