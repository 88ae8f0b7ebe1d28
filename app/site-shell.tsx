import type { ReactNode } from 'react';
import type { CountVisitsOptions } from '@/components/embeds/count-visits.behaviour';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { siteScriptUrl } from '@/lib/behaviours/bundle';
import { aboutPage, whatsappHref } from '@/lib/contact/contact-links';
import { getContent, getLogo } from '@/lib/content/content';
import { factsOf } from '@/lib/content/facts';
import { AccessibilityProse, DisclosuresProse, PrivacyProse } from '@/lib/content/prose';
import type { Screen } from '@/lib/site/paths';
import { counterOf } from '@/lib/site/providers';
import styles from './site-shell.module.css';

type SiteShellProps = {
  current?: Screen;
  /** The title that a WhatsApp chat begins with, of a page that visitors have questions about. */
  subject?: string;
  children: ReactNode;
};

export async function SiteShell({ current, subject, children }: SiteShellProps) {
  const { site, pages } = await getContent();
  const { logo } = await getLogo();
  const facts = factsOf(site);
  const counter: CountVisitsOptions | undefined = counterOf(site);
  const chat = site.whatsapp && whatsappHref(site.whatsapp, subject && aboutPage(subject));
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader
        site={site}
        logo={logo}
        ticker={pages.embeds.ticker}
        current={current}
        chat={chat}
      />
      <main id="content" tabIndex={-1} data-behaviour="scroll-to-top">
        {children}
      </main>
      <SiteFooter
        site={site}
        chat={chat}
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
      {counter ? (
        <div
          data-embed=""
          data-behaviour="count-visits"
          data-options={JSON.stringify(counter)}
          hidden
        />
      ) : null}
      <SpeculationRules />
      <script type="module" src={await siteScriptUrl()} />
    </>
  );
}
