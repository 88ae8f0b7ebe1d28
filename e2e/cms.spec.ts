import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkContent } from '@/lib/editing/check-content';
import { listFiles } from '@/lib/publish/list-files';
import { buildCmsSite, CMS_ARTICLES, SIGN_IN, type CmsSite } from './cms-site';
import { longArticle } from './generated-articles';
import { offerRepository, type LocalRepository } from './local-repository';
import { makePhoto } from './make-photo';
import { expect, test } from './test';

// One build for all of them.
test.describe.configure({ mode: 'default' });
// The translation that a browser in Nigeria gets.
test.use({ locale: 'en-GB' });

let site: CmsSite;
/** What the pages under test have said, and whom they have asked. */
const said: string[] = [];
const asked = new Set<string>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await buildCmsSite();
});
test.afterAll(() => site.close());

test.beforeEach(async ({ page }) => {
  said.length = 0;
  asked.clear();
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) asked.add(origin);
  });
  // The host says that it is well. All others are refused.
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { status: { indicator: 'none' } },
    }),
  );
});

/** The editing page, at work on a copy of the project's content. */
async function openCms(page: Page): Promise<LocalRepository> {
  await page.goto(`${site.url}/robots.txt`);
  const repository = await offerRepository(page, site.root, ['content']);
  await page.goto(`${site.url}/admin/`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText(
    String(CMS_ARTICLES),
  );
  return repository;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** The list, which the CMS goes back to from what it has saved. */
const backInList = (page: Page) =>
  expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();

async function choosePhoto(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  const file = { name, mimeType: 'image/jpeg', buffer: await makePhoto(1800, 1200) };
  await (await chooser).setFiles(file);
  await insert(page);
}

async function insert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('button', { name: 'Replace Image' })).toBeVisible();
}

/** Of the article that the tests write. */
const NEXT = CMS_ARTICLES + 1;
const NEW_FILE = `content/blog/${NEXT}.md`;
const TITLE = /^title: (.*)$/m.exec(longArticle(2, ['tax']))?.[1] ?? '';
const body = (id: number) => (longArticle(id, []).split('---\n')[2] ?? '').trim();
const DESCRIPTION = 'What a pension from abroad is worth at home, in naira and in years of rent.';

/** The problems that the project has with these of the repository's files in it. */
async function problemsWith(repository: LocalRepository, files: string[]): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'cms-'));
  await cp(path.join(site.root, 'content'), path.join(root, 'content'), { recursive: true });
  for (const file of files) await writeFile(path.join(root, file), await repository.read(file));
  const { problems } = await checkContent(root);
  await rm(root, { recursive: true });
  return problems.map(({ file, message }) => `${file} ${message}`);
}

/** The lines that the editing has taken away and added. */
async function changes(repository: LocalRepository, file: string): Promise<string[]> {
  const before = (await readFile(path.join(site.root, file), 'utf8')).split('\n');
  const after = (await repository.read(file)).toString('utf8').split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ];
}

test('an article written in the form passes the check, one that would not is refused', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const repository = await openCms(page);
  await expect(page.getByRole('treeitem', { name: 'The firm' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(CMS_ARTICLES);

  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(field(page, 'Slug')).toHaveValue(String(NEXT));
  await expect(page.getByRole('switch', { name: 'Draft' })).toBeChecked();
  await page.getByRole('switch', { name: 'Draft' }).click();
  await field(page, 'Title').fill('What a pension from abroad is worth');
  await field(page, 'Day of publication').fill('2025-11-08');
  await field(page, 'Description').fill('Too short.');
  await field(page, 'The picture in words').fill('A market on a Saturday: “full”.');
  await field(page, 'Text').fill('Two words.');
  await choosePhoto(page, 'Market Day (1).JPG');
  await save(page);
  await expect(page.getByText('at least 50 characters')).toBeVisible();
  await field(page, 'Description').fill(DESCRIPTION);
  await expect(page.getByText('at least 50 characters')).toBeHidden();
  await save(page);
  await expect(page.getByText('The text has 2 words')).toBeVisible();
  expect(await repository.list('content/blog')).not.toContain(`${NEXT}.md`);
  await page.getByRole('button', { name: 'OK' }).click();

  await field(page, 'Text').fill(body(NEXT));
  await save(page);
  await backInList(page);
  const article = (await repository.read(NEW_FILE)).toString('utf8');
  expect(article).toBe(`---
title: What a pension from abroad is worth
date: November 8, 2025
description: ${DESCRIPTION}
image: market-day-1.jpg
imageAlt: 'A market on a Saturday: “full”.'
draft: false
---

${body(NEXT)}
`);
  const files = [NEW_FILE, 'content/images/market-day-1.jpg'];
  expect(await problemsWith(repository, files)).toEqual([]);

  // The next one gets the next number, and none gets one that is taken.
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(field(page, 'Slug')).toHaveValue(String(NEXT + 1));
  await field(page, 'Slug').fill(String(NEXT));
  await save(page);
  await expect(page.getByText('This slug is used for another entry.').first()).toBeVisible();
  await field(page, 'Slug').fill('my-article');
  await save(page);
  await expect(page.getByText('Write a whole number').first()).toBeVisible();
  expect(said).toEqual([]);
  expect([...asked]).toEqual(['https://www.githubstatus.com']);
});

test('a picture that is there already is chosen by its name', async ({ page }) => {
  const repository = await openCms(page);
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await field(page, 'Title').fill('A draft');
  await field(page, 'Day of publication').fill('2030-11-08');
  await field(page, 'Description').fill(DESCRIPTION);
  await field(page, 'Text').fill('Not yet much.');
  await page.getByRole('button', { name: 'Browse' }).click();
  await page.getByRole('option', { name: 'coin.svg' }).click();
  await insert(page);
  await save(page);
  await backInList(page);
  expect((await repository.read(NEW_FILE)).toString('utf8')).toContain(
    '\nimage: coin.svg\ndraft: true\n---\n',
  );
  expect(await problemsWith(repository, [NEW_FILE])).toEqual([]);
  expect(said).toEqual([]);
});

test('an edit changes what was edited, and keeps the comments of the facts', async ({ page }) => {
  const repository = await openCms(page);
  await page.getByText(`2. ${TITLE}`).click();
  await field(page, 'Title').fill('Another title');
  await save(page);
  await backInList(page);
  expect(await changes(repository, 'content/blog/2.md')).toEqual([
    `-title: ${TITLE}`,
    '+title: Another title',
    '+draft: false',
  ]);

  await page.goto(`${site.url}/admin/#/collections/facts/entries/site`);
  // What is out of sight is not there yet.
  await page
    .getByRole('group', { name: /Telephone numbers/ })
    .first()
    .scrollIntoViewIfNeeded();
  await field(page, 'Number').first().fill('0800');
  await save(page);
  await expect(page.getByText('In international form').first()).toBeVisible();
  await expect(page.getByText('One field has an error')).toBeVisible();
  await field(page, 'Number').first().fill('+234 803 555 0000');
  await expect(page.getByText('One field has an error')).toBeHidden({ timeout: 15_000 });
  await field(page, 'RC number').fill('RC 123456');
  await save(page);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  expect(await changes(repository, 'content/site.yaml')).toEqual([
    "-  - '+234 800 000 0001'",
    '-rcNumber: # Corporate Affairs Commission, for instance RC 123456',
    "+  - '+234 803 555 0000'",
    '+rcNumber: RC 123456 # Corporate Affairs Commission, for instance RC 123456',
  ]);
  const files = ['content/blog/2.md', 'content/site.yaml'];
  expect(await problemsWith(repository, files)).toEqual([]);
  expect(said).toEqual([]);
});

test('the sign-in window reaches the page that opened it, and other pages are out of its reach', async ({
  page,
  context,
}) => {
  await context.route(`${SIGN_IN}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: "<title>Sign in</title><script>opener?.postMessage('authorizing:github', '*')</script>",
    }),
  );
  const answer = page.waitForEvent('popup');
  await page.goto(`${site.url}/admin/`);
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data))),
  );
  await page.getByRole('button', { name: /^sign in with/i }).click();
  expect(new URL((await answer).url()).origin).toBe(SIGN_IN);
  expect(await heard).toBe('authorizing:github');

  await page.goto(`${site.url}/about`);
  const popup = context.waitForEvent('page');
  await page.evaluate((address) => void open(address), SIGN_IN);
  await (await popup).waitForLoadState();
  expect(await (await popup).evaluate(() => opener)).toBeNull();
});

test('the page is not listed, and the site is the same without it', async ({ request }) => {
  for (const address of ['/admin', '/admin/index', '/admin/index.html']) {
    const answer = await request.get(site.url + address, { maxRedirects: 0 });
    expect(answer.headers()).toMatchObject({ location: '/admin/' });
  }
  const answer = await request.get(`${site.url}/admin/`);
  expect(answer.headers()).toMatchObject({ 'x-robots-tag': 'noindex' });
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow">');

  const withCms = path.join(site.root, 'out');
  const files = (await listFiles(withCms)).filter((file) => !file.startsWith('admin/'));
  const without = path.join(site.root, 'without');
  expect(await listFiles(without)).toEqual(files);
  const differing: string[] = [];
  for (const file of files) {
    const bytes = await readFile(path.join(withCms, file));
    if (!bytes.equals(await readFile(path.join(without, file)))) differing.push(file);
  }
  expect(differing).toEqual(['_headers']);
});
