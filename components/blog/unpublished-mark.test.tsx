import { render } from '@testing-library/react';
import { UnpublishedMark } from './unpublished-mark';

const DAY = 24 * 60 * 60 * 1000;
const nextWeek = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10);

test.each([
  ['a draft', { draft: true, date: '2025-05-03' }, 'Draft: not published'],
  ['a draft of a day to come', { draft: true, date: nextWeek }, 'Draft: not published'],
  [
    'an article of a day to come',
    { draft: false, date: '2999-01-05' },
    'Appears on January 5, 2999',
  ],
  ['a published article', { draft: false, date: '2025-05-03' }, ''],
])('%s is marked so', (_what, article, words) => {
  const { container } = render(<UnpublishedMark article={article} />);
  expect(container.textContent).toBe(words);
});
