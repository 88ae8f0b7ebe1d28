import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import styles from './contact-form.module.css';

type OfflineNoticeProps = {
  /** Another object for each press, after which the notice has the focus. */
  press: object;
  /** The other ways to send the message. */
  children: ReactNode;
};

/** Tells that nothing was sent without a network, and offers to send it once there is one. */
export function OfflineNotice({ press, children }: OfflineNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [press]);
  const isBack = useSyncExternalStore(listenForNetwork, () => navigator.onLine);

  return (
    <Notice title={isBack ? 'You are back online' : 'You are offline'} ref={notice}>
      {isBack ? (
        <>
          <p>Your message has not been sent yet.</p>
          <button className={styles.submit} type="submit">
            Yes, send it now
          </button>
        </>
      ) : (
        <p>Nothing was sent. Your message stays here; you can send it when you are back.</p>
      )}
      {children}
    </Notice>
  );
}

function listenForNetwork(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}
