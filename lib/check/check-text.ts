import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { CAPTION, readDirective, textOf } from '@/lib/content/text/directives';
import type { Text } from '@/lib/content/text/parse-text';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';

/** What a text can name, and the page that it is on. */
type TextContext = { images: ImageIndex; targets: LinkTargets; from: LinkSource };

/**
 * Checks the markup of an article's text: links, images, tables, headings, emphasis. It is an error
 * when readers meet a dead end, lose words or see marks in place of them.
 *
 * @param place the file, and the line on which the text begins in it
 */
export function checkText(
  { tree, source }: Text,
  { file, line: firstLine }: { file: string; line: number },
  { images, targets, from }: TextContext,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lines = source.split('\n');
  const lineAt = (line: number) => lines[line - firstLine] ?? '';
  // The page's title is the heading of level 1.
  let levelAbove = 1;
  visit(tree, (node, index = 0, parent) => {
    const { line = firstLine, column = 1 } = node.position?.start ?? {};
    const place = (offset = 0) => ({ line, column: column + offset, field: 'body' });
    const error = (message: string) => report([makeError, message]);
    const warn = (message: string) => report([makeWarning, message]);
    const report = ([make, message]: Outcome, mark = '', offset = 0) =>
      diagnostics.push(
        make(file, typeof message === 'string' ? message : message(mark), place(offset)),
      );
    if (node.type === 'link') {
      diagnostics.push(...checkLink(node.url, { file, ...place() }, targets, from));
    }
    if (node.type === 'image') {
      if (!findImage(images, node.url)) error(explainMissingImage(images, node.url));
      // An image in a text carries meaning, so that it needs words, even above a caption.
      if (!node.alt?.trim()) error(NO_ALT);
    }
    const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
    if (node.type === 'text') {
      // A bare URL is a link of its own.
      const isUrl = after?.type === 'link' && textOf(after) === after.url;
      const words = isUrl ? `${node.value}${after.url})` : node.value;
      for (const [mark, ...rule] of MARKS) {
        const found = mark.exec(words);
        // After a backslash, a mark is meant.
        if (found && !lineAt(line).includes(`\\${found[0].charAt(0)}`))
          report(rule, found[0], found.index);
      }
    }
    if (parent && node.type === 'leafDirective') {
      const reading = readDirective(node, parent);
      if ('problems' in reading) reading.problems.forEach(error);
      else if (levelAbove === 1) warn(NO_HEADING);
    }
    if (node.type === 'tableRow' && parent?.type === 'table') {
      const cells = node.children.length;
      const columns = parent.children[0]?.children.length ?? 0;
      if (cells > columns)
        error(`this row has ${cells} cells and the first row ${columns}; ${SURPLUS}`);
    }
    // Of several such lines in a row, only the first is named.
    for (const [mark, ...rule] of LINES)
      if (mark.test(startOf(node)) && !mark.test(startOf(before))) report(rule);
    if (CAPTION.test(startOf(node)) && parent === tree && after?.type !== 'table') warn(NO_CAPTION);
    if (node.type !== 'heading') return;
    if (node.depth > levelAbove + 1) warn(NO_HEADING);
    levelAbove = node.depth;
  });
  return diagnostics;
}

const NO_ALT =
  'this image has no description for people who cannot see it; write, for example, ![A market stall at dusk](photo)';

const DIRECTIVE =
  'this line is shown as text; write it like ::chart[Costs doubled]{type=bars}, with no space before [ and {, and close each quote';
const TABLE = 'a table as | one | two |, with a line such as | --- | --- | under its first row';

type Outcome = [make: typeof makeError, message: string | ((mark: string) => string)];
type Rule = [mark: RegExp, ...Outcome];

/** Marks that readers would see as they are written, in place of what they stand for. */
const MARKS: readonly Rule[] = [
  [/^::+[a-z]|:{1,3} ?(?:chart|calculator) ?[[{]/i, makeError, DIRECTIVE],
  [
    /!\[/,
    makeError,
    'this image is shown as text; write ![what it shows](name), without spaces around or in the name',
  ],
  // An exclamation mark before it would make it an image.
  [
    /(?<!!)\[[^[\]]*\][([]/,
    makeError,
    'this link is shown as text; write [words](/blog/5), with no space in the URL',
  ],
  [
    /(?<!!)\[[^[\]]+\] +\((?:\/|#|mailto:|tel:|https?:)[^\s)]*\)/,
    makeWarning,
    'this link is shown as text; delete the space between ] and (',
  ],
  [
    /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)/i,
    makeWarning,
    (tag) =>
      `readers would see ${show(tag)}, because articles have no HTML; write ${/^<\/?t(?:able|[rdh])\b/i.test(tag) ? TABLE : '**bold**, *italics* or [a link](/blog/5)'}`,
  ],
  // Emphasis with one end: asterisks before a word, after a space, or two after a word. One that begins a
  // paragraph is a note (`*In Lagos`), and asterisks after a word (`₦5,000*`) lead to one.
  [
    /(?:^|(?<=[\s(“"‘]))\*\*(?=[\p{L}\p{N}])|(?<=[\s(“"‘])\*(?=\p{L})|(?<=\p{L})\*\*/u,
    makeWarning,
    (mark) =>
      `readers would see this ${mark}; put ${mark} right before and right after the words in ${mark === '*' ? 'italics' : 'bold'}`,
  ],
];

/** Lines of a table, or of another program, that are paragraphs here. */
const LINES: readonly Rule[] = [
  [
    /^\|.*\|\s*$/,
    makeError,
    'this table is shown as text; put a line such as | --- | --- | under its first row, with as many parts as that row has cells',
  ],
  [
    /^(?:[•◦▪●‣]|[·o–—]\t)/,
    makeWarning,
    'this bullet is shown as a paragraph; begin each point with a hyphen, as in - One',
  ],
  [
    /^[^•◦▪●‣·\t][^\t]*(?<!:)\t/,
    makeWarning,
    `these cells with tabs are shown as a paragraph; write ${TABLE}`,
  ],
];

const SURPLUS = 'readers would not see the rest';
/** A screen reader's outline of the page has a gap where headings, or titles of charts, skip a level. */
const NO_HEADING = 'this small heading has no larger one above it; add one, such as **Costs**';
const NO_CAPTION = 'this caption has no table; put the table right below it';

function startOf(node: Nodes | undefined): string {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' ? first.value : '';
}
