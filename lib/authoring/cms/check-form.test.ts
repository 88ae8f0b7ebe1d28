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
  ['an article that gets only warnings', { body: `1. Small\n${makeWords(700)}` }],
  ['a link to an article that may have been saved a minute ago', { body: '[It](/blog/99)' }],
  ['an image that may have been added a minute ago', { body: '![A stall](new)' }],
  ['a draft with text of the example', { draft: true, body: '- A line with a dash is a bullet.' }],
])('accepts %s', (_what, changes) => {
  expect(check(changes)).toBeUndefined();
});

test.each<[object, RegExp]>([
  [{ description: 'Seven 😀' }, /^Description: has 7 characters; write 50 to 160/],
  [{ image: 'market/day.jpg' }, /folder/],
  [
    { body: 'First.\n[Rates](www.cbn.gov.ng)', draft: true },
    /^Text: line 2, "\[Rates\]\(www\.cbn\.gov\.ng\)": the link "www\.cbn\.gov\.ng" leads nowhere/,
  ],
  [
    { body: `[Us](${site.url}/abuot)` },
    /there is no page or file \/abuot\. Did you mean "\/about"\?/,
  ],
  [{ body: 'A.\n\n![](stall)' }, /^Text: line 3, .*this image has no description/],
  [{ body: '! [A stall](stall) ![ a ] (b)' }, /this image is shown as text/],
  [{ updated: 'May 3, 2905' }, /^Corrected on: May 3, 2905 is in the future/],
  [{ body: 'word\n\n'.repeat(7000) }, /more than 40,000 characters/],
  [{ body: `${makeWords(900)}\n- A line with a dash is a bullet.` }, /^Text: this line is still/],
])('refuses an article with %j in the words of the build', (changes, sentence) => {
  expect(check(changes)).toMatch(sentence);
});

test('accepts the facts of a firm, and refuses a mistake in a list', () => {
  const hours = { from: 'Monday', to: '', opens: '09:00', closes: '05:00' };
  const fault = findFault({ ...site, openingHours: [hours] }, site.url);
  expect(fault).toMatch(/^Opening hours: 05:00 is not after 09:00; /);
  expect(findFault(site, site.url)).toBeUndefined();
});
