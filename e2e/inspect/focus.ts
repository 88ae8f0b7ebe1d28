import { expect, type Page } from '@playwright/test';

/** One stop of a walk with the Tab key. */
type FocusStop = {
  /** The index among the tab stops noted before; -1 when it is none of them. */
  index: number;
  /** What has the focus, for failure messages. */
  name: string;
  /** Why a visitor could not see that it has the focus. */
  faults: string[];
};

/**
 * Presses Tab from where the focus is to the end of the page, and checks that every control gets the
 * focus once, in the order of the document, and shows it.
 *
 * @returns the names of the controls
 */
export async function walkFocus(page: Page): Promise<string[]> {
  const ahead = await page.evaluate(noteTabStops);
  const stops: FocusStop[] = [];
  // Each stop of a frame shows as the frame; a page that keeps the focus would never end.
  for (let presses = 0; presses < ahead.length + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    if (stop.name !== 'iframe') stops.push(stop);
  }
  const where = page.viewportSize()?.width;
  expect
    .soft(
      stops.map(({ index }) => index),
      `the order at ${where} px: ${stops.map(({ name }) => name).join(', ')}`,
    )
    .toEqual(ahead);
  expect
    .soft(
      stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
      `at ${where} px`,
    )
    .toEqual([]);
  return stops.map(({ name }) => name);
}

/**
 * Notes what the Tab key should stop at, in the order of the document, and returns the indexes of
 * those still to come. Leaves out frames, which are pages of their own. Runs in the page.
 */
function noteTabStops(): number[] {
  const stops = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'];
  const elements = [...document.querySelectorAll<HTMLElement>(stops.join())].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled'),
  );
  Reflect.set(window, 'tabStops', elements);
  const current = elements.findIndex((element) => element === document.activeElement);
  return [...elements.keys()].slice(current + 1);
}

/**
 * Returns what has the focus and whether that can be seen: within the window, not covered, with a ring
 * of 2 px or more in a colour of 3:1 against its background (WCAG 2.4.7, 2.4.11, 1.4.11); undefined at
 * the end of the page. Runs in the page and is self-contained.
 */
async function inspectFocus(): Promise<FocusStop | undefined> {
  // The browser scrolls to what it has focused with the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const name = `${focused.tagName.toLowerCase()} “${focused.textContent.trim() || focused.id}”`;
  if (focused.matches('iframe')) return { index: -1, name: 'iframe', faults: [] };

  /** Red, green, blue and alpha of a computed colour; no alpha is an opaque one. */
  const parse = (color: string) => [...color.matchAll(/[\d.]+/g)].map(Number);
  const isOpaque = (color: string) => (parse(color)[3] ?? 1) === 1;
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = parse(color).map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return isOpaque(backgroundColor) ? backgroundColor : backgroundOf(element.parentElement);
  };

  // A link over several lines is where its first line is; a tall field is where its text begins.
  const [line = focused.getBoundingClientRect()] = focused.getClientRects();
  const isTall = line.height > 100;
  const box = new DOMRect(line.x, line.y, line.width, isTall ? 36 : line.height);
  const isWithinWindow = (by: number) =>
    Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) > by - 1;

  const rings = ['', '::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(focused, part);
    const [width, offset] = [parseFloat(style.outlineWidth), parseFloat(style.outlineOffset)];
    if ((part && style.content === 'none') || style.outlineStyle === 'none') return [];
    if (width < 2 || !isOpaque(style.outlineColor)) return [];
    const background = backgroundOf(offset < 0 ? focused : focused.parentElement);
    if (contrast(style.outlineColor, background) < 3) return [];
    return [{ isWhole: part !== '' || isTall || isWithinWindow(width + offset) }];
  });
  // Of what is higher than the window, a part shows.
  const middle = Math.max(box.y + box.height / 2, isTall ? innerHeight / 2 : 0);
  const hit = document.elementFromPoint(box.x + box.width / 2, middle);

  const stops: unknown = Reflect.get(window, 'tabStops');
  return {
    index: Array.isArray(stops) ? stops.indexOf(focused) : -1,
    name,
    faults: [
      ...(isTall || isWithinWindow(0) ? [] : ['is not within the window']),
      ...(focused.contains(hit) ? [] : [`is covered by ${hit?.tagName ?? 'nothing'}`]),
      ...(rings.length > 0 ? [] : ['has no ring that can be seen']),
      ...(rings.every(({ isWhole }) => isWhole) ? [] : ['has a ring cut by the window']),
    ],
  };
}
