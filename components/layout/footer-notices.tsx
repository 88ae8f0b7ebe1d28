import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import styles from './footer-notices.module.css';

const noticeIds = ['privacy', 'disclosures', 'accessibility'] as const;

/** The long texts behind the three disclosures. */
export type Notices = Record<(typeof noticeIds)[number], ReactNode>;

type FooterNoticesProps = { copy: Pages['footer']; notices: Notices };

export function FooterNotices({ copy, notices }: FooterNoticesProps) {
  return (
    <div className={styles.root} data-screen-only="">
      {noticeIds.map((id) => (
        <details key={id}>
          <summary>
            {copy[id]}
            <Icon name="caret-down" size={18} />
          </summary>
          {/* A link to a part of closed details opens them; a link to the details does not. */}
          <div className={styles.text} id={id}>
            {notices[id]}
          </div>
        </details>
      ))}
    </div>
  );
}
