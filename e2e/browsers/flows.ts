import assert from 'node:assert/strict';
import { changePage } from '../support/change-page';
import type { ServedSite } from '@/lib/tools/serve/test-server';
import { fixturePages } from '../support/sites';
import { type EnginePage, waitFor, waitForUrl } from './page';

/** What a visitor does and sees, the same in every engine. Rejects at the first difference. */
type Flow = (page: EnginePage, site: ServedSite) => Promise<void>;

const MESSAGE = {
  '#name': 'Ola Ade',
  '#email': 'ola@example.com',
  '#phone': '+234 800 000 0009',
  '#message': 'Which loan first? 100 % & <more>',
};
const SEND = '#contact-form [type=submit]';
const THANKS = '[aria-labelledby=get-in-touch] [role=status] h2';

// These run in the page.
const isVisible = (selector: string) => !!document.querySelector(selector)?.checkVisibility();
/** Scrolls to an element; during a view transition, which begins with a frame, no click can reach it. */
const canBeClicked = async (selector: string) => {
  await new Promise(requestAnimationFrame);
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return !!element?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
const isFocused = (selector: string) => document.activeElement?.matches(selector);
const readFields = (selectors: string[]) =>
  selectors.map((selector) => document.querySelector<HTMLInputElement>(selector)?.value);
const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));

/** Drivers wait for a load event, which a page from the back/forward cache does not have. */
async function goBack(page: EnginePage, urlPath: string): Promise<void> {
  await page.evaluate('setTimeout(() => history.back())');
  await waitForUrl(page, urlPath);
}

async function click(page: EnginePage, selector: string, count = 1): Promise<void> {
  await waitFor(page, canBeClicked, true, selector);
  await page.click(selector, { count });
}

async function fill(page: EnginePage, fields: Record<string, string>): Promise<void> {
  for (const [selector, text] of Object.entries(fields)) {
    await click(page, selector);
    await page.keyboard.type(text);
  }
}

/** Fills in the contact form and waits for its script. */
async function fillContactForm(page: EnginePage, site: ServedSite, fields: typeof MESSAGE) {
  await page.goto(`${site.url}/contact`);
  await fill(page, fields);
  await waitFor(page, isHydrated, true, SEND);
}

const readStored = async ({ messages }: ServedSite) =>
  (await messages()).map(({ form, fields }) => [form, ...Object.values(fields)]);

const ASK = 'main a[href^="/contact"][href$="#get-in-touch"]';
const [TEXT, BEGUN] = [MESSAGE['#message'], 'About Financial Advisory:\n'];

/**
 * Ways to and from the contact form, with the message that it holds at the end. A path is a link of the
 * navigation, and `ask` the first link of a page that begins a message.
 */
const WAYS: readonly [steps: string, message: string][] = [
  ['/contact type', TEXT],
  ['/contact /services ask', BEGUN],
  ['/contact type /services ask', TEXT],
  ['/contact /services ask type /about /contact', BEGUN + TEXT],
  ['/contact /services ask type back back', BEGUN + TEXT],
  ['/contact /services ask type back back /about /contact', BEGUN + TEXT],
  ['/contact /services ask type back back forward forward', BEGUN + TEXT],
  ['/contact type reload', TEXT],
  ['/contact type /services ask send /about /contact', ''],
  ['/contact type /services ask send back back', ''],
  ['/contact type send reload', ''],
  ['/contact type /services ask send back back type /about /contact', TEXT],
  ['/blog/5 ask type back ask', `About “Generated article 5”: ${TEXT}`],
];

/** Follows a way in one tab, and reads the message at its end. */
async function followWay(page: EnginePage, { url }: ServedSite, steps: string): Promise<void> {
  const visited: string[] = [];
  let current = -1;
  const arriveAt = (path: string) => {
    current += 1;
    visited.splice(current, Infinity, path);
  };
  for (const step of steps.split(' ')) {
    if (step === 'type') await fill(page, { '#message': TEXT });
    else if (step === 'reload') await page.reload();
    else if (step === 'send') {
      const { '#name': name, '#email': email } = MESSAGE;
      await fill(page, { '#name': name, '#email': email });
      await click(page, SEND);
      await waitFor(page, isFocused, true, THANKS);
      await click(page, '[role=status] button');
    } else if (step === 'back' || step === 'forward') {
      current += step === 'back' ? -1 : 1;
      await page.evaluate(`setTimeout(() => history.${step}())`);
    } else if (current < 0) {
      arriveAt(step);
      await page.goto(url + step);
    } else {
      const isAsk = step === 'ask';
      const query = visited[current] === '/services' ? '?about=financial' : '';
      arriveAt(isAsk ? `/contact${query}#get-in-touch` : step);
      await click(page, isAsk ? ASK : `header nav a[href="${step}"]`);
    }
    await waitForUrl(page, visited[current] ?? '');
  }
}

export const flows: Readonly<Record<string, Flow>> = {
  '360 px: no page scrolls sideways, whatever its tables': async (page, site) => {
    await page.setViewport({ width: 360, height: 740 });
    const measure = () => [innerWidth, document.documentElement.scrollWidth];
    for (const urlPath of fixturePages) {
      await page.goto(site.url + urlPath);
      await waitFor(page, measure, [360, 360]);
    }
  },
  'Show More: the list is open after Back': async (page, site) => {
    await page.goto(`${site.url}/blog`);
    await click(page, '#more-posts summary');
    await waitFor(page, isFocused, true, '#more-posts li:first-child a');
    await click(page, '#more-posts a[href="/blog/6"]');
    await waitForUrl(page, '/blog/6');
    await goBack(page, '/blog');
    await waitFor(page, isVisible, true, '#more-posts li:last-child');
  },
  'search: it leads to an article, and Back shows what was found': async (page, site) => {
    const readStatus = () => document.querySelector('[role=status]')?.textContent;
    await page.goto(`${site.url}/blog`);
    await fill(page, { 'main input[name=q]': 'naira' });
    await waitFor(page, readStatus, '1 article');
    await click(page, 'article a[href="/blog/5"]');
    await waitForUrl(page, '/blog/5');
    await goBack(page, '/blog');
    await waitFor(page, readStatus, '1 article');
    await waitFor(page, isVisible, true, 'article a[href="/blog/5"]');
  },
  'contact: an error, a double click, the thank-you, and Back': async (page, site) => {
    await fillContactForm(page, site, { ...MESSAGE, '#email': 'ola@example' });
    await click(page, SEND);
    await waitFor(page, isFocused, true, '#email[aria-invalid=true]');
    const describe = () => document.activeElement?.ariaDescribedByElements?.[0]?.textContent;
    await waitFor(page, describe, 'Enter an e-mail address, such as ada@example.com');
    await fill(page, { '#email': '.com' });
    await click(page, SEND, 2);
    await waitFor(page, isFocused, true, THANKS);
    await page.evaluate('window.isKept = true');
    await waitForUrl(page, '/');
    await goBack(page, '/contact');
    // Where the page is not kept, as in this Firefox, the form comes back.
    if (await page.evaluate('"isKept" in window')) await waitFor(page, isVisible, true, THANKS);
    assert.deepEqual(await readStored(site), [['contact', ...Object.values(MESSAGE)]]);
  },
  'contact: others change the page before the script and after it': async (page, site) => {
    await page.goto(`${site.url}/contact`);
    await waitFor(page, changePage, true);
    const { '#name': name, ...others } = MESSAGE;
    // React comes while it is typed.
    await fill(page, { '#name': name });
    await waitFor(page, isHydrated, true, SEND);
    await waitFor(page, isFocused, true, '#name');
    await page.keyboard.type('!');
    await fill(page, others);
    await waitFor(page, changePage, true);
    await click(page, SEND);
    await waitFor(page, isFocused, true, THANKS);
    assert.deepEqual(await readStored(site), [['contact', `${name}!`, ...Object.values(others)]]);
  },
  ...Object.fromEntries(
    WAYS.map(([steps, message]): [string, Flow] => [
      `draft: ${steps}`,
      async (page, site) => {
        await followWay(page, site, steps);
        await waitFor(page, readFields, [message], ['#message']);
      },
    ]),
  ),
  'contact: a refused connection keeps the text': async (page, site) => {
    await fillContactForm(page, site, MESSAGE);
    await site.close();
    await click(page, SEND);
    await waitFor(page, isFocused, true, '[role=alert]');
    await waitFor(page, readFields, Object.values(MESSAGE), Object.keys(MESSAGE));
  },
};

const READ_HEADINGS =
  '[...document.querySelectorAll("h1, h2, h3")].map((heading) => heading.textContent.trim())';

/** In Firefox's PDF viewer: the lowest line on each sheet, by place; a PDF holds text in any order. */
const READ_LOWEST_LINES = `(async () => {
  while (!PDFViewerApplication.pdfDocument) await new Promise(requestAnimationFrame);
  const lines = [];
  for (let number = 1; number <= PDFViewerApplication.pagesCount; number += 1) {
    const sheet = await PDFViewerApplication.pdfDocument.getPage(number);
    const words = (await sheet.getTextContent()).items.filter(({ str }) => str.trim());
    const lowest = Math.min(...words.map(({ transform }) => transform[5]));
    const line = words.filter(({ transform }) => transform[5] < lowest + 1);
    lines.push(line.map(({ str }) => str).join(' '));
  }
  return lines;
})()`;

export const firefoxFlows: typeof flows = {
  'print: no heading ends a sheet': async (page, site) => {
    for (const urlPath of fixturePages) {
      await page.goto(site.url + urlPath);
      const headings = (await page.evaluate(READ_HEADINGS)) as string[];
      const pdf = Buffer.from((await page.pdf?.({ format: 'A4' })) ?? []);
      await page.goto(`data:application/pdf;base64,${pdf.toString('base64')}`);
      const lines = (await page.evaluate(READ_LOWEST_LINES)) as string[];
      // A heading may need several lines.
      const stranded = lines.filter((line) => headings.some((heading) => heading.endsWith(line)));
      assert.deepEqual(stranded, [], urlPath);
    }
  },
};
