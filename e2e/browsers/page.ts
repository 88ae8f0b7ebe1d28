import { setTimeout as sleep } from 'node:timers/promises';

/** By the code points that WebDriver gives them. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** What the flows use of Puppeteer's page; WebKit's has the same methods. */
export type EnginePage = {
  goto: (url: string) => Promise<unknown>;
  url: () => string | Promise<string>;
  reload: () => Promise<unknown>;
  setViewport: (size: { width: number; height: number }) => Promise<unknown>;
  click: (selector: string, options: { count: number }) => Promise<unknown>;
  keyboard: {
    type: (text: string) => Promise<unknown>;
    press: (key: keyof typeof KEYS) => Promise<unknown>;
  };
  evaluate: (expression: string) => Promise<unknown>;
  /** Not in WebKit. */
  pdf?: (options: { format: 'A4' }) => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};

/** In milliseconds: long enough for a busy machine. */
const PATIENCE = 15_000;
const POLL = 50;

/** Waits until a value equals the expected one as JSON; rejects with the last value. */
async function waitUntil(read: () => Promise<unknown>, expected: unknown, name: string) {
  const wanted = JSON.stringify(expected);
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    // A page that is being left rejects.
    const actual = JSON.stringify(await read().catch(String));
    if (actual === wanted) return;
    if (Date.now() > deadline) throw new Error(`${name} is ${actual}, not ${wanted}`);
    await sleep(POLL);
  }
}

/** Waits until a self-contained function in the page, on JSON, returns the expected value. */
export async function waitFor<Args extends unknown[], Value>(
  page: EnginePage,
  run: (...args: Args) => Value | Promise<Value>,
  expected: Value,
  ...args: Args
): Promise<void> {
  // esbuild wraps inner functions in a helper that pages lack.
  const call = `((__name) => (${String(run)})(...${JSON.stringify(args)}))((f) => f)`;
  const name = `${await page.url()}: ${run.name}(${args.join()})`;
  await waitUntil(() => page.evaluate(call), expected, name);
}

/** WebKit's driver hangs when a page is left during a script: after a navigation, this comes first. */
export async function waitForUrl(page: EnginePage, urlPath: string): Promise<void> {
  const read = async () => (await page.url()).replace(/^http:\/\/localhost:\d+/, '');
  await waitUntil(read, urlPath, 'The URL');
}
