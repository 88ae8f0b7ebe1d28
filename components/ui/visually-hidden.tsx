import type { ReactNode } from 'react';

/** Words for those who hear the page rather than see it; styled in base.css. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span data-visually-hidden="">{children}</span>;
}
