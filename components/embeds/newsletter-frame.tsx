import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import styles from './newsletter-frame.module.css';
import { ThirdPartyFrame } from './third-party-frame';

/**
 * Our own page has an origin of nobody's in its frame, so that the frame is one. The development
 * server gives no styles to such.
 */
const OWN_SANDBOX =
  process.env.NODE_ENV === 'development'
    ? 'allow-forms allow-scripts allow-same-origin'
    : 'allow-forms allow-scripts';

type NewsletterFrameProps = {
  newsletter: Site['newsletter'];
  /** The link that works where the frame does not. */
  linkText: string;
  copy: Pages['embeds']['newsletter'];
};

/**
 * The campaign provider's sign-up form in a frame, or our own page while none is set, and a link to
 * it that works where frames do not.
 */
export function NewsletterFrame({ newsletter, linkText, copy }: NewsletterFrameProps) {
  const { url, title, height } = newsletter;
  return (
    <div className={styles.root}>
      {url ? (
        <ThirdPartyFrame
          url={url}
          title={title}
          height={height}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          show={copy.show}
        />
      ) : (
        <iframe
          src={paths.newsletter}
          title={title}
          height={height}
          loading="lazy"
          sandbox={OWN_SANDBOX}
        />
      )}
      <a href={url ?? paths.newsletter}>{linkText}</a>
    </div>
  );
}
