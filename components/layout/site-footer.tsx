import { Fragment } from 'react';
import { ThirdPartyFrame } from '@/components/embeds/third-party-frame';
import { Selvedge } from '@/components/ui/selvedge';
import { telephoneHref } from '@/lib/contact/contact-links';
import type { Logo } from '@/lib/content/queries';
import { noticeTitles } from '@/lib/site/labels';
import { describeHours } from '@/lib/firm/opening-hours';
import { noticeIds, paths } from '@/lib/site/paths';
import list from '@/components/styles/list.module.css';
import text from '@/components/styles/text.module.css';
import { Wordmark } from '@/components/ui/wordmark';
import type { Pages, Site } from '@/lib/content/collections';
import { formatLocality } from '@/lib/firm/address';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

type SiteFooterProps = {
  site: Site;
  logo: Logo;
  copy: Pages['footer'];
  whatsappUrl?: string | undefined;
};

export function SiteFooter({ site, logo, copy, whatsappUrl }: SiteFooterProps) {
  const openingHours = describeHours(site.openingHours);
  const registrationLines = [
    site.rcNumber,
    site.regulator,
    ...site.registrations.map(({ body, number }) => `${body}: ${number}`),
  ].filter((line) => line !== undefined);
  return (
    <footer data-ground="dark">
      <Selvedge direction="across" />
      <div className={styles.root}>
        <Wordmark logo={logo} site={site} background="dark" />
        <p className={styles.warning}>{copy.warning}</p>
        <div data-screen-only="">
          <p>{site.description}</p>
          <SocialLinks social={site.social} />
        </div>
        <nav className={list.links} aria-labelledby="quick-links">
          <h2 className={text.label} id="quick-links">
            Quick Links
          </h2>
          <ul role="list">
            {site.quickLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={list.links}>
          <h2 className={text.label}>Contact</h2>
          <address>
            {site.address.street},<br />
            {formatLocality(site.address)}
          </address>
          {site.phones.map((phone) => (
            <Fragment key={phone}>
              <a href={telephoneHref(phone)}>{phone}</a>{' '}
            </Fragment>
          ))}
          <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
          {whatsappUrl ? <a href={whatsappUrl}>WhatsApp</a> : null}
          {openingHours && <p>{openingHours}</p>}
        </div>
        {site.newsletter.url ? (
          <div className={styles.newsletter} data-screen-only="">
            <h2 className={text.label}>{copy.newsletter.title}</h2>
            <p>{copy.newsletter.text}</p>
            <ThirdPartyFrame
              {...site.newsletter}
              url={site.newsletter.url}
              id="newsletter"
              buttonText="Show the sign-up form"
            />
            <a href={site.newsletter.url}>Open the form on a page of its own</a>
          </div>
        ) : null}
        <div className={styles.legal}>
          {registrationLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ul className={list.row} role="list" data-screen-only="">
            {noticeIds.map((id) => (
              <li key={id}>
                <a href={paths.notice(id)}>{noticeTitles[id]}</a>
              </li>
            ))}
          </ul>
          <p>
            © <span data-behaviour="show-year">{new Date().getFullYear()}</span> {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}
