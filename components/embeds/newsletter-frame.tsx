import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import { nameProvider, ThirdPartyFrame } from './third-party-frame';
import styles from './third-party-frame.module.css';

/**
 * The site's own page keeps its origin, because it uses the site's form service, styles and fonts. It may run no
 * script, because a script with both permissions could remove the sandbox.
 */
const OWN_SANDBOX = 'allow-forms allow-same-origin';

type NewsletterFrameProps = {
  newsletter: Site['newsletter'];
  /** The text of the link to the provider's page, for browsers that block the frame. */
  linkText: string;
  copy: Pages['embeds']['newsletter'];
};

/** The campaign provider's sign-up form, or the site's own page while no provider is set. */
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
            show={copy.show}
          >
            <p className={styles.note}>{nameProvider(copy.waiting, url)}</p>
          </ThirdPartyFrame>
          <a href={url}>{linkText}</a>
        </>
      ) : (
        <iframe
          src={paths.newsletter}
          title={title}
          height={height}
          loading="lazy"
          // In development, Next's scripts would log errors about the sandbox.
          sandbox={process.env.NODE_ENV === 'development' ? undefined : OWN_SANDBOX}
        />
      )}
    </div>
  );
}
