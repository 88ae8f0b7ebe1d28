import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, NEXT_BUILD, run } from '../copy-project';
import { openEditingPage, saveAndClose, TITLE, writeArticle, WRITTEN } from '../editing-page';
import { RICH_NEXT, siteFolder } from '../sites';
import { expect, test } from '../test';

test.use({ siteName: 'rich', locale: 'en-GB' });

const folder = path.resolve('.tmp/written');

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('an article written in the editing page is on the site after a build', async ({ page }) => {
  const repository = await openEditingPage(page);
  await writeArticle(page);
  await saveAndClose(page);

  await copyProject(folder, { contentFrom: siteFolder('rich') });
  for (const file of WRITTEN) await writeFile(path.join(folder, file), await repository.read(file));
  const { code, output } = await run(folder, NEXT_BUILD);
  expect(code, output).toBe(0);
  const article = await readFile(path.join(folder, `out/blog/${RICH_NEXT}.html`), 'utf8');
  expect(article).toContain(TITLE);
  expect(article).toMatch(/<img [^>]*market-day-1/);
});
