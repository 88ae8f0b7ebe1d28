import { expect, type Page } from '@playwright/test';

/**
 * Presses Tab from where the focus is to the end of the page. Expects every control to get the focus
 * once, in the order of the document, and to show it: within the window, with a ring of 2 px or more
 * (WCAG 2.4.7). The contrast of rings is a test of the tokens; nothing on a page sticks over others.
 *
 * @returns the names of the controls
 */
export async function walkFocus(page: Page): Promise<string[]> {
  const expected = await page.evaluate(noteTabStops);
  const stops: FocusStop[] = [];
  // Each stop in a frame shows as the frame; a page that keeps the focus would never end.
  for (let presses = 0; presses < expected.length + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    if (stop.name !== 'IFRAME') stops.push(stop);
  }
  const names = stops.map(({ name }) => name);
  expect
    .soft(
      stops.map(({ index }) => index),
      `the order of ${names.join(', ')}`,
    )
    .toEqual(expected);
  expect.soft(stops.flatMap(({ name, faults }) => faults.map((it) => `${name} ${it}`))).toEqual([]);
  return names;
}

type FocusStop = {
  /** The index among the noted tab stops; -1 for an element that is none of them. */
  index: number;
  name: string;
  faults: string[];
};

/**
 * Notes where the Tab key should stop, in the order of the document, and returns the indexes of those
 * still to come. Leaves out frames, which are pages of their own. Runs in the page.
 */
function noteTabStops(): number[] {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const elements = [...document.querySelectorAll<HTMLElement>(stops)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'));
  Reflect.set(window, 'tabStops', elements);
  const current = elements.findIndex((element) => element === document.activeElement);
  return [...elements.keys()].slice(current + 1);
}

/** Describes the focused element; undefined at the end of the page. Runs in the page. */
async function inspectFocus(): Promise<FocusStop | undefined> {
  // The browser scrolls to the focused element with the next frame.
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  if (focused.matches('iframe')) return { index: -1, name: 'IFRAME', faults: [] };
  const isRinged = ['', '::before', '::after'].some((part) => {
    const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, part);
    const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return isDrawn && !outlineColor.endsWith(', 0)') && !(part && content === 'none');
  });
  const { top, bottom } = focused.getBoundingClientRect();
  const stops = Reflect.get(window, 'tabStops') as Element[];
  return {
    index: stops.indexOf(focused),
    name: `${focused.tagName} “${focused.textContent.trim() || focused.id}”`,
    faults: [
      ...(isRinged ? [] : ['has no visible ring']),
      ...(bottom > 0 && top < innerHeight ? [] : ['is not within the window']),
    ],
  };
}
