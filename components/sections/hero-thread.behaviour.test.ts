import { playInSight } from './hero-thread.behaviour';

/** Stands in for the browser's observer; `see` says how the element meets the window. */
function observe() {
  let tell: IntersectionObserverCallback = () => undefined;
  const observed: Element[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const see = (isIntersecting: boolean) => {
    tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
  return { observed, see };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('out of sight the thread is held, in sight it runs', () => {
  document.body.innerHTML = '<svg id="thread"></svg>';
  const { observed, see } = observe();
  playInSight('thread');
  const thread = document.querySelector('svg');
  expect(observed).toEqual([thread]);
  expect(thread?.hasAttribute('data-paused')).toBe(false);
  see(false);
  expect(thread?.hasAttribute('data-paused')).toBe(true);
  see(true);
  expect(thread?.hasAttribute('data-paused')).toBe(false);
});

test('an old browser, or a page without the thread, is left alone', () => {
  document.body.innerHTML = '<svg id="thread"></svg>';
  expect(() => {
    playInSight('thread');
  }).not.toThrow();
  observe();
  expect(() => {
    playInSight('gone');
  }).not.toThrow();
});
