import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Visitors cannot see layout shifts whose scores add up to less than this. */
const NEGLIGIBLE_SCORE = 0.0005;

/** Records every layout shift of the documents that `page` loads from now on, including shifts after user input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: unknown }[] = [];
    Reflect.set(window, 'shifts', shifts);
    const describe = ({ node }: Shift['sources'][number]) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, moved: sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function findLayoutShifts(page: Page) {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  return shifts.reduce((sum, { value }) => sum + value, 0) < NEGLIGIBLE_SCORE ? [] : shifts;
}

export async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Browsers report only shifts within the viewport, so each image must load while it is in view.
    const isAwaited = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return !image.complete && image.checkVisibility() && top < innerHeight && bottom > 0;
    };
    // Force a layout, so that the browser requests fonts. Otherwise, `document.fonts.ready` might resolve too early.
    document.body.getBoundingClientRect();
    const requested = [...document.fonts].filter(({ status }) => status === 'loading');
    await Promise.all(requested.map(({ loaded }) => loaded));
    // Before scrolling, wait until text is painted in the loaded fonts. If a font changed line breaks later, the
    // browser would report a layout shift.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight * 0.7) {
      scrollTo(0, top);
      await wait(50);
      while ([...document.images].some(isAwaited)) await wait(50);
    }
    while (document.querySelector('#market-prices:not([data-state])')) await wait(50);
    await wait(200);
  });
}
