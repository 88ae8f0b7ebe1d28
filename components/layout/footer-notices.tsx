import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './footer-notices.module.css';

/** The long texts behind the three disclosures. */
export type Notices = Record<(typeof order)[number], ReactNode>;

const order = ['privacy', 'disclosures', 'accessibility'] as const;

type FooterNoticesProps = { titles: Record<keyof Notices, string>; notices: Notices };

/** What law and care ask us to say, each text behind its title until somebody wants it. */
export function FooterNotices({ titles, notices }: FooterNoticesProps) {
  return (
    <div className={styles.root}>
      {order.map((id) => (
        <details key={id}>
          <summary>
            {titles[id]}
            <Icon name="caret-down" size={18} />
          </summary>
          {/* A link to a part of closed details opens them; a link to the details itself does not. */}
          <div className={styles.text} id={id}>
            {notices[id]}
          </div>
        </details>
      ))}
    </div>
  );
}
