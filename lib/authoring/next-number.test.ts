import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { makeArticleText, makeSite } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { type CmsSettings, cmsFiles } from './cms/cms-files';
import { createArticle } from './create-article';
import { nextNumber } from '@/lib/content/next-number';

const none = { articles: [], addresses: [], redirects: [] };
const published = (...urls: string[]) =>
  urls.map((address, index) => ({ address, line: index + 1 }));

test.each([
  ['nothing', none, 1],
  ['the highest, not the last', { ...none, articles: [{ id: 10 }, { id: 2 }] }, 11],
  ['a file with a wrong name', { ...none, articles: [{ id: undefined }] }, 1],
  ['a published URL', { ...none, addresses: published('/blog/31', '/blog/4', '/blog') }, 32],
  ['a URL that is redirected', { ...none, redirects: [{ from: '/blog/32' }] }, 33],
  ['a URL with an ending', { ...none, redirects: [{ from: '/blog/32.php' }] }, 33],
  ['other URLs', { ...none, redirects: [{ from: '/old/40' }, { from: '/blog/a40' }] }, 1],
  ['beyond nine digits', { ...none, addresses: published('/blog/1234567890') }, 1],
])('%s', (_what, content, number) => {
  expect(nextNumber(content)).toBe(number);
});

/** What the editing page offers for this content. */
async function numberInForm(root: string): Promise<number> {
  const { cms, ...site } = makeSite();
  const content = await loadContent(root);
  const on = { ...site, cms: { ...cms, backend: 'github' as const, repository: 'firm/site' } };
  const files = await cmsFiles({ ...content, site: on });
  return (JSON.parse(String(files.get('settings.json'))) as CmsSettings).nextNumber;
}

test('after a withdrawal, new-post and the editing page give one number, and it is accepted', async () => {
  const root = await copyContent({ '2.md': makeArticleText() });
  await writeFile(path.join(root, 'content/addresses.txt'), '/blog/3\n/blog/30\n');
  const redirects =
    '- from: "\\/blog\\/31"\n  to: /blog\n- from: /blog/3 # or /blog/50\n  to: /blog\n';
  await writeFile(path.join(root, 'content/redirects.yaml'), redirects);
  expect(await numberInForm(root)).toBe(32);
  expect((await createArticle(root, 'New')).id).toBe(32);
  expect((await loadContent(root)).articles.at(-1)).toMatchObject({ id: 32, title: 'New' });
});
