import { scrollToTopOnEntry } from './scroll-to-top.behaviour';

type Arrival = {
  type?: NavigationTimingType;
  hash?: string;
  persisted?: boolean;
  reducedMotion?: boolean;
};

// Once for all tests: the behaviour listens to the one window there is.
scrollToTopOnEntry();

/** Lets the page show itself to a visitor who came this way, and says how it scrolled. */
function arrive({
  type = 'navigate',
  hash = '',
  persisted = false,
  reducedMotion = false,
}: Arrival) {
  const scrollTo = jest.fn();
  Object.assign(window, {
    scrollTo,
    matchMedia: (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)' && reducedMotion,
    }),
  });
  Object.assign(performance, {
    getEntriesByType: (entries: string) => (entries === 'navigation' ? [{ type }] : []),
  });
  history.replaceState(null, '', `/contact${hash}`);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  return scrollTo.mock.calls;
}

test('a visitor who comes to the screen is taken smoothly to its top', () => {
  expect(arrive({})).toEqual([[{ top: 0, behavior: 'smooth' }]]);
});

test('who asked for less motion is there at once', () => {
  expect(arrive({ reducedMotion: true })).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test.each<[string, Arrival]>([
  ['an address with a fragment', { hash: '#get-in-touch' }],
  ['Back or Forward', { type: 'back_forward' }],
  ['a reload', { type: 'reload' }],
  ['a page that the browser kept', { persisted: true }],
])('the place is kept for %s', (_way, arrival) => {
  expect(arrive(arrival)).toEqual([]);
});
