import type { ReactNode } from 'react';
import { escapeHtml } from '@/lib/site/escape';
import { findProvider } from '@/lib/site/providers';
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
 * it has really arrived (`show-frame.behaviour.ts`).
 */
export function ThirdPartyFrame(props: ThirdPartyFrameProps) {
  const { id, url, title, sandbox, height, show, children } = props;
  return (
    <div
      className={styles.root}
      id={id}
      data-behaviour="show-frame"
      data-embed=""
      data-show={nameProvider(show, url)}
    >
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
      <p className={styles.note} data-note="" />
    </div>
  );
}

/**
 * The URL of a document with the provider's page in an object: an object can fail, a frame cannot. The
 * document is bound by the frame's sandbox, and its object with it. SVG, because an HTML document as high
 * as its frame needs a style, which the policy refuses, or quirks mode.
 */
function documentOf(url: string, title: string): string {
  const object = `<object xmlns="http://www.w3.org/1999/xhtml" type="text/html" width="100%" height="100%" align="top" title="${escapeHtml(title)}" data="${escapeHtml(url)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject width="100%" height="100%">${object}</foreignObject></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The words of a button or a note, with the name of the provider of a URL. */
export const nameProvider = (words: string, url: string) =>
  words.replace('{provider}', findProvider(url)?.name ?? new URL(url).hostname);
