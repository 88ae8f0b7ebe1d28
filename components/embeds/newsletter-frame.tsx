import type { Site } from '@/lib/content/site-schema';
import styles from './newsletter-frame.module.css';

/** Our own sign-up page, for a site whose newsletter provider is not set. */
const OWN_FORM = '/embeds/newsletter';

type NewsletterFrameProps = { newsletter: Site['newsletter']; linkText: string };

/** The campaign provider's sign-up form in a frame, and a link that works where frames do not. */
export function NewsletterFrame({ newsletter, linkText }: NewsletterFrameProps) {
  const url = newsletter.url ?? OWN_FORM;
  return (
    <div className={styles.root}>
      <iframe
        src={url}
        title={newsletter.title}
        height={newsletter.height}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      <a href={url}>{linkText}</a>
    </div>
  );
}
