import { session } from '@/components/embeds/session';

/**
 * Draws the thread once in a tab: pauses its animation while it is out of sight, and ends it at once
 * where the tab has shown it before.
 */
export function playInSight(thread: Element): void {
  const storage = session();
  if ('thread' in storage) for (const animation of document.getAnimations()) animation.finish();
  const watch = (entries: IntersectionObserverEntry[]) => {
    // One call may report several changes.
    const isSeen = entries.at(-1)?.isIntersecting ?? false;
    thread.toggleAttribute('data-paused', !isSeen);
    if (isSeen) storage.thread = '';
  };
  new IntersectionObserver(watch, { threshold: 0.25 }).observe(thread);
}
