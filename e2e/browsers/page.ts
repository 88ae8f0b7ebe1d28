import { setTimeout as sleep } from 'node:timers/promises';

/** Code points that represent keys in the WebDriver protocol. */
export const KEY_CODE_POINTS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** The methods of Puppeteer's `Page` that the flows use. For WebKit, an object with these methods wraps the driver. */
export type FlowPage = {
  goto: (url: string) => Promise<unknown>;
  url: () => string | Promise<string>;
  reload: () => Promise<unknown>;
  setViewport: (size: { width: number; height: number }) => Promise<unknown>;
  click: (selector: string, options: { count: number }) => Promise<unknown>;
  keyboard: {
    type: (text: string) => Promise<unknown>;
    press: (key: keyof typeof KEY_CODE_POINTS) => Promise<unknown>;
  };
  mouse: {
    move: (x: number, y: number) => Promise<unknown>;
    down: () => Promise<unknown>;
    up: () => Promise<unknown>;
  };
  evaluate: (expression: string) => Promise<unknown>;
  /** Not implemented for WebKit. */
  pdf?: (options: { format: 'A4' }) => Promise<Uint8Array>;
  /** Opens an empty tab. In WebKit, both tabs must not be used in turn, because `page` stands for the newest one. */
  openTab: () => Promise<FlowPage>;
  close: () => Promise<unknown>;
};

const TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 50;

async function waitUntil(read: () => Promise<unknown>, expected: unknown, name: string) {
  const expectedJson = JSON.stringify(expected);
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    // `read` may reject while the page is navigating, and never settles if the browser stops painting.
    const value = await Promise.race([read().catch(String), sleep(TIMEOUT_MS)]);
    const actual = JSON.stringify(value);
    if (actual === expectedJson) return;
    if (Date.now() > deadline) throw new Error(`${name} is ${actual}, not ${expectedJson}`);
    await sleep(POLL_INTERVAL_MS);
  }
}

/** Calls a self-contained function in the page repeatedly until it returns the expected value. */
export async function waitFor<Args extends unknown[], Value>(
  page: FlowPage,
  run: (...args: Args) => Value | Promise<Value>,
  expected: Value,
  ...args: Args
): Promise<void> {
  // Define `__name` in the page, because esbuild wraps inner functions in calls to this helper.
  const call = `((__name) => (${String(run)})(...${JSON.stringify(args)}))((f) => f)`;
  const name = `${await page.url()}: ${run.name}(${args.join()})`;
  await waitUntil(() => page.evaluate(call), expected, name);
}

/** Waits until the page has this URL. Runs no script in the page, because a script would make WebKit's driver hang. */
export async function waitForUrl(page: FlowPage, urlPath: string): Promise<void> {
  const read = async () => (await page.url()).replace(/^http:\/\/localhost:\d+/, '');
  await waitUntil(read, urlPath, 'The URL');
}
