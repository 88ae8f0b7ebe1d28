import { session } from './session';

/**
 * Makes the ticker one line that asks first: where another page of the tab has hidden it or did not get
 * it, and where motion is to be reduced. Before the first paint, so that nothing moves.
 */
export default function askFirst(root: HTMLElement): void {
  if (session().ticker || matchMedia('(prefers-reduced-motion: reduce)').matches)
    root.dataset.embed = 'ask';
}
