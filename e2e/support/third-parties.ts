import { expect, type BrowserContext, type Frame, type Page, type Route } from '@playwright/test';

/** The states that the other companies' servers may be in. */
export const conditions = [
  'up',
  'refused',
  'hanging',
  'sending a hostile script',
  'framing hostile pages',
] as const;
export type Condition = (typeof conditions)[number];

/** Where hostile frames try to lead the visitor. */
export const TRAP = 'https://trap.example/';

/** Answers for every host but our own, all in one condition. */
export async function playThirdParties(context: BrowserContext, now: Condition): Promise<void> {
  await context.route(isForeign, (route) => answers[now](route));
}

export function isForeign({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== 'localhost';
}

const html = (body: string) => ({ contentType: 'text/html', body });
const script = (body: string) => ({ contentType: 'text/javascript', body });
const answerWith = (ticker: ReturnType<typeof script>, frame: object) => (route: Route) =>
  route.fulfill(route.request().resourceType() === 'script' ? ticker : frame);

/**
 * What the ticker's provider does, as far as it is known: it adds a style, puts a frame in the place
 * of an element, sets the height that the frame asks for, and removes its script element.
 */
const TICKER = script(`{
  const script = document.currentScript;
  const container = script.parentNode;
  const settings = JSON.parse(script.innerHTML.trim());
  container.appendChild(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
  const height = container.getBoundingClientRect().width <= 767 ? 74 : 46;
  const frame = document.createElement('iframe');
  frame.setAttribute('scrolling', 'no');
  frame.setAttribute('frameborder', 0);
  frame.style.cssText = 'box-sizing: border-box; display: block; width: 100%; height: ' + height + 'px';
  frame.src = 'https://www.tradingview-widget.com/embed-widget/ticker-tape/?locale=' + settings.locale +
    '#' + encodeURIComponent(JSON.stringify(settings));
  container.replaceChild(frame, container.querySelector('.tradingview-widget-container__widget'));
  script.remove();
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data.name !== 'tv-widget-resize-iframe') return;
    frame.style.height = container.style.height = data.data.height + 'px';
  });
}`);

/** A provider's page: it shows its settings or its URL, and reports its size as the ticker's does. */
const FRAME = html(`<!doctype html>
<style>body { margin: 0; background: #fff; font: 14px/46px sans-serif; white-space: nowrap }</style>
<body><p id="served" style="margin: 0"></p><input aria-label="In the frame">
<script>
  const settings = location.hash && JSON.parse(decodeURIComponent(location.hash.slice(1)));
  served.textContent = settings ? settings.symbols.map(({ title }) => title).join(' ') : location.href;
  parent.postMessage({ name: 'tv-widget-resize-iframe', data: { height: innerWidth <= 767 ? 74 : 46 } }, '*');
</script>`);

/** Throws and overwrites the document, at once and later. */
const HOSTILE_SCRIPT = script(`
  const overwrite = () => {
    document.open();
    document.write('<h1>Gone</h1><style>* { display: none }</style>');
    document.close();
  };
  setTimeout(overwrite, 300);
  setTimeout(() => { throw new Error('hostile, later'); }, 400);
  try { overwrite(); } finally { throw new Error('hostile'); }`);

/** Shows dialogs, posts odd messages, navigates the window; the ticker's takes the focus for two seconds. */
const HOSTILE_FRAME = html(`<!doctype html>
<body style="margin: 0; background: #fee"><input style="margin-top: 2000px" aria-label="Trap">
<script>
  const leadAway = () => { try { top.location.href = '${TRAP}'; } catch {} };
  onclick = leadAway;
  let thefts = 10;
  setInterval(() => {
    if (location.hash && thefts-- > 0) document.querySelector('input').focus();
    try { alert('Your account is locked'); } catch {}
    parent.postMessage({ name: 'tv-widget-resize-iframe', data: { height: 4000 } }, '*');
    parent.postMessage(null, '*');
    try { top.document.body.remove(); } catch {}
    leadAway();
  }, 200);
  throw new Error('hostile frame');
</script>`);

const answers: Record<Condition, (route: Route) => unknown> = {
  up: answerWith(TICKER, FRAME),
  refused: (route) => route.abort('connectionrefused'),
  hanging: () => undefined,
  'sending a hostile script': answerWith(HOSTILE_SCRIPT, FRAME),
  'framing hostile pages': answerWith(TICKER, HOSTILE_FRAME),
};

/** Collects the errors and warnings of the site's own code, which a page reports from now on. */
export function watchOwnErrors(page: Page): string[] {
  const errors: string[] = [];
  const isOurs = (url: string) => url.startsWith('http://localhost');
  page.on('pageerror', ({ message, stack = '' }) => {
    if (isOurs(/https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? 'http://localhost')) errors.push(message);
  });
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    // The browser logs every answer 404, which is right for a missing page.
    if (!/^(?:error|warning)/.test(text) || text.includes('status of 404')) return;
    if (isOurs(message.location().url)) errors.push(text);
  });
  return errors;
}

/**
 * Waits for the frame whose URL starts with `url`. A provider's page is in an `<object>` inside a
 * frame of this site.
 */
export async function waitForFrame(page: Page, url: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(url));
  await expect.poll(() => find()?.url()).toContain(url);
  const frame = find();
  if (!frame) throw new Error(`${url} has left the page`);
  return frame;
}
