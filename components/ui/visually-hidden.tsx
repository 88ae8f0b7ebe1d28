import type { ReactNode } from 'react';

/** Text for screen readers only; base.css hides it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span data-visually-hidden="">{children}</span>;
}
