import { stringify } from 'yaml';
import type { ParsedArticle } from './article';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/** What an editor has to replace in the front matter. */
const PLACEHOLDERS = {
  description: 'Replace this with 50 to 160 characters that say what the reader gets.',
  imageAlt: 'Replace this with the image in words.',
};

const BODY = `Write your article over this text. It shows every kind of line once.

When it is ready, delete the line “draft: true” at the top.

**A line in double asterisks is a heading**

Every other line is a paragraph. *Emphasis*, **strong words** and [links](/services) are possible in it.

- A line with a dash is a bullet.
- Bullets that follow each other are one list.

1. A line with a number and a dot is a small heading

“A line in quotation marks is a quote.”

Table: This line gives the table its caption

| Rows and columns, figures right | Naira |
| --- | --: |
| A row | 1,000 |
| **A row that begins in bold is a total** | **1,000** |

![The image in words, for people who cannot see it](post "The caption under the image")

**Sources**

- [Who published it](https://www.cbn.gov.ng), what it is called, and its date.
`;

/** Programs that align tables change the spaces in a line. */
const tidyLines = (text: string) =>
  text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));

/** The lines an editor has to replace: those with words, except the last heading. */
const exampleLines = tidyLines(BODY).filter(
  (line) => /\p{L}/u.test(line) && line !== '**Sources**',
);

/** A new article's file: a draft whose text shows every kind of line. */
export function writeExample({ title, date }: { title: string; date: IsoDate }): string {
  const fields = {
    title,
    date: formatDate(date),
    description: PLACEHOLDERS.description,
    // The cover of an article that has no image of its own.
    image: 'post',
    imageAlt: PLACEHOLDERS.imageAlt,
    draft: true,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${BODY}`;
}

/** Finds text that `npm run new-post` wrote for the editor to replace. */
export function findExampleText({ file, document, ...article }: ParsedArticle): Diagnostic[] {
  const { fields, body = '', bodyLine } = article;
  if (!fields) return [];
  const line = tidyLines(body).findIndex((text) => exampleLines.includes(text));
  const places = [
    ...(['description', 'imageAlt'] as const)
      .filter((field) => fields[field] === PLACEHOLDERS[field])
      .map((field) => document.locate([field])),
    ...(line < 0 ? [] : [{ line: bodyLine + line, field: 'body' }]),
  ];
  return places.map((place) => makeError(file, STILL_EXAMPLE, place));
}

const STILL_EXAMPLE = 'this is still the text of the example; replace or delete it';
