import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { copyProject } from '../support/copy-project';
import { longArticle } from '../support/generated-articles';
import { expect, test } from '../support/test';

// One server, whose content each test changes in turn.
test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/dev');
const file = (name: string) => path.join(folder, 'content', name);
const article = longArticle(1, ['tax']).replace(/^title: .*$/m, 'title: The first wording');

let server: ChildProcess;
/** What the server has written to the terminal. */
let output = '';
let url = '';
let page: Page;

test.beforeAll(async ({ browser }) => {
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await rm(file('blog/5.md'));
  await writeFile(file('redirects.yaml'), '');
  await writeFile(file('blog/1.md'), article);
  const PORT = String(await getPort());
  server = spawn('npm', ['run', 'dev'], { cwd: folder, env: { ...process.env, PORT } });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output).toMatch(/http:\/\/localhost:\d+/);
  url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  page = await browser.newPage();
});

test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
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
  await writeFile(file('blog/1.md'), article.replace('The first wording', 'The second wording'));
  await expect(title()).toHaveText('The second wording');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
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
  await writeFile(
    file('blog/2.md'),
    longArticle(2, ['tax']).replace('---\n', '---\ndraft: true\n'),
  );
  const later = longArticle(3, ['tax']).replace(/^date: .*$/m, 'date: May 3, 2999');
  await writeFile(file('blog/3.md'), later);
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
});
