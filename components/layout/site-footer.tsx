import { NewsletterFrame } from '@/components/embeds/newsletter-frame';
import { Behaviour } from '@/components/ui/behaviour';
import { Selvedge } from '@/components/ui/selvedge';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { emailHref, telephoneHref } from '@/lib/contact/contact-links';
import { FooterNotices, type Notices } from './footer-notices';
import { Logo } from './logo';
import { showCurrentYear } from './site-footer.behaviour';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

type SiteFooterProps = {
  site: Site;
  copy: Pages['footer'];
  /** What stands in the newsletter's frame where bytes count. */
  newsletter: Pages['embeds']['newsletter'];
  notices: Notices;
  /** The year of the build, until the visitor's own replaces it. */
  year: number;
};

/** The firm once more, where to go next, the newsletter, and what the law and care ask us to say. */
export function SiteFooter({ site, copy, newsletter, notices, year }: SiteFooterProps) {
  return (
    <footer className={styles.root} data-ground="dark">
      <Selvedge direction="across" />
      <div className={styles.columns}>
        <div className={styles.firm}>
          <Logo name={site.shortName} shortName={site.shortName} size={40} />
          <p>{site.description}</p>
          <SocialLinks social={site.social} />
        </div>
        <nav className={styles.links} aria-labelledby="quick-links">
          <h2 id="quick-links">{copy.quickLinks}</h2>
          <ul role="list">
            {site.quickLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <h2>{copy.contact}</h2>
          <address>
            {site.address.street},<br />
            {site.address.district}, {site.address.city}
          </address>
          {site.phones.map((phone) => (
            <a key={phone} href={telephoneHref(phone)}>
              {phone}
            </a>
          ))}
          <a href={emailHref(site.email)}>{site.email}</a>
          {site.openingHours ? <p>{site.openingHours}</p> : null}
        </div>
        <div className={styles.newsletter}>
          <h2>{copy.newsletter.title}</h2>
          <p>{copy.newsletter.text}</p>
          <NewsletterFrame
            newsletter={site.newsletter}
            linkText={copy.newsletter.link}
            copy={newsletter}
          />
        </div>
      </div>
      <div className={styles.legal}>
        <div className={styles.warning}>
          <p>{copy.warning}</p>
          {site.rcNumber ? <p>{site.rcNumber}</p> : null}
          {site.regulator ? <p>{site.regulator}</p> : null}
        </div>
        <FooterNotices titles={copy} notices={notices} />
        <p className={styles.copyright}>
          ©{' '}
          <span id="copyright-year" suppressHydrationWarning>
            {year}
          </span>{' '}
          {site.name}
        </p>
        <Behaviour run={showCurrentYear} args={['copyright-year']} />
      </div>
    </footer>
  );
}
