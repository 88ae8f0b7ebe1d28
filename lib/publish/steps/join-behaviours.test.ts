import { parsePage, serializePage } from '../page';
import { joinBehaviours } from './join-behaviours';

const note = (module: string, attributes = '', options: object = {}) =>
  `<script type="application/json" data-behaviour="${module}" ${attributes}>${JSON.stringify(options).replaceAll('<', String.raw`\u003c`)}</script>`;

/** A page with this body and the script of its behaviours. */
async function join(body: string, interactive: object = {}) {
  const parsed = parsePage('about.html', `<!DOCTYPE html><body>${body}</body>`);
  const page = await joinBehaviours({ ...parsed, ...interactive });
  const scripts = page.$('script:not([type])');
  return { html: serializePage(page), script: scripts.text(), count: scripts.length, page };
}

const YEAR = `<span id="year">2025</span>${note('layout/site-footer', 'data-target="year"')}`;
const MENU = `<details id="menu"></details>${note('layout/main-navigation', 'data-target="menu"')}`;

test('all behaviours become one script at the end, which needs no module', async () => {
  const { html, script, count } = await join(`${MENU}${YEAR}<hr>`);
  expect(count).toBe(1);
  expect(html).toMatch(/<span id="year">2025<\/span><hr><script>.*<\/script><\/body>/);
  expect(html).not.toContain('data-behaviour');
  expect(script).not.toMatch(/\bimport\b/);
});

test('a behaviour that fails stops no other', async () => {
  const { script } = await join(`${note('layout/main-navigation', 'data-target="gone"')}${YEAR}`);
  expect(script).toContain('catch');
});

test('an early behaviour runs in its place, on an interactive page too', async () => {
  const early = `<div id="market-prices">${note('embeds/ask-first', 'data-target="market-prices" data-early="true"')}</div>`;
  const { html } = await join(`${early}${YEAR}`, { isInteractive: true });
  expect(html).toMatch(/<div id="market-prices"><script>[^<]*matchMedia[^<]*<\/script><\/div>/);
  expect(html.match(/matchMedia/g)).toHaveLength(1);
});

test('a module that is imported later becomes a file of its own, whose URL is an option', async () => {
  const files = `data-files='{"tape":"embeds/ticker-tape"}'`;
  const { page, script } = await join(note('embeds/market-ticker', files, { a: '</script>' }));
  const [file] = page.files;
  expect(file?.url).toMatch(/^\/behaviours\/ticker-tape-[\da-f]{8}\.js$/);
  expect(file?.text).toContain('export');
  expect(script).toContain(`"tape":"${file?.url}"`);
  expect(script).toContain(String.raw`\u003c/script>`);
});

test('a behaviour apart is a file of its own, which the page loads', async () => {
  const body = note('layout/site-footer', 'data-target="year" data-apart=""', { a: 1 });
  const { page, count } = await join(body);
  const [file] = page.files;
  expect(file?.text).toContain('[["year",{"a":1}]]');
  expect(page.$('body > script[async]').attr('src')).toBe(file?.url);
  expect(count).toBe(1);
});

test('the notes of an interactive page stay, and its runtime is an option', async () => {
  const body = note('contact/load-runtime', '', { runtime: [] });
  const { page, script } = await join(body, { isInteractive: true, runtimeFiles: ['/a.js'] });
  expect(page.$('script[data-behaviour]').text()).toBe('');
  expect(script).toContain('"runtime":["/a.js"]');
});

const policyNote = (policy: object) =>
  note(
    'layout/main-navigation',
    `data-policy="${JSON.stringify(policy).replaceAll('"', '&quot;')}"`,
  );

test.each([false, true])(
  'a policy is read and removed (interactive: %s)',
  async (isInteractive) => {
    const policy = { 'connect-src': ["'self'", 'https://a.example'] };
    const { page, html } = await join(YEAR + policyNote(policy), { isInteractive });
    expect(page.policySources).toEqual([{}, policy]);
    expect(html).not.toContain('data-policy');
  },
);
