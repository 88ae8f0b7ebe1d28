import { find, showPage } from '../test-page';
import { playInSight } from './play-in-sight.behaviour';

test('the thread pauses out of sight, and a tab draws it once', () => {
  sessionStorage.clear();
  showPage('<svg></svg>');
  const thread = find('svg');
  const finish = jest.fn();
  Object.assign(document, { getAnimations: () => [{ finish }] });
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const observer = { observe: jest.fn() };
  const observe = (callback: typeof report) => {
    report = callback;
    return observer;
  };
  Object.assign(window, { IntersectionObserver: jest.fn(observe) });
  playInSight(thread);
  expect(observer.observe).toHaveBeenCalledWith(thread);
  report([{ isIntersecting: false }]);
  expect(thread).toHaveProperty('dataset.paused', '');
  playInSight(thread);
  expect(finish).not.toHaveBeenCalled();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(thread).not.toHaveProperty('dataset.paused');
  playInSight(thread);
  expect(finish).toHaveBeenCalledTimes(1);
});
