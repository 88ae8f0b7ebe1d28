import type { ReactNode } from 'react';
import arrow from '@/components/styles/arrow.module.css';
import button from '@/components/styles/button.module.css';
import { Icon } from './icon';

type ActionLinkProps = {
  href: string;
  look: 'primary' | 'outline' | 'light' | 'text';
  /** Id of the text that says that the link opens in a new tab. If undefined, the link opens in the same tab. */
  newTabNoteId?: string;
  children: ReactNode;
};

export function ActionLink({ href, look, newTabNoteId, children }: ActionLinkProps) {
  return (
    <a
      className={`${button[look]} ${arrow.moves}`}
      href={href}
      {...(newTabNoteId && { target: '_blank', rel: 'noopener', 'aria-describedby': newTabNoteId })}
    >
      <span>{children}</span>
      {look === 'primary' ? null : (
        <Icon name={newTabNoteId ? 'arrow-up-right' : 'arrow-right'} size={20} />
      )}
    </a>
  );
}
