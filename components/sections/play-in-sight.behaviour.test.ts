import { findElement, renderPage } from '../test-page';
import { playInSight } from './play-in-sight.behaviour';

test('pauses the animation while the thread is outside the viewport', () => {
  renderPage('<svg></svg>');
  const thread = findElement('svg');
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
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(thread).not.toHaveProperty('dataset.paused');
});
