import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSite } from '@/lib/content/test-content';
import { makeFolder } from '@/lib/content/test-folder';
import { headersFor, parseHeaderRules } from '@/lib/serve/host-rules';
import { listFiles } from '@/lib/site/list-files';
import { writeCms } from './write-cms';

const PAGE = '<p>About</p>';
const RULES = '/*\n  Cross-Origin-Opener-Policy: same-origin\n';

async function publish(cms: Partial<ReturnType<typeof makeSite>['cms']>): Promise<string> {
  const outDir = path.join(await makeFolder(), 'out');
  await mkdir(outDir);
  await writeFile(path.join(outDir, 'about.html'), PAGE);
  await writeFile(path.join(outDir, '_headers'), RULES);
  const site = makeSite({ cms: { ...makeSite().cms, ...cms } });
  await writeCms(outDir, { site, articles: [], addresses: [], redirects: [] });
  return outDir;
}

test('while the editing page is off, the site has not a byte of it', async () => {
  const outDir = await publish({});
  expect(await listFiles(outDir)).toEqual(['_headers', 'about.html']);
  expect(await readFile(path.join(outDir, '_headers'), 'utf8')).toBe(RULES);
});

test('switched on, it lies in a folder of its own and changes no page', async () => {
  const outDir = await publish({ backend: 'github', repository: 'firm/site' });
  const files = await listFiles(outDir);
  expect(files).toEqual(expect.arrayContaining(['admin/index.html', 'admin/cms/index.js']));
  expect(files.filter((file) => !file.startsWith('admin/'))).toEqual(['_headers', 'about.html']);
  expect(await readFile(path.join(outDir, 'about.html'), 'utf8')).toBe(PAGE);
});

test('hosts are told not to list it, and to leave it its sign-in window', async () => {
  const outDir = await publish({ backend: 'github', repository: 'firm/site' });
  const rules = parseHeaderRules(await readFile(path.join(outDir, '_headers'), 'utf8'));
  expect(Object.fromEntries(headersFor(rules, '/admin/'))).toEqual({
    'X-Robots-Tag': 'noindex',
    // Browsers know no such policy, and so keep to none.
    'Cross-Origin-Opener-Policy': 'same-origin, unsafe-none',
  });
  expect(Object.fromEntries(headersFor(rules, '/about'))).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});
