import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type * as PrepareSvg from '@/lib/images/render/prepare-svg';
import { makeArticleText } from '../test-content';
import { makeContentFolder, writeFiles } from '../test-folder';
import { formatDiagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import { checkContent } from './check-content';
import { fields, frontMatter, sources } from './mistakes/test-articles';
import { isOwnText, type Samples } from './mistakes/test-content';
import { facts } from './mistakes/test-facts';
import { images } from './mistakes/test-images';
import { redirects } from './mistakes/test-redirects';
import { site } from './mistakes/test-site';
import { bodies, pasted } from './mistakes/test-texts';

// messages.txt lists what `npm run check:content` prints for each content sample in mistakes/. Other tests need not
// repeat these messages. `MESSAGES=write npx jest lib/content/rules` rewrites the file; review its diff afterwards.

// Optimises each SVG only once for all checks, because optimising takes about half the time of a check.
jest.mock('@/lib/images/render/prepare-svg', () => {
  const actual = jest.requireActual<typeof PrepareSvg>('@/lib/images/render/prepare-svg');
  const results = new Map<string, string>();
  const prepareSvg: typeof actual.prepareSvg = (source) => {
    const result = results.get(source) ?? actual.prepareSvg(source);
    results.set(source, result);
    return result;
  };
  return { ...actual, prepareSvg };
});

const sections = {
  'The fields of an article': fields,
  'The syntax of the front matter': frontMatter,
  Files: sources,
  'The body of an article': bodies,
  'Markdown, and what the page makes of it': pasted,
  'Facts about the firm, in site.yaml': site,
  'Pages and lists': facts,
  Redirects: redirects,
  Images: images,
};

/** Creates a folder with valid content, and returns its path. Omits unused images, which would slow down checks. */
async function makeValidContent(): Promise<string> {
  const root = await makeContentFolder({
    '6.md': makeArticleText({ title: 'Sound' }, '\nOne line.\n'),
  });
  const folder = path.join(root, 'content/images');
  const used = new Set(['about', 'blog', 'hero', 'logo', 'tax', 'why']);
  const unused = (await readdir(folder)).filter((name) => !used.has(path.parse(name).name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
  await writeFiles(root, { 'public/prices.pdf': '' });
  return root;
}

async function checkSample(
  root: string,
  original: string,
  sample: Samples[string],
): Promise<string[]> {
  const files: Exclude<Samples[string], string | Buffer> =
    typeof sample === 'string' || Buffer.isBuffer(sample) ? { 'blog/7.md': sample } : sample;
  for (const [name, file] of Object.entries(files)) {
    const target = path.join(root, 'content', name);
    if (file === undefined) await rm(target);
    else if (typeof file === 'function') await file(target);
    else await writeFiles(root, { [`content/${name}`]: file });
  }
  const { parsed, diagnostics } = await checkContent(root, '2025-06-01');
  for (const name of Object.keys(files)) {
    const target = path.join(root, 'content', name);
    const backup = path.join(original, 'content', name);
    await rm(target, { recursive: true, force: true });
    if (existsSync(backup)) await cp(backup, target);
  }
  const messages = sortDiagnostics(diagnostics).map((diagnostic) => {
    const message = `${diagnostic.severity} ${formatDiagnostic(diagnostic)}`;
    const name = diagnostic.file.replace('content/', '');
    const isFromFixture =
      existsSync(path.join(original, 'content', name)) && !isOwnText(files[name]);
    // Remove the position, so that messages.txt stays the same if somebody adds a line to a file of the fixture.
    return isFromFixture ? message.replace(/:\d+:\d+/, '') : message;
  });
  if (!Object.values<Samples[string]>(pasted).includes(sample)) return messages;
  const { opening, rest } = parsed.articles.find(({ id }) => id === 7)?.text ?? {};
  const children = [opening, rest].flatMap((part) => part?.children ?? []);
  // Omit the first paragraph, which is the same in every sample.
  const html = toHtml({ type: 'root', children: children.slice(1) });
  return [html.replaceAll(/\n| id="[^"]*"/g, ''), ...messages];
}

test('reports no problems in valid content', async () => {
  const root = await makeValidContent();
  expect(await checkSample(root, root, {})).toEqual([]);
});

const FILE = path.join(__dirname, 'messages.txt');
const sectionTexts = [
  'What npm run check:content prints for each sample in lib/content/rules/mistakes. Samples without a message are valid.',
];

// Each section has its own test, because a single test for all sections could time out on a slow machine.
test.each(Object.entries(sections))(
  'reports exactly the messages that messages.txt lists in the section %p',
  async (title, samples) => {
    const [root, original] = [await makeValidContent(), await makeValidContent()];
    const lines = [title.toUpperCase()];
    for (const [sampleTitle, sample] of Object.entries<Samples[string]>(samples)) {
      const messages = await checkSample(root, original, sample);
      lines.push('', sampleTitle, ...messages.map((line) => `  ${line.replace(' content/', ' ')}`));
    }
    const text = lines.join('\n');
    sectionTexts.push(text);
    if (process.env.MESSAGES === 'write') await writeFile(FILE, `${sectionTexts.join('\n\n\n')}\n`);
    const parts = readFileSync(FILE, 'utf8').trimEnd().split('\n\n\n');
    expect(text).toBe(parts.find((part) => part.startsWith(`${title.toUpperCase()}\n`)));
  },
);
