import { makePost } from '@/lib/content/test-content';
import { changedOn, newestChange } from './changed-on';

test('an article changed on the day of its correction, else on that of its publication', () => {
  expect(changedOn(makePost({ date: '2025-05-03' }))).toBe('2025-05-03');
  expect(changedOn(makePost({ date: '2025-05-03', updated: '2025-06-01' }))).toBe('2025-06-01');
});

test('the newest change is that of any article, in whatever order they come', () => {
  const corrected = makePost({ date: '2025-05-03', updated: '2025-12-24' });
  expect(newestChange([corrected, makePost({ date: '2025-11-01' })])).toBe('2025-12-24');
  expect(newestChange([makePost({ date: '2025-11-01' }), corrected])).toBe('2025-12-24');
});

test('without articles, nothing has changed', () => {
  expect(newestChange([])).toBeUndefined();
});
