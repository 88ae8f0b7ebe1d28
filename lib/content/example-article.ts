import { stringify } from 'yaml';
import type { ParsedArticle } from './article';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/** Placeholders, which `npm run check:content` does not accept. */
const exampleDescription = 'Replace this with 50 to 160 characters that say what the reader gets.';
const exampleImageAlt = 'Replace this with the image in words.';

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

/** The lines an editor has to replace: those with words, except the last heading. */
const exampleLines: ReadonlySet<string> = new Set(
  BODY.split('\n')
    .map(tidyLine)
    .filter((line) => /\p{L}/u.test(line) && line !== '**Sources**'),
);

/** Programs that align tables change the spaces in a line. */
function tidyLine(line: string): string {
  return line.trim().replaceAll(/\s+/g, ' ');
}

/** A new article's file: a draft whose text shows every kind of line there is. */
export function writeExample({ title, date }: { title: string; date: IsoDate }): string {
  const fields = {
    title,
    date: formatDate(date),
    description: exampleDescription,
    // The cover of an article that has no image of its own.
    image: 'post',
    imageAlt: exampleImageAlt,
    draft: true,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${BODY}`;
}

/** Finds text that `npm run new-post` wrote for the editor to replace. */
export function findExampleText({ file, document, ...article }: ParsedArticle): Diagnostic[] {
  const { fields, body = '', bodyLine } = article;
  if (!fields) return [];
  const report = (advice: string, place: { line: number; field: string }) =>
    makeError(file, `this is still the text of the example; ${advice}`, place);
  const line = body.split('\n').findIndex((text) => exampleLines.has(tidyLine(text)));
  return [
    ...(fields.description === exampleDescription
      ? [report('write what the reader gets', document.locate(['description']))]
      : []),
    ...(fields.imageAlt === exampleImageAlt
      ? [report('write what the image shows', document.locate(['imageAlt']))]
      : []),
    ...(line < 0 ? [] : [report('replace or delete it', { line: bodyLine + line, field: 'body' })]),
  ];
}
