import assert from 'node:assert/strict';
import { imitateVisitorSoftware } from '../support/imitate-visitor-software';
import type { ServedSite } from '@/lib/tools/serve/test-server';
import { fixturePages } from '../support/sites';
import { type FlowPage, waitFor, waitForPath } from './page';

type Flow = (page: FlowPage, site: ServedSite, openTab: () => Promise<FlowPage>) => Promise<void>;

const MESSAGE = {
  '#name': 'Ola Ade',
  '#email': 'ola@example.com',
  '#phone': '+234 800 000 0009',
  '#message': 'Which loan first? 100 % & <more>',
};
const SEND_BUTTON = '#contact-form [type=submit]';
const THANK_YOU = '[aria-labelledby=get-in-touch] [role=status] h2';

// The next functions run in the page, so they cannot use variables from this file.
const isVisible = (selector: string) =>
  (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
const isClickable = async (selector: string) => {
  // After Back, the browser restores the scroll position once the page has loaded. An earlier click could miss.
  if (document.readyState !== 'complete') return false;
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Wait for two animation frames. In the first frame, a view transition may begin, which blocks clicks. Until the
  // second frame, Chromium may use the positions from before the scroll, and click on an iframe instead.
  for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return !!element?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
const isFocused = (selector: string) => document.activeElement?.matches(selector);
const readFields = (selectors: string[]) =>
  selectors.map((selector) => document.querySelector<HTMLInputElement>(selector)?.value);
const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
const hasLoadedReact = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/contact-form-'));

/**
 * Goes back or forward with a script. A driver's own command would wait for `load`, which does not fire if the page
 * comes from the back/forward cache.
 */
async function travel(page: FlowPage, direction: string, urlPath: string): Promise<void> {
  await page.evaluate(`setTimeout(() => history.${direction}())`);
  await waitForPath(page, urlPath);
}

async function click(page: FlowPage, selector: string, count = 1): Promise<void> {
  await waitFor(page, isClickable, true, selector);
  await page.click(selector, { count });
}

async function fill(page: FlowPage, fields: Record<string, string>): Promise<void> {
  for (const [selector, text] of Object.entries(fields)) {
    await click(page, selector);
    await page.keyboard.type(text);
  }
}

async function fillAndHydrateForm(page: FlowPage, site: ServedSite, fields: typeof MESSAGE) {
  await page.goto(`${site.url}/contact`);
  await fill(page, fields);
  await waitFor(page, isHydrated, true, SEND_BUTTON);
}

const readStoredMessages = async ({ readMessages }: ServedSite) =>
  (await readMessages()).map(({ form, fields }) => [form, ...Object.values(fields)]);

const MESSAGE_LINK = 'main a[href^="/contact"][href$="#get-in-touch"]';
const TYPED_TEXT = MESSAGE['#message'];
const OPENING_LINE = 'About Financial Advisory:\n';

/**
 * Steps of a visitor, separated by spaces, and the text that the message field must contain after them. The first step
 * opens a path. Each later path is a click on the menu link to that path. `ask` clicks the page's first link to the
 * contact form. `back=/path` goes back to the previous page, which has this path. `forward=/path` goes forward.
 */
const DRAFT_STEPS: readonly [steps: string, message: string][] = [
  ['/contact /services ask', OPENING_LINE],
  ['/contact type /services ask', TYPED_TEXT],
  ['/contact /services ask type /about /contact', OPENING_LINE + TYPED_TEXT],
  [
    '/contact /services ask type back=/services back=/contact /about /contact',
    OPENING_LINE + TYPED_TEXT,
  ],
  [
    '/contact /services ask type back=/services back=/contact forward=/services forward=/contact',
    OPENING_LINE + TYPED_TEXT,
  ],
  ['/contact type reload', TYPED_TEXT],
  ['/contact type /services ask send /about /contact', ''],
  ['/contact type /services ask send back=/services back=/contact', ''],
  ['/blog/5 ask type back=/blog/5 ask', `About “Generated article 5”: ${TYPED_TEXT}`],
];

async function takeSteps(page: FlowPage, { url }: ServedSite, steps: string): Promise<void> {
  const [start = '', ...others] = steps.split(' ');
  await page.goto(url + start);
  for (const step of others) {
    const [action = '', arrival] = step.split('=');
    if (step === 'type') await fill(page, { '#message': TYPED_TEXT });
    else if (step === 'reload') await page.reload();
    else if (step === 'send') {
      const { '#name': name, '#email': email } = MESSAGE;
      await fill(page, { '#email': email, '#name': name });
      await waitFor(page, isHydrated, true, SEND_BUTTON);
      await click(page, SEND_BUTTON);
      await waitFor(page, isFocused, true, THANK_YOU);
      await click(page, '[role=status] button');
      // Wait until React has removed this button. The removal moves the text, so an earlier click could miss.
      await waitFor(page, isVisible, false, '[role=status] button');
    } else if (arrival) await travel(page, action, arrival);
    else {
      await click(page, step === 'ask' ? MESSAGE_LINK : `header nav a[href="${step}"]`);
      await waitForPath(page, step === 'ask' ? '/contact' : step);
    }
  }
}

export const flows: Readonly<Record<string, Flow>> = {
  'layout: fits pages into 360 px, with a closed menu and a short header': async (page, site) => {
    await page.setViewport({ width: 360, height: 740 });
    const measure = () => [
      document.documentElement.scrollWidth,
      (document.querySelector('header')?.offsetHeight ?? 0) < 200,
    ];
    for (const urlPath of fixturePages) {
      await page.goto(site.url + urlPath);
      await waitFor(page, measure, [360, true]);
      await waitFor(page, isVisible, false, 'header nav a');
    }
  },
  'calculator: shows the result for a new figure, and marks an invalid one': async (page, site) => {
    const readResult = () => document.querySelector('output b')?.textContent;
    const isMarked = () => !!document.querySelector('[name=periods]')?.closest('[data-invalid]');
    await page.goto(`${site.url}/blog/3`);
    await fill(page, { '[name=periods]': '120' });
    await waitFor(page, readResult, '₦3,000,000');
    await fill(page, { '[name=periods]': 'x' });
    await click(page, 'h1');
    await waitFor(page, isMarked, true);
  },
  'show more: keeps the list of articles expanded after Back': async (page, site) => {
    await page.goto(`${site.url}/blog`);
    await click(page, '#more-posts summary');
    await waitFor(page, isFocused, true, '#more-posts li:first-child a');
    await click(page, '#more-posts a[href="/blog/6"]');
    await waitForPath(page, '/blog/6');
    await travel(page, 'back', '/blog');
    await waitFor(page, isVisible, true, '#more-posts li:last-child');
  },
  'search: shows the results again after Back from an article': async (page, site) => {
    const readStatus = () => document.querySelector('[role=status]')?.textContent;
    await page.goto(`${site.url}/blog`);
    await fill(page, { 'main input[name=q]': 'naira' });
    await waitFor(page, readStatus, '1 result');
    await click(page, 'article a[href="/blog/5"]');
    await waitForPath(page, '/blog/5');
    await travel(page, 'back', '/blog');
    await waitFor(page, readStatus, '1 result');
    await waitFor(page, isVisible, true, 'article a[href="/blog/5"]');
  },
  'contact: sends one message despite an error, a double-click and Back': async (page, site) => {
    await fillAndHydrateForm(page, site, { ...MESSAGE, '#email': 'ola@example' });
    await click(page, SEND_BUTTON);
    await waitFor(page, isFocused, true, '#email[aria-invalid=true]');
    const readDescription = () => {
      const id = document.activeElement?.getAttribute('aria-describedby');
      return document.getElementById(id ?? '')?.textContent;
    };
    await waitFor(page, readDescription, 'Enter an e-mail address, such as ada@example.com');
    await fill(page, { '#email': '.com' });
    await click(page, SEND_BUTTON, 2);
    await waitFor(page, isFocused, true, THANK_YOU);
    await page.evaluate('window.isKept = true');
    await waitForPath(page, '/');
    await travel(page, 'back', '/contact');
    // Firefox and Chromium 92 reload the page, which then shows the form instead of the thank-you text.
    if (await page.evaluate('"isKept" in window')) await waitFor(page, isVisible, true, THANK_YOU);
    assert.deepEqual(await readStoredMessages(site), [['contact', ...Object.values(MESSAGE)]]);
  },
  'contact: sends the message if Send is pressed while React loads': async (page, site) => {
    await fillAndHydrateForm(page, site, MESSAGE);
    await page.reload();
    await waitFor(page, readFields, Object.values(MESSAGE), Object.keys(MESSAGE));
    await waitFor(page, imitateVisitorSoftware, true);
    await waitFor(page, isClickable, true, SEND_BUTTON);
    await page.hover(SEND_BUTTON);
    await page.mouse.down();
    await waitFor(page, hasLoadedReact, true);
    await page.mouse.up();
    await waitFor(page, isFocused, true, THANK_YOU);
    assert.deepEqual(await readStoredMessages(site), [['contact', ...Object.values(MESSAGE)]]);
  },
  ...Object.fromEntries(
    DRAFT_STEPS.map(([steps, message]): [string, Flow] => [
      `draft: shows the text ${JSON.stringify(message)} in the message field after the steps “${steps}”`,
      async (page, site) => {
        await takeSteps(page, site, steps);
        await waitFor(page, readFields, [message], ['#message']);
      },
    ]),
  ),
  'draft: keeps the texts of two tabs apart': async (page, site, openTab) => {
    await fillAndHydrateForm(page, site, MESSAGE);
    const tab = await openTab();
    await fillAndHydrateForm(tab, site, { ...MESSAGE, '#message': 'Another question' });
    await click(tab, SEND_BUTTON);
    await waitFor(tab, isFocused, true, THANK_YOU);
    await tab.close();
    await page.reload();
    await waitFor(page, readFields, Object.values(MESSAGE), Object.keys(MESSAGE));
  },
};
