import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyProject, startScript } from '../support/copy-project';
import { expect, test } from '../support/test';

// One server, whose content each test changes in turn.
test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/dev');
const file = (name: string) => path.join(folder, 'content', name);
const article = makeArticleText({ title: 'The first wording' }, `\n${makeWords(800)}\n`);

let server: ReturnType<typeof startScript>;
let url = '';
let page: Page;

test.beforeAll(async ({ browser }) => {
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await rm(file('blog/5.md'));
  await writeFile(file('redirects.yaml'), '');
  await writeFile(file('blog/1.md'), article);
  server = startScript('dev', folder, { PORT: String(await getPort()) });
  const readUrl = () => /http:\/\/localhost:\d+/.exec(server.output)?.[0] ?? '';
  await expect.poll(readUrl).not.toBe('');
  url = readUrl();
  page = await browser.newPage();
});

test.afterAll(async () => {
  server.stop();
  await expect.poll(() => server.hasEnded).toBe(true);
  await page.close();
  // Next may still be writing its last file.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

/**
 * Goes there, even while the page is reloading itself. Next answers once in a while with an error,
 * because it reads a file of its own before it has written it to the end.
 */
const visit = (address: string) =>
  expect(async () => {
    const answer = await page.goto(url + address);
    expect(answer?.status()).not.toBe(500);
  }).toPass();

const title = () => page.getByRole('heading', { level: 1 });

test('an edited article is shown as saved, at the same scroll position', async () => {
  await visit('/blog/1');
  await expect(title()).toHaveText('The first wording');
  await page.waitForFunction(() => performance.getEntriesByType('navigation').length > 0);
  await page.evaluate(() => {
    scrollTo(0, 700);
  });
  // Some programs write another file, and then rename it.
  await writeFile(file('blog/.1.md.swp'), article.replace('The first', 'The second'));
  await rename(file('blog/.1.md.swp'), file('blog/1.md'));
  await expect(title()).toHaveText('The second wording');
  // The ticker, which did not come, is a line lower now.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(20);
});

test('a broken article shows file, line and hint on the page, until it is corrected', async () => {
  await writeFile(file('blog/1.md'), article.replace('image: tax', 'image: taks'));
  await expect(title()).toHaveText('Problems in content/');
  const fault = 'content/blog/1.md:5:8 image: there is no image "taks"';
  await expect(page.getByText(fault)).toContainText('Did you mean "tax"?');
  await writeFile(file('blog/1.md'), article.replace('The first wording', 'The third wording'));
  await expect(title()).toHaveText('The third wording');
});

test('drafts and articles with a future date are there and marked', async () => {
  await writeFile(file('blog/2.md'), makeArticleText({ title: 'Two', draft: 'true' }));
  await writeFile(file('blog/3.md'), makeArticleText({ title: 'Three', date: 'May 3, 2999' }));
  await visit('/blog/2');
  await expect(page.getByText('Draft: not published').first()).toBeVisible();
  await visit('/blog/3');
  await expect(page.getByText('Appears on May 3, 2999').first()).toBeVisible();
  await visit('/blog');
  await expect(page.getByText('Draft: not published')).toBeVisible();
  await expect(page.getByText('Appears on May 3, 2999')).toBeVisible();
});

test('a URL without a page shows the not-found page of hosts', async () => {
  await visit('/blog/999');
  await expect(title()).toHaveText('Blog post not found');
  for (const missing of ['/blog/999', '/nope'])
    expect((await page.request.get(url + missing)).status()).toBe(404);
});
