/** What a visitor does in several events: the event that begins it, and the one that ends it. */
const ACTIONS = [
  ['compositionstart', 'compositionend'],
  ['keydown', 'keyup'],
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
] as const;

/** In milliseconds: on a touch screen, a press ends before its click. */
const CLICK = 300;

/**
 * Watches what a visitor does in an element: keys, presses, letters of an input method.
 *
 * @param onEnd is called after each action, its letter and its click included
 * @returns tells whether an action is under way
 */
export function watchActions(element: HTMLElement, onEnd: () => void): () => boolean {
  const underWay = new Set<string>();
  for (const [start, end] of ACTIONS) {
    element.addEventListener(start, () => underWay.add(start));
    addEventListener(end, () => {
      underWay.delete(start);
      setTimeout(onEnd, end === 'pointerup' ? CLICK : 0);
    });
  }
  // In another window, an action may end unseen.
  addEventListener('blur', () => {
    underWay.clear();
    onEnd();
  });
  return () => underWay.size > 0;
}
