import path from 'node:path';
import sharp from 'sharp';
import { checkContent } from './rules/check-content';
import { editFixture } from './rules/mistakes/test-content';
import { loadContent } from './load';
import { makeArticleText } from './test-content';
import { makeContentFolder, writeFiles } from './test-folder';

const LINKS = '\n[a](/images/market-800.webp) [b](/images/about.svg) [c](/images/market.jpg)\n';

test('accepts links to published variants of a photo, but rejects a link to its original file', async () => {
  const root = await makeContentFolder({ '1.md': makeArticleText({}, LINKS) });
  const photo = sharp({ create: { width: 1300, height: 9, channels: 3, background: '#fff' } });
  await photo.toFile(path.join(root, 'content/images/market.jpg'));
  const { diagnostics } = await checkContent(root);
  expect(diagnostics.filter(({ field }) => field === 'body')).toMatchObject([
    { message: expect.stringContaining('no page or file /images/market.jpg') as string },
  ]);
});

test('inserts facts from site.yaml into texts in pages.yaml and faq.yaml', async () => {
  const root = await makeContentFolder();
  const text = 'We are {name}, {shortName} for short, in {place}; {shortName}!';
  await writeFiles(path.join(root, 'content'), {
    ...editFixture('site.yaml', [/(?<=\nshortName: ).*/, "'Baobab: $$& {name}'"]),
    ...editFixture('pages.yaml', [/Bring the decision you are facing.*/, text]),
    'faq.yaml': `- question: a\n  answer: ${text}\n`,
  });
  const { pages, faq } = await loadContent(root);
  expect(faq[0]?.answer).toBe(pages.about.callToAction.text);
  expect(pages.about.callToAction.text).toBe(
    'We are Iroko Crossing Advisory, Baobab: $& {name} for short, in Ikeja, Lagos; Baobab: $& {name}!',
  );
});

test('sorts articles by number, and omits unpublished ones from lists and links in YAML', async () => {
  const root = await makeContentFolder({
    '1.md': makeArticleText({ draft: 'true' }),
    '10.md': makeArticleText({ title: 'Ten' }),
    '2.md': makeArticleText({ title: 'Two' }),
  });
  await writeFiles(path.join(root, 'content'), {
    ...editFixture('services.yaml', [/(?=\n {2}title:)/, '\n  read: [1, 2]']),
    'faq.yaml': '- question: a\n  answer: See [our guide](/blog/1).\n',
  });
  const { articles, services, faq } = await loadContent(root);
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 10]);
  expect(services[0]?.read?.map(({ id }) => id)).toEqual([2]);
  expect(faq[0]?.answer).toBe('See our guide.');
});

test('throws an error that lists all problems, without a stack trace, if the content is invalid', async () => {
  const root = await makeContentFolder({ '1.md': makeArticleText({ date: 'soon' }) });
  await expect(loadContent(root)).rejects.toMatchObject({
    stack: expect.stringMatching(/^1 problem in content\/\n {2}content\/blog\/1.md:3:7 date: .*$/),
  });
});
