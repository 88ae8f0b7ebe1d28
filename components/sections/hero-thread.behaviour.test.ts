import { find } from '../test-page';
import { playInSight } from './hero-thread.behaviour';

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(document, 'getAnimations');
  sessionStorage.clear();
});

test('the thread is paused while it is out of sight, and drawn once in a tab', () => {
  document.body.innerHTML = '<svg></svg>';
  const thread = find('svg');
  const finish = jest.fn();
  Object.assign(document, { getAnimations: () => [{ finish }] });
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const observe = jest.fn();
  class Observer {
    observe = observe;
    constructor(callback: typeof report) {
      report = callback;
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  playInSight(thread);
  expect(observe).toHaveBeenCalledWith(thread);
  for (const isIntersecting of [false, true, false]) {
    report([{ isIntersecting }]);
    expect(thread.hasAttribute('data-paused')).toBe(!isIntersecting);
  }
  expect(finish).not.toHaveBeenCalled();
  playInSight(thread);
  expect(finish).toHaveBeenCalledTimes(1);
});
