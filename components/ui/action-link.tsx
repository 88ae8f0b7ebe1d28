import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './action-link.module.css';

type ActionLinkProps = {
  href: string;
  children: ReactNode;
  look: 'primary' | 'outline' | 'light' | 'text';
};

/** A link that is the next step of its section: a button's look, an address behind it. */
export function ActionLink({ href, children, look }: ActionLinkProps) {
  return (
    <a className={styles[look]} href={href}>
      <span>{children}</span>
      {look === 'primary' ? null : <Icon name="arrow-right" size={20} />}
    </a>
  );
}
