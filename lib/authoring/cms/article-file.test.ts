import { imageFile, readArticle, writeArticle } from './article-file';

const files = new Map([['tax', 'tax.svg']]);
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
  const fields = readArticle(article(written), files);
  expect(fields.image).toBe(`/content/images/${file}`);
  expect(imageFile(fields.image)).toBe(file);
  expect(writeArticle(fields, files)).toBe(`${article(saved)}\n`);
});

test.each([
  ['no front matter', 'A line.', { body: 'A line.' }],
  ['an empty front matter', '---\n\n---', { body: '' }],
  ['no image and no text', '---\ntitle: Tax\n---', { title: 'Tax', body: '' }],
])('reads a file with %s', (_what, text, fields) => {
  expect(readArticle(text, files)).toEqual(fields);
});
