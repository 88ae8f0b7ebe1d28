import type { ReactNode } from 'react';
import { Behaviour } from '@/components/ui/behaviour';
import { escapeHtml } from '@/components/ui/escape-html';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import { findProvider } from '@/lib/site/providers';
import mapStyles from './map-frame.module.css';
import newsletterStyles from './newsletter-frame.module.css';
import styles from './third-party-frame.module.css';

type ThirdPartyFrameProps = {
  id: string;
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
  /** Stands in the frame's place until it is shown, and stays where it cannot be. */
  children: ReactNode;
};

/**
 * Another company's page in a frame: its space is reserved, and nothing is requested of its server
 * before the page has loaded, nor, where data is saved, before the visitor asks. It is seen only when
 * it has really arrived (`showFrame`).
 */
function ThirdPartyFrame(props: ThirdPartyFrameProps) {
  const { id, url, title, sandbox, height, show, children } = props;
  return (
    <div className={styles.root} id={id} data-embed="" data-show={nameProvider(show, url)}>
      {children}
      <iframe
        data-src={url}
        title={title}
        height={height}
        loading="lazy"
        // While empty, the frame is of our own origin, and browsers warn of one with both permissions.
        sandbox="allow-scripts"
        data-sandbox={sandbox}
        data-document={documentOf(url, title)}
      />
      {/* As a text, because React would put back on /contact what the behaviour has changed. */}
      <p className={styles.note} data-note="" dangerouslySetInnerHTML={{ __html: '' }} />
      <Behaviour module="embeds/show-frame" target={id} />
    </div>
  );
}

/**
 * The URL of a document with the provider's page in an object: an object can fail, a frame cannot. The
 * document is bound by the frame's sandbox, and its object with it.
 */
function documentOf(url: string, title: string): string {
  const html = `<meta charset=utf-8><body marginwidth=0 marginheight=0><object type=text/html width=100% height=100% align=top title="${escapeHtml(title)}" data="${escapeHtml(url)}">`;
  return `data:text/html,${encodeURIComponent(html)}`;
}

const nameProvider = (words: string, url: string) =>
  words.replace('{provider}', findProvider(url)?.name ?? new URL(url).hostname);

type MapFrameProps = {
  map: Site['map'];
  copy: Pages['embeds']['map'];
  /** Where the firm is; decoration, as the address and two links to maps stand beside it. */
  children: ReactNode;
};

/** The provider's map, over a drawing of our own. */
export function MapFrame({ map, copy, children }: MapFrameProps) {
  return (
    <div className={mapStyles.root}>
      <ThirdPartyFrame
        id="map"
        url={map.url}
        title={map.title}
        // OpenStreetMap's tiles need a Referer, which a frame without an origin does not send.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        show={copy.show}
      >
        {children}
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
          id="newsletter"
          url={url}
          title={title}
          height={height}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          show={copy.show}
        >
          <p className={styles.note}>{nameProvider(copy.waiting, url)}</p>
        </ThirdPartyFrame>
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
