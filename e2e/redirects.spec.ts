import { spawnSync } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { shortArticle } from './generated-articles';
import { serveSite } from './serve-site';
import { expect, test } from './test';

const folder = path.resolve('.tmp/redirects');
const outDir = path.join(folder, 'out');

function build() {
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test.describe.configure({ mode: 'serial' });

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('an article that is withdrawn without a word stops the build', async () => {
  test.setTimeout(120_000);
  await copyProject(folder);
  await writeFile(path.join(folder, 'content/blog/1.md'), shortArticle(1));
  const list = path.join(folder, 'content/addresses.txt');
  await appendFile(list, '/blog/1\n/blog/2\n');
  const line = (await readFile(list, 'utf8')).split('\n').indexOf('/blog/2') + 1;

  const { status, output } = build();
  expect(output).toContain(
    `out/blog/2.html: /blog/2 has been published (content/addresses.txt:${line}) and is no page any more. Put it back, or say in content/redirects.yaml where its readers go, such as {from: /blog/2, to: /blog}`,
  );
  expect(output).not.toContain('/blog/1 has been published');
  expect(status).not.toBe(0);
});

test('sent on, its readers arrive, on a host with redirects and on one without', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await writeFile(
    path.join(folder, 'content/redirects.yaml'),
    '- from: /blog/2\n  to: /blog/1\n- from: /old/page\n  to: /services#credit\n',
  );
  const { status, output } = build();
  expect(status, output).toBe(0);
  expect(output).not.toContain('addresses.txt');

  const { url, close } = await serveSite({
    outDir,
    messagesFile: path.join(folder, 'messages.jsonl'),
  });
  const answer = await request.get(`${url}/blog/2?from=mail`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/blog/1?from=mail');
  await page.goto(`${url}/old/page`);
  await expect(page).toHaveURL(`${url}/services#credit`);

  // A host that does not know the file.
  await rm(path.join(outDir, '_redirects'));
  expect((await request.get(`${url}/blog/2`, { maxRedirects: 0 })).status()).toBe(200);
  const html = await (await request.get(`${url}/blog/2`)).text();
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/blog\/1">/);
  expect(html).not.toContain('noindex');
  await page.goto(`${url}/blog/2`);
  await expect(page).toHaveURL(`${url}/blog/1`);
  await page.goto(`${url}/old/page`);
  await expect(page).toHaveURL(`${url}/services#credit`);
  await close();
});

test('the list of redirects is for hosts and no page', async ({ request }) => {
  expect((await request.get('/_redirects')).status()).toBe(404);
});
