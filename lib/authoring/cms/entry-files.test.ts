import { makeImages } from '@/lib/content/test-content';
import { makeYamlFormat, readArticle, writeArticle } from './entry-files';

const images = [...makeImages('tax.svg').values()];
const article = (image: string) => `---
title: 'Tax: a line'
date: May 3, 2025
image: ${image}
---

**A heading**

A line.`;

test.each([
  ['tax', 'tax.svg', 'tax'],
  ['tax.svg', 'tax.svg', 'tax'],
  // Saved a minute ago: the last build does not know it.
  ['market.jpg', 'market.jpg', 'market.jpg'],
])('the image %s is shown from the file %s and saved as %s', (written, file, saved) => {
  const fields = readArticle(article(written), images);
  expect(fields.image).toBe(`/content/images/${file}`);
  expect(writeArticle(fields, images)).toBe(`${article(saved)}\n`);
});

test.each([
  ['no front matter', 'A line.', { body: 'A line.' }],
  ['no image and no text', '---\ntitle: Tax\n---', { title: 'Tax', body: '' }],
])('reads a file with %s', (_what, text, fields) => {
  expect(readArticle(text, images)).toEqual(fields);
});

test('invisible characters of pasted text are not saved', () => {
  const fields = { title: 'Black\u2028tax\uFEFF', body: 'Te\u200Bxt' };
  expect(writeArticle(fields, images)).toBe('---\ntitle: Black tax\n---\n\nText\n');
  expect(makeYamlFormat(images).toFile({ entries: [fields] })).toBe(
    '- title: Black tax\n  body: Text\n',
  );
});

test('a list keeps its comments and the entries that are the same', () => {
  const { fromFile, toFile } = makeYamlFormat(images);
  const text = `# Our people
- id: ada # in articles
  name: "Ada Eze"
  image: tax

# Since 2024
- id: tunde
  name: Tunde
`;
  const form = fromFile(text) as { entries: Record<string, unknown>[] };
  expect(form.entries[0]).toMatchObject({ id: 'ada', image: '/content/images/tax.svg' });
  expect(toFile(form)).toBe(text);
  form.entries[1] = { ...form.entries[1], name: 'Tunde Ojo' };
  expect(toFile(form)).toBe(text.replace('name: Tunde', 'name: Tunde Ojo'));
  const others = toFile({ entries: form.entries.slice(1) });
  expect(others).toBe('# Our people\n- id: tunde\n  name: Tunde Ojo\n');
});

test('the first entry of a file of comments alone goes below them', () => {
  const { fromFile, toFile } = makeYamlFormat(images);
  expect(fromFile('# Nobody yet\n')).toEqual({ entries: [] });
  expect(toFile({ entries: [{ id: 'ada' }] })).toBe('# Nobody yet\n- id: ada\n');
});
