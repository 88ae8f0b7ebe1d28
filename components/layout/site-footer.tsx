import { Fragment } from 'react';
import { NewsletterFrame } from '@/components/embeds/newsletter-frame';
import { Selvedge } from '@/components/ui/selvedge';
import { placeOf, telephoneHref } from '@/lib/contact/contact-links';
import { describeHours } from '@/lib/content/opening-hours';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { Logo } from '@/lib/images/image-index';
import { FooterNotices, type Notices } from './footer-notices';
import { Wordmark } from '@/components/ui/wordmark';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

type SiteFooterProps = {
  site: Site;
  /** The URL of a WhatsApp chat about this page, where the firm has a number there. */
  chat?: string | undefined;
  logo: Logo;
  copy: Pages['footer'];
  /** The words in the newsletter's frame where data is saved. */
  newsletter: Pages['embeds']['newsletter'];
  notices: Notices;
  /** The year of the build, until the visitor's own replaces it. */
  year: number;
};

/** The firm, its main pages, how to reach it, the newsletter, and the legal notices. */
export function SiteFooter(props: SiteFooterProps) {
  const { site, chat, logo, copy, newsletter, notices, year } = props;
  const openingHours = describeHours(site.openingHours);
  const registered = [
    site.rcNumber,
    site.regulator,
    ...site.registrations.map(({ body, number }) => `${body}: ${number}`),
  ].filter((line) => line !== undefined);
  return (
    <footer className={styles.root} data-ground="dark">
      <Selvedge direction="across" />
      <div className={styles.head}>
        <Wordmark logo={logo} firm={{ shortName: site.shortName }} size={40} ground="dark" />
        <p className={styles.warning}>{copy.warning}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.firm} data-screen-only="">
          <p>{site.description}</p>
          <SocialLinks social={site.social} />
        </div>
        <nav className={styles.links} aria-labelledby="quick-links">
          <h2 className={styles.heading} id="quick-links">
            {copy.quickLinks}
          </h2>
          <ul role="list">
            {site.quickLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <h2 className={styles.heading}>{copy.contact}</h2>
          <address>
            {site.address.street},<br />
            {placeOf(site.address)}
          </address>
          {site.phones.map((phone) => (
            <Fragment key={phone}>
              <a href={telephoneHref(phone)}>{phone}</a>{' '}
            </Fragment>
          ))}
          <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
          {chat ? <a href={chat}>WhatsApp</a> : null}
          {openingHours && <p>{openingHours}</p>}
        </div>
        {site.newsletter.show ? (
          <div className={styles.newsletter} data-screen-only="">
            <h2 className={styles.heading}>{copy.newsletter.title}</h2>
            <p>{copy.newsletter.text}</p>
            <NewsletterFrame
              newsletter={site.newsletter}
              linkText={copy.newsletter.link}
              copy={newsletter}
            />
          </div>
        ) : null}
      </div>
      <div className={styles.legal}>
        {registered.length > 0 ? (
          <ul className={styles.registered} role="list">
            {registered.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        <FooterNotices copy={copy} notices={notices} />
        <p className={styles.copyright}>
          © <span data-behaviour="show-year">{year}</span> {site.name}
        </p>
      </div>
    </footer>
  );
}
