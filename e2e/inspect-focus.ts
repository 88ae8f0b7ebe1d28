/** One stop of a walk with the Tab key. */
export type FocusStop = {
  /** The place in `tabStops()` of what has the focus; -1 when it is none of them. */
  index: number;
  /** What it is, for the one who reads a failure. */
  name: string;
  /** Why a visitor could not see that it has the focus. */
  faults: string[];
};

/**
 * Notes all that the Tab key should stop at, in the order of the document, and answers with the places
 * of those still to come. Frames are left out: what is in them is a page of its own. Runs in the page.
 */
export function noteTabStops(): number[] {
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
 * What has the focus, and whether it can be seen: within the window, covered by nothing, with a ring
 * of 2 px or more in a colour of 3:1 against its ground (WCAG 2.4.7, 2.4.11, 1.4.11). Answers with
 * nothing at the end of the page. Runs in the page and is self-contained.
 */
export async function inspectFocus(): Promise<FocusStop | undefined> {
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
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
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
    const ground = groundOf(offset < 0 ? focused : focused.parentElement);
    if (contrast(style.outlineColor, ground) < 3) return [];
    return [{ isWhole: part !== '' || isTall || isWithinWindow(width + offset) }];
  });
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);

  const stops: unknown = Reflect.get(window, 'tabStops');
  return {
    index: Array.isArray(stops) ? stops.indexOf(focused) : -1,
    name,
    faults: [
      ...(isWithinWindow(0) ? [] : ['is not within the window']),
      ...(focused.contains(hit) ? [] : [`is covered by ${hit?.tagName ?? 'nothing'}`]),
      ...(rings.length > 0 ? [] : ['has no ring that can be seen']),
      ...(rings.every(({ isWhole }) => isWhole) ? [] : ['has a ring cut by the window']),
    ],
  };
}
