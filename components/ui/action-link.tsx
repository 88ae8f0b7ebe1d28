import type { ReactNode } from 'react';
import styles from './action-link.module.css';
import { Icon } from './icon';

type ActionLinkProps = {
  href: string;
  look: 'primary' | 'outline' | 'light' | 'text';
  children: ReactNode;
};

/** A link that is the next step of its section: it looks like a button and leads to an address. */
export function ActionLink({ href, look, children }: ActionLinkProps) {
  return (
    <a className={styles[look]} href={href}>
      <span>{children}</span>
      {look === 'primary' ? null : <Icon name="arrow-right" size={20} />}
    </a>
  );
}
