import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { makeArticleText } from '@/lib/content/test-content';
import { copyProject } from '../support/copy-project';
import { startProgram } from '../support/programs';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/dev');
const writeArticle = (id: number, text: string) =>
  writeFile(path.join(folder, `content/blog/${id}.md`), text);
const article = makeArticleText({ title: 'The first wording' });

let server: ReturnType<typeof startProgram>;
let url = '';
let page: Page;

test.beforeAll(async ({ browser }) => {
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await rm(path.join(folder, 'content/blog/5.md'));
  await writeFile(path.join(folder, 'content/redirects.yaml'), '');
  await writeArticle(1, article);
  server = startProgram(folder, ['npm', 'run', 'dev'], { PORT: String(await getPort()) });
  const readUrl = () => /http:\/\/localhost:\d+/.exec(server.output)?.[0] ?? '';
  await expect.poll(readUrl).not.toBe('');
  url = readUrl();
  page = await browser.newPage();
});

test.afterAll(async () => {
  server.stop();
  await expect.poll(() => server.hasEnded).toBe(true);
  await page.close();
  // Retry, because Next.js may still be writing files.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

/** Expects text in the Next.js error overlay. Reloads the page if the overlay shows a Fast Refresh warning instead. */
const expectInOverlay = (text: string) =>
  expect(async () => {
    const result = expect(page.getByRole('dialog')).toContainText(text, { timeout: 20_000 });
    await result.catch(async (error: unknown) => {
      await page.reload();
      throw error;
    });
  }).toPass();

const title = () => page.getByRole('heading', { level: 1 });

test('updates the open page when an article is saved', async () => {
  await page.goto(`${url}/blog/1`);
  await expect(title()).toHaveText('The first wording');
  await writeArticle(1, article.replace('The first', 'The second'));
  await expect(title()).toHaveText('The second wording');
});

const [FIELDS, PROSE] = ['content/blog/1.md', 'content/pages/privacy.mdx'];
for (const [place, file, right, wrong, error] of [
  ['front matter', FIELDS, 'image: tax', 'image: taks', `${FIELDS}:5:8 image: there is no image`],
  ['an article', FIELDS, '\n---\n\n', '\n---\n\n[x](/abuot) ', 'there is no page or file /abuot'],
  ['an MDX file', PROSE, /^/, '[x](/abuot) ', `${PROSE}:1:1 there is no page or file /abuot`],
] as const) {
  test(`shows an error in ${place} in the overlay, and hides the overlay once the file is corrected`, async () => {
    const fullPath = path.join(folder, file);
    const text = await readFile(fullPath, 'utf8');
    await writeFile(fullPath, text.replace(right, wrong));
    await expectInOverlay(error);
    await writeFile(fullPath, text);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(title()).toHaveText('The second wording');
  });
}

test('shows a syntax error in an MDX file in the overlay, and serves pages again once the file is corrected', async () => {
  const fullPath = path.join(folder, PROSE);
  const text = await readFile(fullPath, 'utf8');
  await writeFile(fullPath, `{a b}\n\n${text}`);
  await expectInOverlay('privacy.mdx:1:');
  await writeFile(fullPath, text);
  const loadPage = async () => (await page.request.get(`${url}/blog/1`)).status();
  await expect.poll(loadPage).toBe(200);
});

test('lists drafts and scheduled articles on /blog, each with a label', async () => {
  await writeArticle(2, makeArticleText({ title: 'Two', draft: 'true' }));
  await writeArticle(3, makeArticleText({ title: 'Three', date: 'May 3, 2999' }));
  await page.goto(`${url}/blog`);
  await expect(page.getByText('Draft: not published')).toBeVisible();
  await expect(page.getByText('Appears on May 3, 2999')).toBeVisible();
});

test('responds with the status 404 to unknown URLs, and with 200 to a submitted form', async () => {
  for (const missing of ['/blog/999', '/nope'])
    expect((await page.request.get(url + missing)).status()).toBe(404);
  const form = { email: 'ada@mail.example' };
  const response = await page.request.post(`${url}/f/newsletter`, { form });
  expect(response.status()).toBe(200);
});
