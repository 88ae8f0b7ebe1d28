import '@testing-library/jest-dom';
import { cleanup, screen, within } from '@testing-library/react';
import { embedsCopy } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { MarketTicker } from './market-ticker';

const WORD = { name: 'tv-widget-resize-iframe', data: { height: 46 } };
const CONFIGURATION = '{"symbols":[{"proName":"NSENG:GTCO"}]}';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  for (const name of ['open', 'write', 'writeln']) Reflect.deleteProperty(document, name);
});

/** The strip on a page whose scripts have run; the server and the visitor's wishes are stand-ins. */
function openPage({
  fetch = () => Promise.resolve(new Answer(CONFIGURATION)),
  wantsStillness = false,
}: { fetch?: (address: string) => Promise<Answer>; wantsStillness?: boolean } = {}) {
  cleanup();
  jest.useFakeTimers();
  const asked = jest.fn(fetch);
  Object.assign(window, {
    fetch: asked,
    matchMedia: (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)' && wantsStillness,
    }),
  });
  renderPage(<MarketTicker copy={embedsCopy.ticker} />);
  runBehaviours();
  const root = screen.getByRole('region', { name: 'Prices today' });
  const find = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The strip has no ${selector}`);
    return found;
  };
  return {
    root,
    asked,
    strip: find('[data-strip]'),
    hide: within(root).getByRole('button', { name: 'Take them away' }),
    show: within(root).getByRole('button', { name: 'Let them run' }),
    instead: within(root).getByRole('link', { name: 'Read them there' }),
    script: () => find('[data-strip] script'),
    container: () => find('.tradingview-widget-container'),
    /** As the provider's script does it: its frame in place of the widget. */
    drawFrame: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.tradingview-widget.com/embed-widget/ticker-tape/';
      find('.tradingview-widget-container__widget').replaceWith(frame);
      return frame;
    },
  };
}

/** As much of a server's answer as the strip reads. */
class Answer {
  constructor(
    readonly body: string,
    readonly ok = true,
  ) {}

  text() {
    return Promise.resolve(this.body);
  }
}

/** The strip once it was told to start and the configuration has come, or has not. */
async function openStartedPage(visit?: Parameters<typeof openPage>[0]) {
  const page = openPage(visit);
  await start(page.root);
  return page;
}

async function start(root: HTMLElement) {
  root.dataset.state = 'started';
  root.dispatchEvent(new Event('start'));
  await jest.advanceTimersByTimeAsync(0);
}

function say(data: unknown, source: Window | null) {
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

test('nothing happens before the strip is told to start', async () => {
  const { strip, asked } = openPage();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
  expect(strip).toBeEmptyDOMElement();
  expect(document.write).toBe(Document.prototype.write);
  expect(document.writeln).toBe(Document.prototype.writeln);
  expect(document.open).toBe(Document.prototype.open);
});

test('the script stands behind the widget, with the configuration as its own text', async () => {
  const { asked, strip, script, container } = await openStartedPage();
  expect(asked.mock.calls).toEqual([['/embeds/ticker.json']]);
  expect(script()).toHaveAttribute(
    'src',
    'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  );
  expect(script().textContent).toBe(CONFIGURATION);
  // The provider looks for these two class names; they are its interface, not our style.
  expect(container().parentElement).toBe(strip);
  expect(Array.from(container().children)).toEqual([
    container().querySelector('.tradingview-widget-container__widget'),
    script(),
  ]);
});

test('the script waits for its configuration', async () => {
  const { root, strip } = await openStartedPage({ fetch: () => new Promise(() => undefined) });
  expect(strip.querySelector('script')).toBeNull();
  expect(root.dataset.state).toBe('started');
});

test.each<[string, Parameters<typeof openPage>[0]]>([
  ['refused', { fetch: () => Promise.resolve(new Answer('Not found', false)) }],
  ['not to be had', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }],
])(
  'a configuration that is %s is a failure, and asks nothing of the provider',
  async (_, visit) => {
    const { root, strip } = await openStartedPage(visit);
    expect(root.dataset.state).toBe('failed');
    expect(strip.querySelector('script')).toBeNull();
  },
);

test('a blocked script is a failure', async () => {
  const { root, script } = await openStartedPage();
  script().dispatchEvent(new Event('error'));
  expect(root.dataset.state).toBe('failed');
});

test('ten seconds of silence are a failure, and no less', async () => {
  const { root, drawFrame } = await openStartedPage();
  drawFrame().dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(root.dataset.state).toBe('started');
  await jest.advanceTimersByTimeAsync(1);
  expect(root.dataset.state).toBe('failed');
});

test('the word of the frame shows it, and the clock stops', async () => {
  const { root, drawFrame } = await openStartedPage();
  say(WORD, drawFrame().contentWindow);
  expect(root.dataset.state).toBe('shown');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(root.dataset.state).toBe('shown');
});

test('the word that comes late shows what was given up', async () => {
  const { root, drawFrame } = await openStartedPage();
  const frame = drawFrame();
  await jest.advanceTimersByTimeAsync(60_000);
  say(WORD, frame.contentWindow);
  expect(root.dataset.state).toBe('shown');
  expect(frame).toBeInTheDocument();
});

test.each([{ name: 'tv-widget-load' }, { name: undefined }, {}, null, undefined, WORD.name, 1, []])(
  'a message of the frame that is not its word says nothing: %j',
  async (data) => {
    const { root, drawFrame } = await openStartedPage();
    say(data, drawFrame().contentWindow);
    expect(root.dataset.state).toBe('started');
  },
);

test('the word of anyone else says nothing, before there is a frame and after', async () => {
  const { root, drawFrame } = await openStartedPage();
  const other = document.body.appendChild(document.createElement('iframe'));
  const sayAll = () => [window, other.contentWindow, null].forEach((source) => say(WORD, source));
  sayAll();
  drawFrame();
  sayAll();
  other.remove();
  expect(root.dataset.state).toBe('started');
});

test('the prices can be taken away and brought back, with the focus on the way to do so', async () => {
  const { root, strip, hide, show, drawFrame } = await openStartedPage();
  say(WORD, drawFrame().contentWindow);
  hide.focus();
  hide.click();
  expect(strip).toBeEmptyDOMElement();
  expect(root.dataset.state).toBe('ask');
  expect(show).toHaveFocus();

  await start(root);
  expect(strip.children).toHaveLength(1);
  say(WORD, drawFrame().contentWindow);
  expect(root.dataset.state).toBe('shown');
});

test('told to start again, it begins anew instead of drawing twice', async () => {
  const { root, strip, script } = await openStartedPage();
  const before = script();
  await start(root);
  expect(strip.children).toHaveLength(1);
  expect(before).not.toBeInTheDocument();
  expect(script()).toBeInTheDocument();
});

test('what was taken away does not fail later', async () => {
  const { root, hide } = await openStartedPage();
  hide.click();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(root.dataset.state).toBe('ask');
});

test('what was taken away does not fail by a script that is refused after it', async () => {
  const { root, hide, show, script } = await openStartedPage();
  const late = script();
  hide.click();
  late.dispatchEvent(new Event('error'));
  expect(root.dataset.state).toBe('ask');
  expect(show).toHaveFocus();
});

test('what was taken away before its configuration came stays away', async () => {
  const { root, strip, hide } = openPage();
  root.dispatchEvent(new Event('start'));
  hide.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(strip).toBeEmptyDOMElement();
  expect(root.dataset.state).toBe('ask');
});

test('the next pages ask who took the prices away, until they want them back', async () => {
  const first = await openStartedPage();
  expect(first.root.dataset.embed).toBe('');
  first.hide.click();

  const second = openPage();
  expect(second.root.dataset.embed).toBe('ask');
  await start(second.root);

  expect(openPage().root.dataset.embed).toBe('');
});

test('where storage is closed, all works but the memory', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const failed = jest.fn();
  window.addEventListener('error', failed);
  const { root, strip, hide, script } = await openStartedPage();
  expect(script()).toBeInTheDocument();
  hide.click();
  expect(strip).toBeEmptyDOMElement();
  expect(root.dataset.state).toBe('ask');
  expect(openPage().root.dataset.embed).toBe('');
  expect(openPage({ wantsStillness: true }).root.dataset.embed).toBe('ask');
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('who asked for less motion is asked first', () => {
  expect(openPage({ wantsStillness: true }).root.dataset.embed).toBe('ask');
  expect(openPage().root.dataset.embed).toBe('');
});

test('the script cannot write the page away', async () => {
  const { root } = await openStartedPage();
  document.open();
  document.write('<p>Mine</p>');
  document.writeln('<p>Mine</p>');
  expect(root).toBeInTheDocument();
  expect(screen.queryByText('Mine')).not.toBeInTheDocument();
});

test('a style of the script, which the policy would refuse, is dropped; the rest is let in', async () => {
  const { container } = await openStartedPage();
  const style = document.createElement('style');
  const line = document.createElement('p');
  expect(container().appendChild(style)).toBe(style);
  expect(container().appendChild(line)).toBe(line);
  expect(style).not.toBeInTheDocument();
  expect(container().lastElementChild).toBe(line);
});

test('the frame of the script is bound and named, then sent to its address again', async () => {
  const { drawFrame } = await openStartedPage();
  const frame = drawFrame();
  const address = frame.src;
  const changes: (string | null)[][] = [];
  new MutationObserver((records) => {
    changes.push(...records.map(({ attributeName, oldValue }) => [attributeName, oldValue]));
  }).observe(frame, { attributeFilter: ['sandbox', 'src'], attributeOldValue: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(frame.title).toBe('Prices today');
  expect(frame.src).toBe(address);
  // A browser does not begin anew what it has begun: the address goes and comes back.
  expect(changes).toEqual([
    ['sandbox', null],
    ['src', address],
    ['src', 'about:blank'],
  ]);
});

test('of two frames both are bound', async () => {
  const { drawFrame, container, strip } = await openStartedPage();
  drawFrame();
  container().append(document.createElement('iframe'));
  await jest.advanceTimersByTimeAsync(0);
  expect(strip.querySelectorAll('iframe[sandbox]')).toHaveLength(2);
});

test('a frame that came with bounds keeps them', async () => {
  const { container } = await openStartedPage();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  container().append(frame);
  await jest.advanceTimersByTimeAsync(0);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
});

test('who stands on the button that goes with a failure is taken to what stands instead', async () => {
  const { root, hide, instead } = await openStartedPage();
  hide.focus();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(root.dataset.state).toBe('failed');
  expect(instead).toHaveFocus();
});

test('a failure takes the focus from nobody else', async () => {
  await openStartedPage();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(document.body).toHaveFocus();
});
