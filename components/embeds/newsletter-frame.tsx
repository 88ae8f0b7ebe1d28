import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import { insertProviderName, ThirdPartyFrame } from './third-party-frame';
import styles from './third-party-frame.module.css';

/**
 * Sandbox of the site's own newsletter form. `allow-same-origin` lets the form use the site's form service, style
 * sheets and fonts. Scripts are not allowed, because a same-origin script could remove the sandbox.
 */
const OWN_SANDBOX = 'allow-forms allow-same-origin';

type NewsletterFrameProps = {
  newsletter: Site['newsletter'];
  linkText: string;
  copy: Pages['embeds']['newsletter'];
};

export function NewsletterFrame({ newsletter, linkText, copy }: NewsletterFrameProps) {
  const { url, title, height } = newsletter;
  return (
    <div className={styles.newsletter}>
      {url ? (
        <>
          <ThirdPartyFrame
            id="newsletter"
            url={url}
            title={title}
            height={height}
            sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            buttonText={copy.show}
          >
            <p className={styles.note}>{insertProviderName(copy.waiting, url)}</p>
          </ThirdPartyFrame>
          <a href={url}>{linkText}</a>
        </>
      ) : (
        <iframe
          src={paths.newsletter}
          title={title}
          height={height}
          loading="lazy"
          // In development, the sandbox would block the scripts that Next.js adds, and the browser would log errors.
          sandbox={process.env.NODE_ENV === 'development' ? undefined : OWN_SANDBOX}
        />
      )}
    </div>
  );
}
