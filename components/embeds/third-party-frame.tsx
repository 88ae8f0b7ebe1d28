import type { ReactNode } from 'react';
import styles from './third-party-frame.module.css';

type ThirdPartyFrameProps = {
  id: string;
  url: string;
  title: string;
  height?: number;
  /** Text of the button that loads the frame if data saving is on. */
  buttonText: string;
  children?: ReactNode;
};

/** Renders a frame over `children`, which stay visible until `show-frame.behaviour.ts` has loaded the frame. */
export function ThirdPartyFrame(props: ThirdPartyFrameProps) {
  const { id, url, title, height, buttonText, children } = props;
  return (
    <div className={styles.root} id={id} data-behaviour="show-frame" data-show={buttonText}>
      {children}
      <iframe data-src={url} title={title} height={height} loading="lazy" />
    </div>
  );
}
