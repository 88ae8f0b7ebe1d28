type NotedShift = { value: number; what: string };

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** As a share of the window: no tool shows less, and no eye sees it. */
const NEGLIGIBLE = 0.0005;

/** Describes what moved, unless all of it together is negligible. */
export function reportShifts(shifts: readonly NotedShift[]): string[] {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < NEGLIGIBLE ? [] : shifts.map(({ value, what }) => `${value.toFixed(5)}: ${what}`);
}

/**
 * Notes every layout shift from the first drawing on, including those after input. Runs in the page
 * before anything else and is self-contained.
 */
export function observeLayoutShift(): void {
  const shifts: NotedShift[] = [];
  Reflect.set(window, 'shifts', shifts);
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.outerHTML.slice(0, 60) ?? 'what is gone'}…`;
  };
  const place = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map((side) => Math.round(side)).join(' ');

  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;

  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter(isShift)) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push({ value, what: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Scrolls down the page as a reader does, waits for what the browser then loads, and returns the
 * shifts noted so far. Runs in the page and is self-contained.
 */
export async function scrollThrough(): Promise<NotedShift[]> {
  const wait = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  // Only what moves within the window counts: each image has to load while it is in view.
  const awaited = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return !image.complete && image.checkVisibility() && top < innerHeight && bottom > 0;
  };

  await document.fonts.ready;
  const { scrollHeight } = document.documentElement;
  for (let top = 0; top < scrollHeight; top += innerHeight * 0.7) {
    scrollTo(0, top);
    await drawn();
    while ([...document.images].some(awaited)) await wait(50);
  }
  // The ticker starts when the browser is idle; it then asks, is shown or has failed.
  while (document.querySelector('#market-prices:not([data-state])')) await wait(50);
  await drawn();
  await wait(200);
  const shifts: NotedShift[] = Reflect.get(window, 'shifts');
  return shifts;
}
