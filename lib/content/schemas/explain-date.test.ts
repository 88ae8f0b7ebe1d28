import { explainDate } from './explain-date';

test.each([
  ['May 3 2025', 'May 3, 2025'],
  ['may 3, 2025', 'May 3, 2025'],
  ['MAY 3, 2025', 'May 3, 2025'],
  ['Sept. 13, 2025', 'September 13, 2025'],
  ['Sep 13 2025', 'September 13, 2025'],
  ['May 3rd, 2025', 'May 3, 2025'],
  ['3 May 2025', 'May 3, 2025'],
  ['3rd May, 2025', 'May 3, 2025'],
  ['Saturday, May 3, 2025', 'May 3, 2025'],
  ['Saturday 3 May 2025', 'May 3, 2025'],
  ['May  3,  2025', 'May 3, 2025'],
  ['2025-5-3', 'May 3, 2025'],
  ['2025/05/03', 'May 3, 2025'],
  ['2025-05-03T10:00:00Z', 'May 3, 2025'],
  ['2025-05-03 10:00', 'May 3, 2025'],
])('%s was perhaps meant as %s', (written, meant) => {
  expect(explainDate(written)).toBe(`. Did you mean "${meant}"?`);
});

test.each(['February 30, 2025', '30 February 2025', '2025-02-30', '2025-13-01', '0001-01-01'])(
  '%s is no day',
  (written) => {
    expect(explainDate(written)).toBe('; there is no such day');
  },
);

test.each(['3/5/25', '3.5.2025', 'soon', '', 'Mai 3, 2025', 'May 3', '45780'])(
  'nothing can be told of %j',
  (written) => {
    expect(explainDate(written)).toBe('');
  },
);
