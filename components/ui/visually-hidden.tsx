import type { ReactNode } from 'react';

type VisuallyHiddenProps = { children: ReactNode; role?: 'status' };

/** Text for screen readers only; base.css hides it. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span data-visually-hidden="" role={role}>
      {children}
    </span>
  );
}
