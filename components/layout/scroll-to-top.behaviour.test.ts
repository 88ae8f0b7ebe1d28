import { scrollToTopOnEntry } from './scroll-to-top.behaviour';

const smooth = [{ top: 0, behavior: 'smooth' }];
const instant = [{ top: 0, behavior: 'instant' }];

test.each([
  ['a navigation', {}, [smooth]],
  ['a navigation with reduced motion', { isReduced: true }, [instant]],
  ['a URL with a fragment', { hash: '#get-in-touch' }, []],
  ['Back or Forward', { type: 'back_forward' }, []],
  ['a reload', { type: 'reload' }, []],
])('after %s', (_what, arrival, calls) => {
  const visit = { type: 'navigate', hash: '', isReduced: false, ...arrival };
  const scrollTo = jest.fn();
  const matchMedia = (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && visit.isReduced,
  });
  Object.assign(window, { scrollTo, matchMedia });
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? [{ type: visit.type }] : []),
  });
  history.replaceState(null, '', `/contact${visit.hash}`);
  scrollToTopOnEntry();
  expect(scrollTo.mock.calls).toEqual(calls);
});
