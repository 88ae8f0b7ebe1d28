import { type ParsedContent, parseContent, readContent } from '@/lib/content/load';
import { copyContent } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findTemplateTexts, hashTemplate } from './template-texts';

/** The fixture, with the texts of some files changed. */
async function parse(change: (text: string) => string = (text) => text): Promise<ParsedContent> {
  const files = await readContent(await copyContent());
  const sources = files.sources.map(({ file, text }) => ({ file, text: change(text) }));
  return parseContent({ ...files, sources });
}

test('each sentence, list entry and alt text as recorded is found, and no other word', async () => {
  const parsed = await parse();
  const found = findTemplateTexts(parsed, hashTemplate(parsed)).map(formatDiagnostic);
  for (const place of [
    'badges.yaml:2:3 [1]: "Expert Team"',
    'pages.yaml:11:13 home.imageAlt: "Blocks of woven cloth',
    'site.yaml:7:10 tagline: "',
    'about.mdx:3:1 "We work across',
  ])
    expect(found).toContainEqual(expect.stringContaining(place));
  expect(found).toContainEqual(
    expect.stringMatching(
      /^content\/values.yaml:1:1 \[1\].title, .*: as they came with the site; /,
    ),
  );
  expect(found.filter((line) => /blog\.search|privacy\.mdx|site\.yaml.*name/.test(line))).toEqual(
    [],
  );
});

test('a text is found until its last sentence has changed, wherever it stands', async () => {
  const hashes = hashTemplate(await parse());
  const linesOf = async (change: (text: string) => string) =>
    findTemplateTexts(await parse(change), hashes).filter(({ field }) => field.endsWith('.answer'));
  const all = await linesOf((text) => `# moved\n${text}`);
  expect(await linesOf((text) => text.replaceAll(/answer: >-\n( +)/g, '$&Now. '))).toHaveLength(
    all.length,
  );
  expect(
    await linesOf((text) => text.replaceAll(/(?<=answer: ).*(?:\n {4}.*)*/g, 'Ours.')),
  ).toEqual([]);
});
