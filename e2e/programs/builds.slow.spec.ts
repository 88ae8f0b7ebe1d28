import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';
import { BUILD_COMMAND, copyProject } from '../support/copy-project';
import { runToEnd } from '../support/programs';
import { prepareFixture } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/slow');
const out = path.join(folder, 'out');
const firstOut = path.join(folder, 'first-out');

async function build(environment = {}): Promise<void> {
  const { code, output } = await runToEnd(folder, BUILD_COMMAND, environment);
  expect(code, output).toBe(0);
}

const removeFolder = () => rm(folder, { recursive: true, force: true });
test.beforeAll(removeFolder);
test.afterAll(removeFolder);

// Turbopack derives class names from file paths, so both builds must run in the same folder.
test('builds identical sites when one commit is built twice without caches', async () => {
  await prepareFixture(folder);
  await build();
  await rename(out, firstOut);
  await rm(path.join(folder, '.next'), { recursive: true });
  await build();
  const { output } = await runToEnd('.', ['diff', '--recursive', '--brief', firstOut, out]);
  expect(output).toBe('');
});

test('builds a staging site without articles, and adds noindex to each of its pages', async () => {
  await copyProject(folder);
  await rm(path.join(folder, 'content/blog'), { recursive: true });
  await writeFile(path.join(folder, 'content/redirects.yaml'), '');
  await build({ SITE_ENV: 'staging' });
  const pages = (await listFiles(out)).filter((file) => file.endsWith('.html'));
  expect(pages).toContain('blog.html');
  for (const file of pages) {
    const html = await readFile(path.join(out, file), 'utf8');
    const robots = html.match(/(?<=<meta name="robots" content=")[^"]*/g) ?? [];
    expect.soft([...new Set(robots)], file).toEqual(['noindex']);
  }
  // Crawlers must be allowed to fetch a page. Otherwise, they would not see its `noindex` tag.
  expect(await readFile(path.join(out, 'robots.txt'), 'utf8')).not.toMatch('Disallow');
});
