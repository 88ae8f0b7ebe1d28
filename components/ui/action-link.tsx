import type { ReactNode } from 'react';
import arrow from '@/components/styles/arrow.module.css';
import button from '@/components/styles/button.module.css';
import { Icon } from './icon';

type ActionLinkProps = {
  href: string;
  look: 'primary' | 'outline' | 'light' | 'text';
  /** Id of the element that announces the new tab. If set, the link opens in a new tab. */
  newTab?: string;
  children: ReactNode;
};

export function ActionLink({ href, look, newTab, children }: ActionLinkProps) {
  return (
    <a
      className={`${button[look]} ${arrow.moves}`}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener', 'aria-describedby': newTab })}
    >
      <span>{children}</span>
      {look === 'primary' ? null : (
        <Icon name={newTab ? 'arrow-up-right' : 'arrow-right'} size={20} />
      )}
    </a>
  );
}
