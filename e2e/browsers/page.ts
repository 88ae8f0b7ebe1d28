import { setTimeout as sleep } from 'node:timers/promises';

/** By the code points that WebDriver gives them. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** What the flows use of Puppeteer's page; WebKit's has the same methods. */
export type EnginePage = {
  goto: (url: string) => Promise<unknown>;
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

/** Calls a self-contained function in the page; its arguments and result are JSON. */
export async function ask<Args extends unknown[], Value>(
  page: EnginePage,
  run: (...args: Args) => Value,
  ...args: Args
): Promise<Awaited<Value>> {
  const call = `(${String(run)})(...${JSON.stringify(args)})`;
  // esbuild wraps inner functions in a helper that pages lack.
  return (await page.evaluate(`((__name) => ${call})((f) => f)`)) as Awaited<Value>;
}

/** In milliseconds: long enough for a busy machine. */
const PATIENCE = 15_000;
const POLL = 50;

/** Waits until a function in the page returns the expected value; rejects with the last one. */
export async function waitFor<Args extends unknown[], Value>(
  page: EnginePage,
  run: (...args: Args) => Value,
  expected: Awaited<Value>,
  ...args: Args
): Promise<void> {
  const wanted = JSON.stringify(expected);
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    // A page that is being left does not answer.
    const actual = JSON.stringify(await ask(page, run, ...args).catch(String));
    if (actual === wanted) return;
    if (Date.now() > deadline) {
      const url = String(await page.evaluate('location.href'));
      throw new Error(`${url}: ${run.name}(${args.join()}) is ${actual}, not ${wanted}`);
    }
    await sleep(POLL);
  }
}
