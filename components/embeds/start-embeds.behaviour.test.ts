import '@testing-library/jest-dom';
import { runWithStandIns } from '../test-page';
import { startEmbeds } from './start-embeds.behaviour';

const FRAME = `<div data-embed="">
  <iframe title="Map" data-src="https://map.example/" sandbox="" data-sandbox="allow-scripts"></iframe>
  <button data-show="">Load map</button>
</div>`;
const OTHER_FRAME = FRAME.replace('map.example', 'form.example').replace('Load map', 'Load form');
const STRIP = `<section data-embed="">
  <button data-hide="">Hide prices</button>
  <button data-show="">Show prices</button>
</section>`;

type Visit = {
  /** What the browser says of the connection; undefined in those that say nothing. */
  connection?: { saveData?: boolean; effectiveType?: string } | undefined;
  saysWhenIdle?: boolean;
};

/** A page that still loads, in a window of its own. */
function openPage(body: string, { connection, saysWhenIdle = true }: Visit = {}) {
  jest.useFakeTimers();
  document.body.innerHTML = body;
  const page = new EventTarget();
  const idle: (() => void)[] = [];
  const window = saysWhenIdle
    ? { requestIdleCallback: (callback: () => void) => idle.push(callback) }
    : {};
  runWithStandIns(startEmbeds, [], {
    addEventListener: page.addEventListener.bind(page),
    navigator: { connection },
    window,
    ...window,
  });
  const embeds = Array.from(document.querySelectorAll<HTMLElement>('[data-embed]'));
  const started = jest.fn();
  for (const embed of embeds) embed.addEventListener('start', () => started(embed));
  return {
    embeds,
    started,
    frame: document.querySelector('iframe'),
    finishLoading: () => page.dispatchEvent(new Event('load')),
    becomeIdle: () => idle.splice(0).forEach((callback) => callback()),
  };
}

function openLoadedPage(body: string, visit?: Visit) {
  const page = openPage(body, visit);
  page.finishLoading();
  page.becomeIdle();
  return page;
}

function press(name: 'Load map' | 'Load form' | 'Show prices') {
  const buttons = document.querySelectorAll<HTMLElement>('[data-show]');
  Array.from(buttons)
    .find(({ textContent }) => textContent === name)
    ?.click();
}

test('nothing starts before the page has loaded', () => {
  const { embeds, started, frame, becomeIdle } = openPage(FRAME);
  becomeIdle();
  jest.advanceTimersByTime(60_000);
  expect(started).not.toHaveBeenCalled();
  expect(frame).not.toHaveAttribute('src');
  expect(embeds[0]).not.toHaveAttribute('data-state');
});

test('nothing starts before the browser is idle', () => {
  const { embeds, started, frame, finishLoading, becomeIdle } = openPage(FRAME);
  finishLoading();
  jest.advanceTimersByTime(60_000);
  expect(started).not.toHaveBeenCalled();
  expect(frame).not.toHaveAttribute('src');

  becomeIdle();
  expect(started).toHaveBeenCalledTimes(1);
  expect(frame).toHaveAttribute('src', 'https://map.example/');
  expect(embeds[0]?.dataset.state).toBe('started');
});

test('in a browser that does not say when it is idle, it starts after the others have loaded', () => {
  const { started, frame, finishLoading } = openPage(FRAME, { saysWhenIdle: false });
  finishLoading();
  expect(started).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(started).toHaveBeenCalledTimes(1);
  expect(frame).toHaveAttribute('src', 'https://map.example/');
});

test.each<[string, Visit['connection']]>([
  ['asks to save data', { saveData: true, effectiveType: '4g' }],
  ['asks to save data, and no more is known', { saveData: true }],
  ['has 2g', { saveData: false, effectiveType: '2g' }],
  ['has slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
])('who %s is asked first', (_what, connection) => {
  const { embeds, started, frame } = openLoadedPage(FRAME + STRIP, { connection });
  expect(embeds.map(({ dataset }) => dataset.state)).toEqual(['ask', 'ask']);
  expect(started).not.toHaveBeenCalled();
  expect(frame).not.toHaveAttribute('src');
  expect(frame).toHaveAttribute('sandbox', '');
});

test.each<[string, Visit['connection']]>([
  ['3g', { saveData: false, effectiveType: '3g' }],
  ['4g', { saveData: false, effectiveType: '4g' }],
  ['a connection that says nothing', {}],
  ['a browser that knows no connection', undefined],
])('with %s all starts by itself', (_what, connection) => {
  const { embeds, frame } = openLoadedPage(FRAME + STRIP, { connection });
  expect(embeds.map(({ dataset }) => dataset.state)).toEqual(['started', 'started']);
  expect(frame).toHaveAttribute('src', 'https://map.example/');
});

test('the frame has its bounds before it has its address', () => {
  const { frame, finishLoading, becomeIdle } = openPage(FRAME);
  if (!frame) throw new Error('The page has no frame');
  const changes = new MutationObserver(() => undefined);
  changes.observe(frame, { attributes: true });
  finishLoading();
  becomeIdle();
  const changed = changes.takeRecords().map(({ attributeName }) => attributeName);
  expect(changed).toEqual(['sandbox', 'src']);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
});

test('one that is to ask asks, and keeps no other from starting', () => {
  const strip = STRIP.replace('data-embed=""', 'data-embed="ask"');
  const { embeds, started } = openLoadedPage(strip + FRAME);
  expect(embeds.map(({ dataset }) => dataset.state)).toEqual(['ask', 'started']);
  expect(started.mock.calls).toEqual([[embeds[1]]]);
});

test('each frame gets its own address', () => {
  openLoadedPage(FRAME + STRIP + OTHER_FRAME);
  const frames = Array.from(document.querySelectorAll('iframe'), ({ src }) => src);
  expect(frames).toEqual(['https://map.example/', 'https://form.example/']);
});

test('a press starts the one that was asked about, and it alone', () => {
  const page = FRAME + STRIP + OTHER_FRAME;
  const { embeds, started, frame } = openLoadedPage(page, { connection: { saveData: true } });
  press('Load form');
  expect(embeds.map(({ dataset }) => dataset.state)).toEqual(['ask', 'ask', 'started']);
  expect(started.mock.calls).toEqual([[embeds[2]]]);
  expect(frame).not.toHaveAttribute('src');
  const brought = embeds[2]?.querySelector('iframe');
  expect(brought).toHaveAttribute('src', 'https://form.example/');
  expect(brought).toHaveAttribute('sandbox', 'allow-scripts');
});

test('what was taken away after it had started comes back at a press', () => {
  const { started } = openLoadedPage(STRIP);
  press('Show prices');
  expect(started).toHaveBeenCalledTimes(2);
});

test('the focus goes from the pressed button to the frame it brought', () => {
  const { frame } = openLoadedPage(FRAME, { connection: { saveData: true } });
  press('Load map');
  expect(frame).toHaveFocus();
});

test('where there is no frame yet, the focus goes to what takes it away again', () => {
  openLoadedPage(STRIP, { connection: { saveData: true } });
  press('Show prices');
  expect(document.querySelector('[data-hide]')).toHaveFocus();
});

test('what starts by itself takes no focus', () => {
  openLoadedPage(FRAME + STRIP);
  expect(document.body).toHaveFocus();
});

test('a page without embeds is left alone', () => {
  expect(() => openLoadedPage('<p>Words</p>')).not.toThrow();
});
