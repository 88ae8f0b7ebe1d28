import scrollToTopOnEntry from './scroll-to-top.behaviour';

test.each([
  ['after a navigation: smoothly', {}, 'smooth'],
  ['with reduced motion: instantly', { isReduced: true }, 'instant'],
  ['to a page that is scrolled already: never', { scrollY: 300 }, undefined],
  ['to a URL with a fragment: never', { hash: '#get-in-touch' }, undefined],
  ['after Back or Forward: never', { type: 'back_forward' }, undefined],
])('the page scrolls to the top %s', (_what, arrival, behavior) => {
  jest.useFakeTimers();
  const visit = { type: 'navigate', hash: '', isReduced: false, scrollY: 0, ...arrival };
  const scrollTo = jest.fn();
  const matchMedia = (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && visit.isReduced,
  });
  Object.assign(window, { scrollTo, matchMedia, scrollY: visit.scrollY });
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? [{ type: visit.type }] : []),
  });
  history.replaceState(null, '', `/contact${visit.hash}`);
  scrollToTopOnEntry();
  // Scrolling at once would lay the page out before its first frame.
  expect(scrollTo).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  expect(scrollTo.mock.calls).toEqual(behavior ? [[{ top: 0, behavior }]] : []);
});
