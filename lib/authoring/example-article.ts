import { stringify } from 'yaml';
import type { Article, ArticleFile } from '@/lib/content/article';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/** Stands in for what the editor has yet to write; neither gets past `npm run check:content`. */
const exampleDescription = 'Replace this with 50 to 160 characters that say what the reader gets.';
const exampleImageAlt = 'Replace this with the picture in words.';

const BODY = `Write your article over this text. It shows every kind of line once.

When it is ready, take the line “draft: true” out of the fields at the top.

**A line in double asterisks is a heading**

Every other line is a paragraph. *Emphasis*, **strong words** and [links](/services) stand in it.

- A line with a dash is a bullet.
- Bullets that follow each other are one list.

1. A line with a number and a dot is a small heading

“A line in quotation marks is a quote.”

Table: This line gives the table its caption

| Rows and columns, figures right | Naira |
| --- | --: |
| A row | 1,000 |
| **A row that begins in bold is a total** | **1,000** |

![The picture in words, for those who do not see it](post "The caption under the picture")

**Sources**

- [Who published it](https://www.cbn.gov.ng), what it is called, and its date.
`;

/** What of a line an editor may keep: signs and spaces between words, and the last heading. */
const tidyLine = (line: string) => line.trim().replaceAll(/\s+/g, ' ');
const ownWords = (line: string) => /\p{L}/u.test(line) && line !== '**Sources**';

const exampleLines: ReadonlySet<string> = new Set(BODY.split('\n').map(tidyLine).filter(ownWords));

/** Whether a line of a body is one that every new article begins with. */
export function isExampleLine(line: string): boolean {
  return exampleLines.has(tidyLine(line));
}

/** A new article's file: a draft whose text shows every kind of line there is. */
export function writeExample({ title, date }: { title: string; date: IsoDate }): string {
  const fields = {
    title,
    date: formatDate(date),
    description: exampleDescription,
    // The cover of an article that has no picture of its own.
    image: 'post',
    imageAlt: exampleImageAlt,
    draft: true,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${BODY}`;
}

/** Finds what `npm run new-post` wrote for the editor to write over, and is still there. */
export function findExampleText(
  { description, imageAlt }: Pick<Article, 'description' | 'imageAlt'>,
  { file, body, bodyLine, locate }: ArticleFile,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const field = (name: string, advice: string) => {
    const message = `is still the example’s; ${advice}`;
    diagnostics.push(makeError(file, message, { ...locate([name]), field: name }));
  };
  if (description === exampleDescription) field('description', 'say what the reader gets');
  if (imageAlt === exampleImageAlt) field('imageAlt', 'say what the picture shows');

  const lines = body.split('\n').flatMap((line, index) => {
    return isExampleLine(line) ? [bodyLine + index] : [];
  });
  const [line] = lines;
  if (line !== undefined) {
    diagnostics.push(makeError(file, explainLines(lines), { line, field: 'body' }));
  }
  return diagnostics;
}

function explainLines(lines: readonly number[]): string {
  if (lines.length === 1) {
    return 'this line is still the example’s; write your own in its place, or delete it';
  }
  const numbers = new Intl.ListFormat('en').format(lines.map(String));
  return `the lines ${numbers} are still the example’s; write your own in their place, or delete them`;
}
