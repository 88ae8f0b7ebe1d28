import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyContent, makeFolder } from '@/lib/content/test-folder';
import { makeArticleText, makeImages, makeSite, makeWords } from '@/lib/content/test-content';
import { headersFor, parseHeaderRules } from '@/lib/serve/host-rules';
import { loadContent } from '@/lib/content/load';
import { writeFiles } from '@/lib/serve/test-site';
import { listFiles } from '@/lib/site/list-files';
import { openProject, publishProject, writeCms } from './publish-project';
import { publishSite } from './publish-site';

jest.mock('./publish-site', () => ({ publishSite: jest.fn() }));

/** A project with a good old site, a new one just exported, and this list of published URLs. */
async function makeProject(listed = '') {
  const root = await copyContent();
  const files = {
    'out/index.html': 'old',
    '.tmp/export/index.html': 'new',
    'public/a/own.html': '',
    'content/addresses.txt': listed,
  };
  await writeFiles(root, files);
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  return {
    root,
    publish: async () =>
      publishProject(root, await loadContent(root), { distDir: 'dist', exportDir: '.tmp/export' }),
    readSite: () => readFile(path.join(root, 'out/index.html'), 'utf8'),
    readList: () => readFile(path.join(root, 'content/addresses.txt'), 'utf8'),
    readOutput: () => write.mock.calls.join(''),
  };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [[], ''],
  [
    ['/blog/2', '/blog/3'],
    'Added new URLs to content/addresses.txt. Commit this file with your change.\n',
  ],
])(
  'the new site takes the place of the old one, and its new URLs %j are listed',
  async (added, said) => {
    const { root, publish, readSite, readList, readOutput } =
      await makeProject('# one\n/gone\n/\n');
    jest.mocked(publishSite).mockResolvedValue(['/', ...added]);
    await publish();
    expect(await readSite()).toBe('new');
    expect(await readList()).toBe(['# one', '/gone', '/', ...added, ''].join('\n'));
    expect(readOutput()).toBe(said);
    expect(jest.mocked(publishSite).mock.lastCall?.[0]).toEqual({
      outDir: path.join(root, '.tmp/export'),
      distDir: 'dist',
      publicFiles: ['a/own.html'],
      siteUrl: 'https://www.irokocrossing.example',
      publishedUrls: [
        { address: '/gone', line: 2 },
        { address: '/', line: 3 },
      ],
      redirects: [],
    });
    // It bears the time at which its build began, so that a later edit is newer.
    const { mtimeMs } = await stat(path.join(root, 'out/index.html'));
    expect(mtimeMs).toBeCloseTo(performance.timeOrigin, 0);
  },
);

test('the URLs of a trial site are not listed: nothing leads to them', async () => {
  const { publish, readList, readOutput } = await makeProject('/\n');
  jest.replaceProperty(process, 'env', { ...process.env, SITE_ENV: 'staging' });
  jest.mocked(publishSite).mockResolvedValue(['/', '/blog/2']);
  await publish();
  expect([await readList(), readOutput()]).toEqual(['/\n', '']);
});

test('a new site with an error leaves the old one in its place', async () => {
  const { publish, readSite, readList } = await makeProject('/\n');
  jest.mocked(publishSite).mockRejectedValue(new Error('an error'));
  await expect(publish()).rejects.toThrow('an error');
  expect([await readSite(), await readList()]).toEqual(['old', '/\n']);
});

test.each([
  ['a short article with a skipped heading is', '', '2 warnings in content/', false],
  ['one with a dead link is not', '[rates](www.cbn.gov.ng)', '1 problem in content/', true],
])('%s published', async (_what, link, report, isRefused) => {
  const body = `\n**One**\n\n${makeWords(700)}\n\n#### Two\n\n${link}\n`;
  const root = await copyContent({ '7.md': makeArticleText({}, body) });
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const once = jest.spyOn(process, 'once').mockReturnValue(process);
  await openProject(root);
  const [, print] = once.mock.calls.find(([event]) => event === 'exit') ?? [];
  const say = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'log').mockReturnValue();
  print?.();
  expect(say.mock.calls.join('\n')).toContain(report);
  expect(exit.mock.calls).toEqual(isRefused ? [[1]] : []);
});

test.each([
  [0, '', 'The contact form is not connected: set form.id in content/site.yaml'],
  [0, 'xayzbwqk', ''],
  // A build that failed ends with its errors.
  [1, '', ''],
])('a build that exits with %i and has the form id %j ends with %j', async (code, id, end) => {
  const root = await copyContent();
  const file = path.join(root, 'content/site.yaml');
  const yaml = await readFile(file, 'utf8');
  await writeFile(file, yaml.replace(/(?<=\nform:\n {2}id: ).*/, `'${id}'`));
  const once = jest.spyOn(process, 'once').mockReturnValue(process);
  await openProject(root);
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  once.mock.lastCall?.[1](code);
  const said = write.mock.lastCall?.[0] ?? '';
  expect(said).toMatch(new RegExp(`^${end}`));
  expect(said === '').toBe(end === '');
});

const RULES = '/*\n  X-Frame-Options: SAMEORIGIN\n';

async function publishCms(cms: Partial<ReturnType<typeof makeSite>['cms']>): Promise<string> {
  const outDir = await makeFolder();
  await writeFiles(outDir, { 'about.html': '', _headers: RULES });
  const site = makeSite({ cms: { ...makeSite().cms, ...cms } });
  await writeCms(outDir, {
    site,
    people: [],
    articles: [],
    images: makeImages(),
    addresses: [],
    redirects: [],
  });
  return outDir;
}

test('while the editing page is off, the site has not a byte of it', async () => {
  const outDir = await publishCms({});
  expect(await listFiles(outDir)).toEqual(['_headers', 'about.html']);
  expect(await readFile(path.join(outDir, '_headers'), 'utf8')).toBe(RULES);
});

test('switched on, it lies in a folder of its own, which hosts are told not to list', async () => {
  const outDir = await publishCms({ backend: 'github', repository: 'firm/site' });
  const files = await listFiles(outDir);
  expect(files).toEqual(expect.arrayContaining(['admin/index.html', 'admin/cms/index.js']));
  expect(files.filter((file) => !file.startsWith('admin/'))).toEqual(['_headers', 'about.html']);
  const rules = parseHeaderRules(await readFile(path.join(outDir, '_headers'), 'utf8'));
  const frames = { 'X-Frame-Options': 'SAMEORIGIN' };
  expect(Object.fromEntries(headersFor(rules, '/admin/'))).toEqual({
    ...frames,
    'X-Robots-Tag': 'noindex',
  });
  expect(Object.fromEntries(headersFor(rules, '/about'))).toEqual(frames);
});
