import type { ReactNode } from 'react';
import { changedBeforeHydration } from '@/components/ui/behaviour';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import { findProvider } from '@/lib/site/providers';
import mapStyles from './map-frame.module.css';
import newsletterStyles from './newsletter-frame.module.css';
import styles from './third-party-frame.module.css';

type ThirdPartyFrameProps = {
  /** Of a provider in `lib/site/providers.ts`. */
  url: string;
  /** The frame's name for screen readers. */
  title: string;
  /** What the frame may do; never navigate the page. */
  sandbox: string;
  /** In CSS pixels; without one, the frame is as high as its container. */
  height?: number;
  /** The words of the button where data is saved; the provider's name replaces {provider}. */
  show: string;
  /** Behind the frame, until it is shown. */
  children?: ReactNode;
};

/**
 * Another company's page in a frame: its space is reserved, and nothing is requested of its server
 * before the page has loaded, nor, where data is saved, before the visitor asks (`startEmbeds`).
 */
export function ThirdPartyFrame(props: ThirdPartyFrameProps) {
  const { url, title, sandbox, height, show, children } = props;
  return (
    <div className={styles.root} data-embed="" {...changedBeforeHydration}>
      {children}
      <iframe
        data-src={url}
        title={title}
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        // While empty, the frame is of our own origin, and browsers warn of one with both permissions.
        sandbox="allow-scripts"
        data-sandbox={sandbox}
        {...changedBeforeHydration}
      />
      <p className={styles.ask}>
        <button className={styles.show} type="button" data-show="">
          {show.replace('{provider}', findProvider(url)?.name ?? new URL(url).hostname)}
        </button>
      </p>
    </div>
  );
}

type MapFrameProps = { map: Site['map']; copy: Pages['embeds']['map'] };

/** The map. The contact cards have the address in words and two links to maps. */
export function MapFrame({ map, copy }: MapFrameProps) {
  return (
    <div className={mapStyles.root}>
      <ThirdPartyFrame
        url={map.url}
        title={map.title}
        // OpenStreetMap's tiles need a Referer, which a frame without an origin does not send.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        show={copy.show}
      >
        <noscript className={mapStyles.link}>
          <a href={map.url}>{copy.link}</a>
        </noscript>
      </ThirdPartyFrame>
    </div>
  );
}

/**
 * The site's own page keeps its origin: the form service answers no other, and its styles and fonts
 * are the site's. It has no script and may run none: with both permissions, a script could remove the
 * sandbox and reach the page around it.
 */
const OWN_SANDBOX = 'allow-forms allow-same-origin';

type NewsletterFrameProps = {
  newsletter: Site['newsletter'];
  /** The link that works where the frame does not. */
  linkText: string;
  copy: Pages['embeds']['newsletter'];
};

/** The campaign provider's sign-up form, or the site's own page while no provider is set. */
export function NewsletterFrame({ newsletter, linkText, copy }: NewsletterFrameProps) {
  const { url, title, height } = newsletter;
  return (
    <div className={newsletterStyles.root}>
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
