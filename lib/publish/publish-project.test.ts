import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyContent, makeFolder, writeFiles } from '@/lib/content/test-folder';
import { makeArticleText, makeImages, makeSite, makeWords } from '@/lib/content/test-content';
import { loadContent } from '@/lib/content/load';
import { listFiles } from '@/lib/site/list-files';
import { openProject, publishProject, writeCms } from './publish-project';
import { publishSite } from './publish-site';

jest.mock('./publish-site', () => ({ publishSite: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

/** A project with an old site and a new one just exported. */
async function makeProject() {
  const root = await copyContent();
  await writeFiles(root, {
    'out/index.html': 'old',
    '.tmp/export/index.html': 'new',
    'public/a/own.html': '',
    'content/addresses.txt': '/\n',
  });
  const content = await loadContent(root);
  return {
    root,
    publish: () => publishProject(root, content, { distDir: 'dist', exportDir: '.tmp/export' }),
    read: (file: string) => readFile(path.join(root, file), 'utf8'),
  };
}

test('the new site replaces the old one, and its new URLs are listed', async () => {
  const { root, publish, read } = await makeProject();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.mocked(publishSite).mockResolvedValue(['/', '/blog/2']);
  await publish();
  expect(await read('out/index.html')).toBe('new');
  expect(await read('content/addresses.txt')).toBe('/\n/blog/2\n');
  expect(jest.mocked(publishSite).mock.lastCall?.[0]).toEqual({
    outDir: path.join(root, '.tmp/export'),
    distDir: 'dist',
    publicFiles: ['a/own.html'],
    siteUrl: 'https://www.irokocrossing.example',
    publishedUrls: [{ address: '/', line: 1 }],
    redirects: [],
  });
  // Its time is that at which the build began, so that a later edit is newer.
  const { mtimeMs } = await stat(path.join(root, 'out/index.html'));
  expect(mtimeMs).toBeCloseTo(performance.timeOrigin, 0);
});

test('a new site with an error leaves the old one in its place', async () => {
  const { publish, read } = await makeProject();
  jest.mocked(publishSite).mockRejectedValue(new Error('an error'));
  await expect(publish()).rejects.toThrow('an error');
  expect(await read('out/index.html')).toBe('old');
  expect(await read('content/addresses.txt')).toBe('/\n');
});

/** Opens a project. `end` prints what the program prints when it exits with a code. */
async function open(root: string) {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const once = jest.spyOn(process, 'once').mockReturnValue(process);
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await openProject(root);
  const [, print] = once.mock.calls.find(([event]) => event === 'exit') ?? [];
  const end = (code: number) => {
    print?.(code);
    return [...log.mock.calls, ...error.mock.calls, ...write.mock.calls].join('\n');
  };
  return { exit, end };
}

test.each([
  ['a warning', '', '2 warnings in content/', []],
  ['an error', '[rates](www.cbn.gov.ng)', '1 problem in content/', [[1]]],
])('content with %s ends the build only if it is an error', async (_what, link, report, exits) => {
  const body = `\n**One**\n\n${makeWords(700)}\n\n#### Two\n\n${link}\n`;
  const { exit, end } = await open(await copyContent({ '7.md': makeArticleText({}, body) }));
  expect(exit.mock.calls).toEqual(exits);
  expect(end(0)).toContain(report);
});

test.each([
  ['', 0, true],
  ['xayzbwqk', 0, false],
  // A build that failed ends with its errors.
  ['', 1, false],
])('with the form id %j, exit code %i prints the hint: %s', async (id, code, hasHint) => {
  const root = await copyContent();
  const file = path.join(root, 'content/site.yaml');
  const yaml = await readFile(file, 'utf8');
  await writeFile(file, yaml.replace(/(?<=\nform:\n {2}id: ).*/, `'${id}'`));
  const { end } = await open(root);
  const hint = 'The contact form is not connected: set form.id in content/site.yaml';
  expect(end(code).includes(hint)).toBe(hasHint);
});

const RULES = '/*\n  X-Frame-Options: SAMEORIGIN\n';

async function publishCms(cms: Partial<ReturnType<typeof makeSite>['cms']>) {
  const outDir = await makeFolder();
  await writeFiles(outDir, { 'about.html': '', _headers: RULES });
  const site = makeSite({ cms: { ...makeSite().cms, ...cms } });
  const nothing = { people: [], articles: [], addresses: [], redirects: [] };
  await writeCms(outDir, { site, images: makeImages(), ...nothing });
  const headers = await readFile(path.join(outDir, '_headers'), 'utf8');
  return { files: await listFiles(outDir), headers };
}

test('without a backend the site has no editing page', async () => {
  expect(await publishCms({})).toEqual({ files: ['_headers', 'about.html'], headers: RULES });
});

test('the editing page has a folder of its own, which hosts tell robots not to index', async () => {
  const { files, headers } = await publishCms({ backend: 'github', repository: 'firm/site' });
  expect(files).toEqual(expect.arrayContaining(['admin/index.html', 'admin/cms/index.js']));
  expect(files.filter((file) => !file.startsWith('admin/'))).toEqual(['_headers', 'about.html']);
  expect(headers).toMatch(/^\/\*\n.*\n\n(#.*\n)?\/admin\/\*\n {2}X-Robots-Tag: noindex\n$/);
});
