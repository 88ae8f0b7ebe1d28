import type { Pages } from '@/lib/content/pages-schema';
import type { Site } from '@/lib/content/site-schema';
import { paths } from '@/lib/site/paths';
import styles from './newsletter-frame.module.css';
import { ThirdPartyFrame } from './third-party-frame';

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
          sandbox="allow-forms allow-scripts"
        />
      )}
      <a href={url ?? paths.newsletter}>{linkText}</a>
    </div>
  );
}
