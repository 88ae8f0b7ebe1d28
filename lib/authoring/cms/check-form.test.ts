import { makeSite, makeWords } from '@/lib/content/test-content';
import { findFault } from './check-form';

const ARTICLE = {
  title: 'Black tax',
  date: 'May 3, 2025',
  description: 'Forty-nine plain characters and one more make 50!!',
  image: 'tax.svg',
  imageAlt: '',
  draft: false,
  body: makeWords(900),
};
const site = makeSite();
const check = (changes: object) => findFault({ ...ARTICLE, ...changes }, site.url);

test.each<[string, object]>([
  ['an article', {}],
  ['an article of 700 words', { body: makeWords(700) }],
  ['an article of 1,400 words', { body: makeWords(1400) }],
  ['an article whose headings skip a level', { body: `1. Small\n${makeWords(900)}` }],
  ['a correction on the day itself', { updated: 'May 3, 2025' }],
  ['a link to an article that may have been saved a minute ago', { body: '[It](/blog/99)' }],
  ['a draft with text of the example', { draft: true, body: '- A line with a dash is a bullet.' }],
])('%s is saved', (_what, changes) => {
  expect(check(changes)).toBeUndefined();
});

test.each<[object, RegExp]>([
  [{ description: 'Seven 😀' }, /^Description: has 7 characters; write 50 to 160/],
  [{ image: 'market/day.jpg' }, /folder/],
  [{ updated: 'May 2, 2025' }, /^Corrected on: is before the article's date, May 3, 2025/],
  [
    { body: 'First.\n[Rates](www.cbn.gov.ng)' },
    /^Text: line 2, "\[Rates\]\(www\.cbn\.gov\.ng\)": the link "www\.cbn\.gov\.ng" leads nowhere/,
  ],
  [{ body: '[Rates](http://www.cbn.gov.ng)', draft: true }, /is not secure; use https:\/\//],
  [{ body: `[Us](${site.url}/abuot)` }, /there is no page \/abuot\. Did you mean "\/about"\?/],
  [{ body: '[It](/blog/7.html)' }, /write the link \/blog\/7\.html as \/blog\/7/],
  [{ body: 'word\n\n'.repeat(7000) }, /more than 40,000 characters/],
  [{ body: `${makeWords(900)}\n- A line with a dash is a bullet.` }, /^Text: this line is still/],
])('an article with %j is refused in the words of the build', (changes, sentence) => {
  expect(check(changes)).toMatch(sentence);
});

test('facts are saved, and a wrong list is refused', () => {
  expect(findFault(site, site.url)).toBeUndefined();
  const twice = { label: 'Home', path: '/' };
  expect(findFault({ ...site, quickLinks: [twice, twice] }, site.url)).toMatch(
    /: entry 1 has the same path, "\/"/,
  );
  const hours = { from: 'Monday', to: '', opens: '09:00', closes: '05:00' };
  expect(findFault({ ...site, openingHours: [hours] }, site.url)).toMatch(
    /^Opening hours: 05:00 is not after 09:00; /,
  );
});
