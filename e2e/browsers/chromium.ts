import { chromium } from '@playwright/test';
import { findBrowsers } from '../find-browser';
import { browserArguments } from '../playwright.config';
import type { Driver } from './driver';

/** Chromium, driven by Playwright. */
export async function startChromium(): Promise<Driver | { skip: string }> {
  const found = await findBrowsers().catch(() => undefined);
  if (!found) return { skip: 'it is not installed' };
  // The shell has no back/forward cache, and Playwright switches the browser's off unless told not to.
  const browser = await chromium.launch({
    channel: 'chromium',
    ...(found.browser && { executablePath: found.browser }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: browserArguments,
  });
  const page = await browser.newPage();
  return {
    version: browser.version(),
    open: async (url) => void (await page.goto(url)),
    click: (x, y, clickCount) => page.mouse.click(x, y, { clickCount }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // Playwright waits for a load that a kept page does not have.
    back: () => page.evaluate('history.back()'),
    reload: async () => void (await page.reload()),
    resize: (width) => page.setViewportSize({ width, height: 740 }),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    print: () => page.pdf(),
    close: () => browser.close(),
  };
}
