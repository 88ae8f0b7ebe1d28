import {
  makeImages,
  makePerson,
  makeService,
  makeSite,
  makeWords,
} from '@/lib/content/test-content';
import { findFault, makeFormContext, noteSaved, sayWhenSeen } from './check-form';
import { type CmsSettings, cmsFiles } from './cms-files';

const ARTICLE = {
  title: 'Black tax',
  date: 'May 3, 2025',
  description: 'Forty-nine plain characters and one more make 50!!',
  image: '/content/images/tax.svg',
  imageAlt: '',
  draft: false,
  body: makeWords(900),
};
const cms = { ...makeSite().cms, backend: 'github', repository: 'firm/site' } as const;
const site = makeSite({ cms });

/** What the page knows of a site without an article, whose next article is number 6. */
async function makeContext() {
  const files = await cmsFiles({
    site,
    pages: { blog: { topics: { title: 'Topics', all: 'All', list: [] } } },
    services: [makeService()],
    people: [makePerson()],
    articles: [],
    redirects: [{ from: '/blog/5', to: '/about' }],
    images: makeImages('tax.svg'),
    publicFiles: ['prices.pdf'],
  });
  return makeFormContext(JSON.parse(String(files.get('settings.json'))) as CmsSettings);
}

const check = async (changes: object) =>
  findFault('', { ...ARTICLE, ...changes }, await makeContext());

test.each<[string, object]>([
  ['an article that gets only warnings', { body: `1. Small\n${makeWords(700)}` }],
  [
    'a link to a service, a file and an older article',
    { body: '[a](/services#financial) [b](/prices.pdf) [c](/blog/4)' },
  ],
  [
    'an image of its own that came a minute ago',
    { image: '/content/images/market-day.jpg', body: '![A stall](market-day)' },
  ],
])('accepts %s', async (_what, changes) => {
  expect(await check(changes)).toBeUndefined();
});

// The rules are those of checkArticle; here are the words around them, and what the page knows.
test.each<[object, RegExp]>([
  [{ description: 'Seven 😀' }, /^Description: has 7 characters; write 50 to 160/],
  [
    { body: 'First.\n[Rates](www.cbn.gov.ng)', draft: true },
    /^Text: line 2, "\[Rates\]\(www\.cbn\.gov\.ng\)": the link "www\.cbn\.gov\.ng" leads nowhere/,
  ],
  [{ body: '[a](/blog/6)' }, /there is no article \/blog\/6/],
  [{ body: '[a](/blog/5)' }, /\/blog\/5 leads to another page now; write \/about/],
  [{ body: '[a](/services#risk)' }, /\/services has no heading for #risk/],
  [{ author: 'tunde' }, /^Written by: "tunde" is not in content\/people.yaml/],
])('refuses an article with %j in the words of the build', async (changes, sentence) => {
  expect(await check(changes)).toMatch(sentence);
});

test('knows the articles that were saved since the last build', async () => {
  const context = await makeContext();
  noteSaved(context, 'content/blog/6.md', { ...ARTICLE, draft: true });
  const data = { ...ARTICLE, body: '[a](/blog/6)' };
  expect(findFault('', data, context)).toMatch(/the article \/blog\/6 is a draft/);
  noteSaved(context, 'content/blog/6.md', ARTICLE);
  expect(findFault('', data, context)).toBeUndefined();
});

test('accepts the facts of a firm and its lists, and refuses a mistake in each', async () => {
  const context = await makeContext();
  const hours = { from: 'Monday', to: '', opens: '09:00', closes: '05:00' };
  expect(findFault('site', site, context)).toBeUndefined();
  expect(findFault('site', { ...site, openingHours: [hours] }, context)).toMatch(
    /^Opening hours, entry 1: is not after the time of opening; /,
  );
  const question = { question: 'Why?', answer: 'Because.' };
  expect(findFault('faq', { entries: [question] }, context)).toBeUndefined();
  expect(findFault('faq', { entries: [question, { question: 'How?' }] }, context)).toBe(
    'Questions, entry 2: is missing; write an answer',
  );
});

const saved = { title: 'Black tax', date: 'May 3, 2027', draft: false };

test.each<[string, object, string]>([
  ['a draft', { draft: true }, 'It is a draft: nobody sees it until you switch Draft off.'],
  ['an article with a future date', {}, 'It appears on May 3, 2027.'],
])('the notice for %s', (_what, changes, sentence) => {
  expect(sayWhenSeen({ ...saved, ...changes }, false, '2027-05-02')).toMatch(sentence);
});

test('an article that is saved on this computer appears after its owner’s build', () => {
  expect(sayWhenSeen(saved, true, '2027-05-03')).toMatch('npm run build');
  expect(sayWhenSeen(saved, true, '2027-05-02')).toMatch('May 3, 2027');
});
