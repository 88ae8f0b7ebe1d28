import { scrollToTopOnEntry } from './scroll-to-top.behaviour';

const smooth = [{ top: 0, behavior: 'smooth' }];
const instant = [{ top: 0, behavior: 'instant' }];

test.each([
  ['a navigation', {}, [smooth]],
  ['a navigation with reduced motion', { isReduced: true }, [instant]],
  ['a navigation whose page is scrolled already', { scrollY: 300 }, []],
  ['a URL with a fragment', { hash: '#get-in-touch' }, []],
  ['Back or Forward', { type: 'back_forward' }, []],
  ['a reload', { type: 'reload' }, []],
])('after %s', (_what, arrival, calls) => {
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
  expect(scrollTo.mock.calls).toEqual(calls);
});
