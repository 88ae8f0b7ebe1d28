import { useEffect, useRef, type ReactNode } from 'react';
import styles from './offline-notice.module.css';

type OfflineNoticeProps = {
  /** Whether there is a network again. */
  isBack: boolean;
  /** The other ways to send the message. */
  children: ReactNode;
};

/** Why nothing was sent without a network, and the offer to send once there is one. */
export function OfflineNotice({ isBack, children }: OfflineNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);

  return (
    <div className={styles.root} ref={root} role="alert" tabIndex={-1}>
      <h3>{isBack ? 'You are back online' : 'You are offline'}</h3>
      {isBack ? (
        <>
          <p>Your message has not been sent yet.</p>
          <button className={styles.again} type="submit">
            Yes, send it now
          </button>
        </>
      ) : (
        <p>Nothing was sent. Your message stays here; you can send it when you are back.</p>
      )}
      {children}
    </div>
  );
}
