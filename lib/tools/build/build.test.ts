import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { makeError } from '@/lib/site/diagnostic';
import { startBuild } from './build';
import { publish } from './publish';

jest.mock('./publish', () => ({ publish: jest.fn() }));

beforeEach(() => {
  jest.mocked(publish).mockResolvedValue([]);
});
afterEach(() => jest.restoreAllMocks());

/** Builds a project. `lines` are printed, `code` is that with which the program ends. */
async function build(root: string) {
  const lines: string[] = [];
  const print = (line: unknown) => void lines.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
  jest.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  const once = jest.spyOn(process, 'once').mockReturnValue(process);
  const end = async () => (await startBuild(root))('export');
  const code = await end().then(
    () => 0,
    ({ message }: Error) => Number(/^exit (\d)$/.exec(message)?.[1]),
  );
  const [, atExit] = once.mock.calls.find(([event]) => event === 'exit') ?? [];
  atExit?.(code);
  return { code, lines };
}

const FAILED = /^\nThe build failed: (.*)\.$/;

test.each([
  ['a warning', '', 0, /^1 published/],
  ['an error', '[rates](www.cbn.gov.ng)', 2, FAILED],
])('content with %s ends the build only if it is an error', async (_what, link, code, last) => {
  const body = `\n**One**\n\n${makeWords(500)}\n\n#### Two\n\n${link}\n`;
  const root = await copyContent({ '7.md': makeArticleText({}, body) });
  const { lines, ...ended } = await build(root);
  expect(ended.code).toBe(code);
  expect(lines.join('\n')).toContain('2 warnings in content/');
  const hint = 'The contact form is not connected: set form.id in content/site.yaml';
  expect(lines.some((line) => line.startsWith(hint))).toBe(code === 0);
  expect(lines.filter((line) => !line.startsWith(hint)).at(-1)).toMatch(last);
});

test('the last line of a build with problems tells their number; shared ones are listed once', async () => {
  const problems = [
    ...['b.html', 'a.html', 'c.html'].map((file) => makeError(file, 'one')),
    ...['b.html', 'a.html'].map((file) => makeError(file, 'two')),
  ];
  jest.mocked(publish).mockResolvedValue(problems);
  const { code, lines } = await build(await copyContent());
  expect(code).toBe(2);
  const [report, last] = lines.slice(-2);
  expect(report?.split('\n').slice(1)).toEqual([
    '  b.html:1:1 one (and on 2 other pages)',
    '  b.html:1:1 two (and on 1 other page)',
  ]);
  expect(FAILED.exec(last ?? '')?.[1]).toBe('2 problems in the finished pages');
});

test.each([
  [{ message: 'Next has built no page /x' }, 'Next has built no page /x'],
  [{ code: 'ENOSPC' }, 'the disk is full; free some space and build again'],
  [
    { code: 'EACCES', path: 'out' },
    'out cannot be written (EACCES); change its owner or its rights, and build again',
  ],
])('the last line of a build that breaks off with %j gives the reason', async (error, reason) => {
  jest.mocked(publish).mockRejectedValue(Object.assign(new Error(), error));
  const { code, lines } = await build(await copyContent());
  expect(code).toBe(2);
  expect(FAILED.exec(lines.at(-1) ?? '')?.[1]).toBe(reason);
});
