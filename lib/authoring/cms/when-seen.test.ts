import { sayWhenSeen } from './when-seen';

const article = { title: 'Black tax', date: 'May 3, 2027', draft: false };

test.each<[string, object, string]>([
  ['a draft', { draft: true }, 'It is a draft: nobody sees it until you switch Draft off.'],
  ['an article with a future date', {}, 'It appears on May 3, 2027.'],
  ['an article of today', { date: '2027-05-02' }, 'It appears after the next build, in'],
  ['the facts of the firm', { date: undefined, draft: undefined }, 'It appears after the next'],
])('the notice for %s', (_what, changes, sentence) => {
  expect(sayWhenSeen({ ...article, ...changes }, false, '2027-05-02')).toMatch(sentence);
});

test('an article that is saved on this computer appears after its owner’s build', () => {
  expect(sayWhenSeen(article, true, '2027-05-03')).toMatch('npm run build');
  expect(sayWhenSeen(article, true, '2027-05-02')).toMatch('May 3, 2027');
});
