import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFiles } from './check-files';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { copyContent, FIXTURE } from '@/lib/content/test-folder';

test('a whole content has no problem', async () => {
  expect(await checkFiles(FIXTURE)).toEqual({ diagnostics: [], warnings: [] });
});

test('a file that is missing stops the build, one that nothing reads does not', async () => {
  const root = await copyContent();
  await rm(path.join(root, 'content/pages/about.mdx'));
  for (const name of ['pages/abuot.mdx', 'notes.txt', 'README.md', '.DS_Store', 'Thumbs.db']) {
    await writeFile(path.join(root, 'content', name), '');
  }
  const { diagnostics, warnings } = await checkFiles(root);
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    'content/pages/about.mdx:1:1 the file is missing, and the site needs it; put it back',
  ]);
  expect(warnings.map(formatDiagnostic)).toEqual([
    'content/notes.txt:1:1 nothing of the site reads this file; take it out.',
    'content/pages/abuot.mdx:1:1 nothing of the site reads this file; take it out. Did you mean "about.mdx"?',
  ]);
});
