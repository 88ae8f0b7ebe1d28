import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver, Key } from './driver';
import { readPrinted } from './printed';
import type { FaultySite } from '../faulty-site';

/** In milliseconds: long enough for a busy machine. */
const PATIENCE = 15_000;
const POLL = 50;

/** A visitor of a site, in any engine. Places in a page are named by selectors. */
export class Visitor {
  constructor(
    readonly site: FaultySite,
    private readonly driver: Driver,
  ) {}

  open = (urlPath: string) => this.driver.open(this.site.url + urlPath);
  resize = (width: number) => this.driver.resize(width);
  press = (key: Key) => this.driver.press(key);
  type = (text: string) => this.driver.type(text);
  back = () => this.driver.back();
  reload = () => this.driver.reload();
  readPrinted = () => readPrinted(this.driver);

  /** Calls a self-contained function in the page. */
  async ask<Args extends unknown[], Value>(
    question: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    // The compiler names inner functions by a helper that pages do not have.
    const body = `const __name = (f) => f; return (${String(question)})(...${JSON.stringify(args)})`;
    return (await this.driver.evaluate(body)) as Awaited<Value>;
  }

  /**
   * Waits until a function in the page answers with what is expected.
   *
   * @throws with the last answer
   */
  async see<Args extends unknown[], Value>(
    expected: Awaited<Value>,
    question: (...args: Args) => Value,
    ...args: Args
  ): Promise<void> {
    await settle(
      () => this.ask(question, ...args),
      expected,
      `${String(question)} (${args.join(', ')})`,
    );
  }

  /** Waits until the page at a URL path is there. */
  arrive = (urlPath: string) => this.see(urlPath, () => location.pathname + location.search);

  /** Waits until an element is visible, or is not. */
  seeVisible = (selector: string, isVisible = true) =>
    this.see(
      isVisible,
      (wanted) => document.querySelector(wanted)?.checkVisibility() ?? false,
      selector,
    );

  /** Waits until the focus is on an element. */
  seeFocus = (selector: string) =>
    this.see(
      true,
      (wanted) => {
        const { activeElement: focused } = document;
        return focused?.matches(wanted) ? true : focused?.outerHTML.slice(0, 100);
      },
      selector,
    );

  /** Presses the mouse in the middle of an element, as soon as it can be hit there. */
  async click(selector: string, times = 1): Promise<void> {
    await this.seeVisible(selector);
    const [x, y] = await this.ask((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    }, selector);
    await this.driver.click(x, y, times);
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [selector, text] of Object.entries(fields)) {
      await this.click(selector);
      await this.type(text);
    }
  }

  /** Waits until fields hold texts. */
  async seeFilled(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [selector, text] of Object.entries(fields)) {
      await this.see(
        text,
        (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value,
        selector,
      );
    }
  }
}

/** Waits until something has a value that equals the expected one as JSON. */
export async function settle(look: () => unknown, expected: unknown, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    // A page that is being left cannot be asked.
    const actual: unknown = await Promise.resolve(look()).catch((error: unknown) => String(error));
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    if (Date.now() > deadline) {
      throw new Error(`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
    }
    await sleep(POLL);
  }
}
