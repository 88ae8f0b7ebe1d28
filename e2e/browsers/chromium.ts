import { chromium } from '@playwright/test';
import { findBrowsers } from '../find-browser';
import { browserArguments } from '../playwright.config';
import type { Driver } from './driver';

/** Chromium, driven by Playwright. */
export async function startChromium(): Promise<Driver | { skip: string }> {
  const found = await findBrowsers().catch(() => undefined);
  if (!found) return { skip: 'no Chrome or Chromium can be had' };
  const executable = found.shell ?? found.browser;
  const browser = await chromium.launch({
    ...(executable && { executablePath: executable }),
    args: browserArguments,
  });
  const page = await browser.newPage();
  return {
    version: browser.version(),
    open: async (url) => void (await page.goto(url)),
    click: (x, y, clickCount) => page.mouse.click(x, y, { clickCount }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width) => page.setViewportSize({ width, height: 740 }),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    close: () => browser.close(),
  };
}
