import type { ReactNode } from 'react';
import type { CountVisitsOptions } from '@/components/embeds/count-visits.behaviour';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { siteScriptUrl } from '@/app/scripts/bundle-scripts';
import { aboutPage, whatsappHref } from '@/lib/contact/contact-links';
import { getContent } from '@/lib/content/content';
import { findLogo } from '@/lib/content/queries';
import { counterOf } from '@/lib/site/providers';
import styles from './site-shell.module.css';

/**
 * Lets browsers fetch a page of this site while the visitor's finger or pointer is on its link. Files
 * are left out; Chrome itself fetches nothing early when the visitor saves data.
 */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

type SiteShellProps = {
  current?: string;
  /** The title that a WhatsApp chat begins with, of a page that visitors have questions about. */
  subject?: string | undefined;
  children: ReactNode;
};

export async function SiteShell({ current, subject, children }: SiteShellProps) {
  if (process.env.NODE_ENV === 'development') {
    const { throwContentErrors } = await import('./development-check');
    await throwContentErrors();
  }
  const content = await getContent();
  const { site, pages } = content;
  const logo = findLogo(content);
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
        search={pages.blog.search}
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
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
      <script type="module" src={await siteScriptUrl()} />
    </>
  );
}
