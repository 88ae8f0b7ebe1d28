import { findElement, renderPage } from '../test-page';
import { playInSight } from './play-in-sight.behaviour';

test('pauses the animation of an element while it is outside the viewport', () => {
  renderPage('<svg></svg>');
  const element = findElement('svg');
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const observer = { observe: jest.fn() };
  const observe = (callback: typeof report) => {
    report = callback;
    return observer;
  };
  Object.assign(window, { IntersectionObserver: jest.fn(observe) });
  playInSight(element);
  expect(observer.observe).toHaveBeenCalledWith(element);
  report([{ isIntersecting: false }]);
  expect(element).toHaveProperty('dataset.paused', '');
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(element).not.toHaveProperty('dataset.paused');
});
