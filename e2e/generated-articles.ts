import { articleWords } from '@/lib/authoring/check-article';
import { countWords } from '@/lib/content/markdown/readability';
import { createWriter, type Writer } from './bench/writer';

/** The day of a short article: one a week from May 3, 2025. */
export function articleDate(id: number): string {
  return isoDay(Date.UTC(2025, 4, 3 + (id - 1) * 7));
}

/** An article of a heading and a paragraph, for tests that need many and read none. */
export function shortArticle(id: number): string {
  return `---
title: Generated article ${id}
date: ${articleDate(id)}
description: A generated article, number ${id}, long enough to be a description of the right length.
image: post
---

**A heading of article ${id}**

A paragraph of article ${id}.
`;
}

/** What the head of a long article keeps within, in characters. */
export const longArticleLimits = {
  title: { min: 30, max: 70 },
  description: { min: 100, max: 160 },
} as const;

/**
 * An article of the length and make-up of a real one, for measuring. The same id always gives the
 * same text. Its days count back from November 1, 2025, since a day to come would hold it back.
 *
 * @param images the names of pictures that the articles take in turn
 */
export function longArticle(id: number, images: readonly string[]): string {
  const writer = createWriter(id);
  const { title, description } = longArticleLimits;
  return `---
title: ${writer.title(title.min, title.max)}
date: ${isoDay(Date.UTC(2025, 10, 1 - (id - 1)))}
description: ${writer.summary(description.min, description.max)}
image: ${images[id % images.length] ?? 'post'}
---

${writeBody(id, writer)}
`;
}

/** In words: the last section begins just short of enough, so enough must leave it room. */
const LONGEST_SECTION = 260;

function writeBody(id: number, writer: Writer): string {
  const enough = writer.between(articleWords.min, articleWords.max - LONGEST_SECTION);
  const blocks = [writer.paragraph(), writer.paragraph()];
  const sections = id % 3 === 0 ? [...SECTIONS, tableSection] : SECTIONS;
  for (let turn = id; countWords(blocks.join('\n')) < enough; turn += 1) {
    const write = sections[turn % sections.length] ?? plainSection;
    blocks.push(`**${writer.title(20, 50)}**`, ...write(writer));
  }
  return blocks.join('\n\n');
}

type WriteSection = (writer: Writer) => string[];

const plainSection: WriteSection = (writer) => [writer.paragraph(), writer.paragraph()];

const bulletSection: WriteSection = (writer) => [
  writer.paragraph(),
  times(4, () => `- ${writer.sentence()}`).join('\n'),
];

const numberedSection: WriteSection = (writer) =>
  [1, 2].flatMap((number) => [`${number}. ${writer.title(12, 40)}`, writer.paragraph()]);

const quoteSection: WriteSection = (writer) => [
  writer.paragraph(),
  `“${writer.sentence()}”`,
  writer.paragraph(),
];

const tableSection: WriteSection = (writer) => [
  [
    '| Monthly line | Amount | Share |',
    '| --- | ---: | ---: |',
    ...times(6, () => `| ${writer.title(8, 30)} | ${writer.sum()} | ${writer.between(1, 40)}% |`),
  ].join('\n'),
  writer.paragraph(),
];

const SECTIONS = [plainSection, bulletSection, numberedSection, quoteSection] as const;

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
