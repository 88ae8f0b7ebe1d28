import { findElement, renderPage } from '../test-page';
import { showFrame } from './show-frame.behaviour';

const DOCUMENT_URL = 'data:text/html,<object>';

function openPage() {
  jest.useFakeTimers();
  renderPage(`<div>
    <iframe sandbox="" data-sandbox="allow-scripts" data-document="${DOCUMENT_URL}"></iframe>
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
  showFrame(findElement('div'));
  return { frame: findElement('iframe'), scrollIntoView: () => scrollTo(false, true), observer };
}

function fireLoad(frame: HTMLElement, windows: number) {
  Object.defineProperty(frame, 'contentWindow', { value: { length: windows }, configurable: true });
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(0);
}

test('sets the sandbox of the frame and then its URL, each only once, when the frame comes into view', () => {
  const { frame, scrollIntoView, observer } = openPage();
  expect(frame).not.toHaveAttribute('src');
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(frame, { attributes: true });
  scrollIntoView();
  const changes = watcher.takeRecords().map(({ attributeName }) => attributeName);
  expect(changes).toEqual(['sandbox', 'src']);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', DOCUMENT_URL);
  expect(observer.disconnect).toHaveBeenCalledTimes(1);
});

test.each([
  ['shown', 'available', 1],
  ['failed', 'unavailable', 0],
])('sets the state to “%s” if a frame loads late and its page is %s', (state, _page, windows) => {
  const { frame, scrollIntoView } = openPage();
  scrollIntoView();
  jest.advanceTimersByTime(60_000);
  expect(findElement('div')).toHaveAttribute('data-state', 'started');
  fireLoad(frame, windows);
  expect(findElement('div')).toHaveAttribute('data-state', state);
  expect(document.body).toHaveFocus();
});

test('keeps focus on the clicked button if the provider’s page fails, and moves focus to the frame if it loads', () => {
  const { frame, scrollIntoView } = openPage();
  findElement('button').focus();
  scrollIntoView();
  fireLoad(frame, 0);
  expect(findElement('button')).toHaveFocus();
  fireLoad(frame, 1);
  expect(frame).toHaveFocus();
  expect(findElement('[data-note]')).toBeEmptyDOMElement();
});
