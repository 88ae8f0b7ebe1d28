import { expect } from '@playwright/test';

/** The methods of Puppeteer's `Page` that the flows use. For WebKit, an object with these methods wraps the driver. */
export type FlowPage = {
  goto: (url: string) => Promise<unknown>;
  url: () => string | Promise<string>;
  reload: () => Promise<unknown>;
  setViewport: (size: { width: number; height: number }) => Promise<unknown>;
  click: (selector: string, options: { count: number }) => Promise<unknown>;
  hover: (selector: string) => Promise<unknown>;
  keyboard: { type: (text: string) => Promise<unknown> };
  mouse: { down: () => Promise<unknown>; up: () => Promise<unknown> };
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

const TIMEOUT_MS = 15_000;

/** Calls a self-contained function in the page repeatedly until it returns the expected value. */
export async function waitFor<Args extends unknown[], Value>(
  page: FlowPage,
  run: (...args: Args) => Value | Promise<Value>,
  expected: Value,
  ...args: Args
): Promise<void> {
  // Define `__name` in the page, because esbuild wraps inner functions in calls to this helper.
  const call = `((__name) => (${String(run)})(...${JSON.stringify(args)}))((f) => f)`;
  const message = `${await page.url()}: ${run.name}(${args.join()})`;
  // `evaluate` may reject while the page is navigating.
  const read = () => page.evaluate(call).catch(String);
  await expect.poll(read, { message, timeout: TIMEOUT_MS }).toEqual(expected);
}

/** Waits until the page has this path. Runs no script in the page, because a script would make WebKit's driver hang. */
export async function waitForPath(page: FlowPage, urlPath: string): Promise<void> {
  const read = async () => new URL(await page.url()).pathname;
  await expect.poll(read, { timeout: TIMEOUT_MS }).toBe(urlPath);
}
