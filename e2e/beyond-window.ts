import type { Page } from '@playwright/test';

/** By how many pixels the page can be scrolled sideways. */
export async function beyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
