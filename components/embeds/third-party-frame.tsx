import type { ReactNode } from 'react';
import { escapeHtml } from '@/lib/site/escape';
import { findFrameProvider } from '@/lib/site/providers';
import styles from './third-party-frame.module.css';

type ThirdPartyFrameProps = {
  id: string;
  url: string;
  title: string;
  /** Must not contain `allow-top-navigation`, because the frame could then replace our page. */
  sandbox: string;
  height?: number;
  /** Text of the button that loads the frame if Save-Data is on. `{provider}` becomes the provider's name. */
  buttonText: string;
  children: ReactNode;
};

/**
 * A frame with reserved space for a third-party page. `show-frame.behaviour.ts` loads the third-party page after our
 * own page or, under Save-Data, after a click. Until the third-party page has loaded, visitors see `children` instead.
 */
export function ThirdPartyFrame(props: ThirdPartyFrameProps) {
  const { id, url, title, sandbox, height, buttonText, children } = props;
  return (
    <div
      className={styles.root}
      id={id}
      data-behaviour="show-frame"
      data-embed=""
      data-show={insertProviderName(buttonText, url)}
    >
      {children}
      <iframe
        data-src={url}
        title={title}
        height={height}
        loading="lazy"
        // Temporary value. `show-frame.behaviour.ts` replaces it with `data-sandbox` when it loads the third-party page.
        // Until then, the frame has our origin, so browsers would warn about `allow-same-origin` with `allow-scripts`.
        sandbox="allow-scripts"
        data-sandbox={sandbox}
        data-document={createDocumentUrl(url, title)}
      />
      <p className={styles.note} data-note="" />
    </div>
  );
}

/**
 * Returns the `data:` URL of a document that contains the provider's page in an `<object>`. Scripts can detect that
 * an `<object>` has failed to load, but not that a frame has. The frame's sandbox also applies to the `<object>`.
 *
 * The document is SVG, because an `<object>` in HTML would fill the frame only in quirks mode or with a style,
 * which the Content-Security-Policy blocks.
 */
function createDocumentUrl(url: string, title: string): string {
  const object = `<object xmlns="http://www.w3.org/1999/xhtml" type="text/html" width="100%" height="100%" align="top" title="${escapeHtml(title)}" data="${escapeHtml(url)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject width="100%" height="100%">${object}</foreignObject></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const insertProviderName = (text: string, url: string) =>
  text.replace('{provider}', findFrameProvider(url)?.name ?? new URL(url).hostname);
