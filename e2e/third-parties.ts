import {
  expect,
  type BrowserContext,
  type Frame,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';

/** The states that the other companies' servers may be in. */
export const conditions = [
  'up',
  'refused',
  'forbidding frames',
  'hanging',
  'slow',
  'answering HTML 500',
  'hostile',
  'framing hostile pages',
] as const;
export type Condition = (typeof conditions)[number];

/** Where hostile frames try to lead the visitor. */
export const TRAP = 'https://trap.example/';

/** How late frames arrive where providers are slow, in milliseconds. */
const SLOW_MS = 8_000;

/** Answers for every host but our own, all in one condition. */
export async function playThirdParties(
  context: BrowserContext,
  condition: Condition,
): Promise<void> {
  await context.route(isForeign, (route) => answers[condition](route));
}

const answers: Record<Condition, (route: Route) => unknown> = {
  up: (route) => route.fulfill(isScript(route) ? TICKER : html(FRAME_PAGE)),
  refused: (route) => route.abort('connectionrefused'),
  'forbidding frames': (route) =>
    route.fulfill(
      isScript(route) ? TICKER : { ...html(FRAME_PAGE), headers: { 'X-Frame-Options': 'DENY' } },
    ),
  slow: async (route) => {
    if (!isScript(route)) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    // The page may be gone.
    await Promise.resolve(answers.up(route)).catch(() => undefined);
  },
  // Neither answers nor refuses.
  hanging: () => undefined,
  'answering HTML 500': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server error</h1>' }),
  hostile: (route) => route.fulfill(isScript(route) ? HOSTILE : html(HOSTILE_PAGE)),
  'framing hostile pages': (route) => route.fulfill(isScript(route) ? TICKER : html(HOSTILE_PAGE)),
};

function isScript(route: Route): boolean {
  return route.request().resourceType() === 'script';
}

function javascript(body: string) {
  return { contentType: 'text/javascript', body };
}

function html(body: string) {
  return { contentType: 'text/html', body };
}

function isForeign({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== 'localhost';
}

export function isForeignRequest(request: Request): boolean {
  return isForeign(new URL(request.url()));
}

/**
 * What the ticker's provider does, as far as it is known: it adds a style, puts a frame in the place
 * of an element, sets the height that the frame asks for, and removes its script element.
 */
const TICKER = javascript(`{
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

/** A provider's page: it shows what it was asked for, and reports its size as the ticker's does. */
const FRAME_PAGE = `<!doctype html>
<style>body { margin: 0; background: #fff; font: 14px/46px sans-serif; white-space: nowrap }</style>
<body>
<p id="served" style="margin: 0"></p>
<input aria-label="Of the provider">
<script>
  const settings = location.hash && JSON.parse(decodeURIComponent(location.hash.slice(1)));
  served.textContent = settings ? settings.symbols.map(({ title }) => title).join(' ') : location.href;
  parent.postMessage({ name: 'tv-widget-resize-iframe', data: { height: innerWidth <= 767 ? 74 : 46 } }, '*');
</script>`;

/** Throws and overwrites the document, at once and later. */
const HOSTILE = javascript(`
  const overwrite = () => {
    document.open();
    document.write('<h1>Gone</h1>');
    document.writeln('<style>* { display: none }</style>');
    document.close();
  };
  setTimeout(overwrite, 300);
  setTimeout(() => { throw new Error('hostile, later'); }, 400);
  try { overwrite(); } finally { throw new Error('hostile'); }`);

/** Shows dialogs, posts odd messages, navigates the window; the ticker's takes the focus for two seconds. */
const HOSTILE_PAGE = `<!doctype html>
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
    parent.postMessage({ name: 'tv-widget-resize-iframe', data: { height: '<img src onerror=alert()>' } }, '*');
    try { top.document.body.remove(); } catch {}
    leadAway();
  }, 200);
  throw new Error('hostile frame');
</script>`;

/** Collects the errors and warnings of the site's own code, which a page reports from now on. */
export function watchOwnErrors(page: Page): string[] {
  const errors: string[] = [];
  const isOurs = (address: string) => address.startsWith('http://localhost');
  page.on('pageerror', ({ message, stack = '' }) => {
    if (isOurs(/https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? 'http://localhost')) errors.push(message);
  });
  page.on('console', (message) => {
    const type = message.type();
    const text = message.text();
    // The browser logs every answer 404, which is right for what is not there.
    if (!['error', 'warning'].includes(type) || text.includes('status of 404')) return;
    if (isOurs(message.location().url)) errors.push(`${type}: ${text}`);
  });
  return errors;
}

/** Makes the browser save data, as its setting does. */
export async function saveData(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/**
 * Waits for the frame whose URL starts with `address`. A provider's frame is an `<object>` inside a
 * frame of this site.
 */
export async function waitForFrame(page: Page, address: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(address));
  await expect.poll(() => find()?.url()).toContain(address);
  const frame = find();
  if (!frame) throw new Error(`${address} has left the page`);
  return frame;
}
