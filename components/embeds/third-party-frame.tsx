import type { ReactNode } from 'react';
import { findProvider } from '@/lib/site/providers';
import styles from './third-party-frame.module.css';

type ThirdPartyFrameProps = {
  /** Of a provider that `lib/site/providers.ts` names. */
  url: string;
  /** The frame's name for screen readers. */
  title: string;
  /** What the frame may do; never lead the page away. */
  sandbox: string;
  /** In CSS pixels; without one, the frame is as high as what holds it. */
  height?: number;
  /** The words of the button where bytes count; the provider's name stands for {provider}. */
  show: string;
  /** What stands behind the frame until it has come. */
  children?: ReactNode;
};

/**
 * Another company's page in a frame: its space is reserved, and nothing is asked of its server before
 * the page has loaded, nor, where bytes count, before the visitor asks (`startEmbeds`).
 */
export function ThirdPartyFrame(props: ThirdPartyFrameProps) {
  const { url, title, sandbox, height, show, children } = props;
  return (
    <div className={styles.root} data-embed="" suppressHydrationWarning>
      {children}
      <iframe
        data-src={url}
        title={title}
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        // An empty frame is of our own origin, and browsers warn of one that may do all it will need.
        sandbox="allow-scripts"
        data-sandbox={sandbox}
        suppressHydrationWarning
      />
      <p className={styles.ask}>
        <button className={styles.show} type="button" data-show="">
          {show.replace('{provider}', findProvider(url)?.name ?? new URL(url).hostname)}
        </button>
      </p>
    </div>
  );
}
