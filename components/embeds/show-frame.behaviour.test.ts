import { find, showPage } from '../test-page';
import { showFrame } from './show-frame.behaviour';

const DOCUMENT = 'data:text/html,<object>';

/** Shows a page that has loaded, with a frame out of view. */
function openPage() {
  jest.useFakeTimers();
  showPage(`<div>
    <iframe sandbox="" data-sandbox="allow-scripts" data-document="${DOCUMENT}"></iframe>
    <p data-note><button></button></p>
  </div>`);
  let report: (entries: object[], observer: object) => void = () => undefined;
  const scrollTo = (...states: boolean[]) =>
    report(
      states.map((isIntersecting) => ({ isIntersecting })),
      observer,
    );
  const observer = { observe: () => scrollTo(false), disconnect: jest.fn() };
  const observe = (callback: typeof report) => {
    report = callback;
    return observer;
  };
  Object.assign(window, { IntersectionObserver: jest.fn(observe) });
  showFrame(find('div'));
  return { frame: find('iframe'), scrollIntoView: () => scrollTo(false, true), observer };
}

/** The frame's document has loaded; a provider's page that has arrived is a window in it. */
function load(frame: HTMLElement, windows: number) {
  Object.defineProperty(frame, 'contentWindow', { value: { length: windows }, configurable: true });
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(0);
}

test('a frame loads once, when it comes into view, after it has got its permissions', () => {
  const { frame, scrollIntoView, observer } = openPage();
  expect(frame).not.toHaveAttribute('src');
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(frame, { attributes: true });
  scrollIntoView();
  const changes = watcher.takeRecords().map(({ attributeName }) => attributeName);
  expect(changes).toEqual(['sandbox', 'src']);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', DOCUMENT);
  expect(observer.disconnect).toHaveBeenCalledTimes(1);
});

test.each([
  [1, 'shown'],
  [0, 'failed'],
])('a document with %i windows is "%s", however late it loads', (windows, state) => {
  const { frame, scrollIntoView } = openPage();
  scrollIntoView();
  jest.advanceTimersByTime(60_000);
  expect(find('div')).toHaveAttribute('data-state', 'started');
  load(frame, windows);
  expect(find('div')).toHaveAttribute('data-state', state);
  expect(document.body).toHaveFocus();
});

test('the pressed button keeps the focus after a failure; a page that arrives gets it', () => {
  const { frame, scrollIntoView } = openPage();
  find('button').focus();
  scrollIntoView();
  load(frame, 0);
  expect(find('button')).toHaveFocus();
  load(frame, 1);
  expect(frame).toHaveFocus();
  expect(find('[data-note]')).toBeEmptyDOMElement();
});
