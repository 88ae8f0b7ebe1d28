import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { siteScriptUrl } from '@/app/scripts/bundle-scripts';
import { formatOpening, whatsappHref } from '@/lib/contact/contact-links';
import { getContent } from '@/lib/content/content';
import { findLogo } from '@/lib/content/queries';
import { getAnalytics } from '@/lib/site/providers';
import styles from './site-shell.module.css';

/** Prefetches pages, but not files such as `/feed.xml`. Chrome ignores these rules if Data Saver is on. */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

type SiteShellProps = {
  currentPath?: string;
  /** Page title to quote in the opening line of a WhatsApp chat. */
  chatSubject?: string | undefined;
  children: ReactNode;
};

export async function SiteShell({ currentPath, chatSubject, children }: SiteShellProps) {
  if (process.env.NODE_ENV === 'development') {
    const { throwContentErrors } = await import('./development-check');
    await throwContentErrors();
  }
  const content = await getContent();
  const { site, pages } = content;
  const logo = findLogo(content);
  const counter = getAnalytics(site);
  const whatsappUrl =
    site.whatsapp && whatsappHref(site.whatsapp, chatSubject && formatOpening(chatSubject));
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader
        site={site}
        logo={logo}
        figures={pages.figures}
        currentPath={currentPath}
        whatsappUrl={whatsappUrl}
      />
      <main id="content" tabIndex={-1} data-behaviour="scroll-to-top">
        {children}
      </main>
      <SiteFooter site={site} logo={logo} copy={pages.footer} whatsappUrl={whatsappUrl} />
      {counter ? (
        <div data-behaviour="count-visits" data-options={JSON.stringify(counter)} hidden />
      ) : null}
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
      <script type="module" src={await siteScriptUrl()} />
    </>
  );
}
