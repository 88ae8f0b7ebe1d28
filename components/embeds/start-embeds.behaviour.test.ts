import '@testing-library/jest-dom';
import { find, openPage } from '../test-page';
import { startEmbeds } from './start-embeds.behaviour';

const FRAME = `<div data-embed="">
  <iframe title="Map" data-src="https://map.example/" sandbox="" data-sandbox="allow-scripts"></iframe>
  <button data-show="">Load map</button>
</div>`;
const OTHER_FRAME = FRAME.replace('map.example', 'form.example');
const STRIP = `<section data-embed="">
  <button data-hide="">Hide prices</button>
  <button data-show="">Show prices</button>
</section>`;

type Visit = {
  /** What the browser says of the connection, if anything. */
  connection?: { saveData?: boolean; effectiveType?: string };
  saysWhenIdle?: boolean;
};

/** A page that is still loading. */
function startPage(body: string, { connection, saysWhenIdle = true }: Visit = {}) {
  openPage(body);
  const idle: (() => void)[] = [];
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const requestIdleCallback = (callback: () => void) => idle.push(callback);
  if (saysWhenIdle) Object.assign(window, { requestIdleCallback });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  startEmbeds();
  const embeds = Array.from(document.querySelectorAll<HTMLElement>('[data-embed]'));
  const started = jest.fn();
  for (const embed of embeds) embed.addEventListener('start', () => started(embeds.indexOf(embed)));
  return {
    started: () => started.mock.calls.flat() as number[],
    states: () => embeds.map(({ dataset }) => dataset.state),
    sources: () => Array.from(document.querySelectorAll('iframe'), ({ src }) => src),
    press: (index: number) => embeds[index]?.querySelector<HTMLElement>('[data-show]')?.click(),
    finishLoading: () => window.dispatchEvent(new Event('load')),
    becomeIdle: () => idle.splice(0).forEach((callback) => callback()),
  };
}

function openLoadedPage(body: string, visit?: Visit) {
  const page = startPage(body, visit);
  page.finishLoading();
  page.becomeIdle();
  return page;
}

test('everything starts once the page has loaded and the browser is idle, and not before', () => {
  const page = startPage(FRAME + STRIP + OTHER_FRAME);
  page.becomeIdle();
  jest.advanceTimersByTime(60_000);
  expect(page.started()).toEqual([]);
  page.finishLoading();
  jest.advanceTimersByTime(60_000);
  expect(page.started()).toEqual([]);
  expect(page.sources()).toEqual(['', '']);
  page.becomeIdle();
  expect(page.started()).toEqual([0, 1, 2]);
  expect(page.states()).toEqual(['started', 'started', 'started']);
  expect(page.sources()).toEqual(['https://map.example/', 'https://form.example/']);
  expect(document.body).toHaveFocus();
});

test('in a browser that does not say when it is idle, it starts after the load event', () => {
  const page = startPage(FRAME, { saysWhenIdle: false });
  page.finishLoading();
  expect(page.started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(page.started()).toEqual([0]);
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, 'ask'],
  [{ saveData: true }, 'ask'],
  [{ saveData: false, effectiveType: '2g' }, 'ask'],
  [{ saveData: false, effectiveType: 'slow-2g' }, 'ask'],
  [{ saveData: false, effectiveType: '3g' }, 'started'],
  [{}, 'started'],
])('with a connection of %j the state is "%s"', (connection, state) => {
  const { states, started } = openLoadedPage(FRAME + STRIP, { connection });
  expect(states()).toEqual([state, state]);
  expect(started()).toEqual(state === 'ask' ? [] : [0, 1]);
});

test('an element that says "ask" asks, and the others start', () => {
  const strip = STRIP.replace('data-embed=""', 'data-embed="ask"');
  const { states, started } = openLoadedPage(strip + FRAME);
  expect(states()).toEqual(['ask', 'started']);
  expect(started()).toEqual([1]);
});

test('the frame gets its permissions before its URL', () => {
  const page = startPage(FRAME);
  const changes = new MutationObserver(() => undefined);
  changes.observe(find('iframe'), { attributes: true });
  page.finishLoading();
  page.becomeIdle();
  const changed = changes.takeRecords().map(({ attributeName }) => attributeName);
  expect(changed).toEqual(['sandbox', 'src']);
  expect(find('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
});

test('a press starts its own element alone, and the focus moves to its frame', () => {
  const page = openLoadedPage(STRIP + FRAME + OTHER_FRAME, { connection: { saveData: true } });
  page.press(1);
  expect(page.states()).toEqual(['ask', 'started', 'ask']);
  expect(page.sources()).toEqual(['https://map.example/', '']);
  expect(find('iframe')).toHaveFocus();
});

test('where there is no frame the focus moves to the button that hides it; it can start again', () => {
  const page = openLoadedPage(STRIP);
  page.press(0);
  expect(page.started()).toEqual([0, 0]);
  expect(find('[data-hide]')).toHaveFocus();
});
