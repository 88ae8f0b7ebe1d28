import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import { readDirective } from './directives';
import { isOpen } from './line-markup';
import { textOf } from './parse-body';

/** A problem in an article's text; line and column count from 1, in the body. */
type TextFinding = Pick<Diagnostic, 'severity' | 'message' | 'line' | 'column'>;

/**
 * Checks the markup of an article's text: links, images, tables, headings, emphasis. It is an error
 * when readers meet a dead end, lose words or see marks in place of them.
 *
 * @param body the text that the tree was made from
 * @param explainLink explains why readers would not arrive at the URL of a link
 */
export function checkText(
  tree: Root,
  body: string,
  images: ImageIndex,
  explainLink: (url: string) => string | undefined,
): TextFinding[] {
  const findings: TextFinding[] = [];
  const lines = body.split('\n');
  // The page's title is the heading of level 1.
  let levelAbove = 1;
  const used = new Set<string>();
  visit(tree, (node) => void (isDefinition(node) || used.add(markOf(node))));
  visit(tree, (node, index = 0, parent) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const report = (severity: TextFinding['severity'], message?: string, offset = 0) => {
      if (message) findings.push({ severity, message, line, column: column + offset });
    };
    // Of two with one mark, the first is used.
    if (isDefinition(node) && !used.delete(markOf(node))) report('error', explainUnused(node));
    if (node.type === 'code' && isOpen(lines.slice(line - 1, node.position?.end.line)))
      report('error', OPEN_CODE);
    if (node.type === 'link') report('error', explainLink(node.url));
    if (node.type === 'image') {
      if (!findImage(images, node.url)) report('error', explainMissingImage(images, node.url));
      report('error', explainAlt(node.alt?.trim() ?? '', node.url));
    }
    const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
    if (node.type === 'text') {
      // A bare URL is a link of its own.
      const isUrl = after?.type === 'link' && textOf(after) === after.url;
      const words = isUrl ? `${node.value}${after.url})` : node.value;
      // After a backslash, asterisks are meant.
      const isEscaped = lines[line - 1]?.includes(String.raw`\*`);
      for (const [mark, severity, explain] of MARKS) {
        const found = mark === OPEN_EMPHASIS && isEscaped ? null : mark.exec(words);
        if (found) report(severity, explain(found[0]), found.index);
      }
    }
    if (parent && (node.type === 'leafDirective' || node.type === 'containerDirective')) {
      const reading = readDirective(node, parent);
      if ('faults' in reading) for (const fault of reading.faults) report('error', fault);
    }
    if (node.type === 'tableRow' && parent?.type === 'table') {
      const cells = node.children.length;
      const columns = parent.children[0]?.children.length ?? 0;
      const row = `this row has ${cells}`;
      if (cells > columns) report('error', `${row} cells and the first row ${columns}; ${SURPLUS}`);
      if (cells < columns) report('warning', `${row} of ${columns} cells; ${SHORTAGE}`);
    }
    // Of several such lines in a row, only the first is named.
    if (isTableRow(node) && !isTableRow(before)) report('error', NO_TABLE);
    if (/^Table:\s/.test(startOf(node)) && parent === tree && after?.type !== 'table')
      report('warning', NO_CAPTION);
    if (node.type !== 'heading') return;
    if (node.depth > levelAbove + 1) report('warning', NO_HEADING);
    levelAbove = node.depth;
  });
  return findings;
}

/** An image in a text carries meaning, so it needs words, even above a caption. */
function explainAlt(words: string, url: string): string | undefined {
  if (words === '') return `this image has no description for people who cannot see it; ${EXAMPLE}`;
  if (![url, url.replace(/\.\w+$/, '')].includes(words) && !FILE_NAME.test(words)) return undefined;
  return `${show(words)} is a file name and does not describe the image; ${EXAMPLE}`;
}

/** A name with an ending, or one that cameras and phones give: `IMG_1234`. */
const FILE_NAME =
  /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf])$|^(?:img|dsc[nf]?|pxl|mvimg|image|photo|screenshot)[ _-]*\d[\d _-]*$/i;
const EXAMPLE = 'write, for example, ![A market stall at dusk](photo)';

/**
 * Asterisks before a word, after a space, or two after a word: emphasis with one end. One that begins a
 * paragraph is a note (`*In Lagos`), and asterisks after a word (`₦5,000*`) lead to one.
 */
const OPEN_EMPHASIS =
  /(?:^|(?<=[\s(“"‘]))\*\*(?=[\p{L}\p{N}])|(?<=[\s(“"‘])\*(?=\p{L})|(?<=\p{L})\*\*/u;

/** Marks that readers would see as they are written, in place of what they stand for. */
const MARKS: readonly [RegExp, TextFinding['severity'], (mark: string) => string][] = [
  [/^:(?::+[a-z]|(?:chart|calculator)[[{])/i, 'error', () => DIRECTIVE_AS_TEXT],
  [/!\[/, 'error', () => IMAGE_AS_TEXT],
  // An exclamation mark before it would make it an image.
  [/(?<!!)\[[^[\]]*\]\(/, 'error', () => LINK_AS_TEXT],
  [/(?<!!)\[[^[\]]+\] +\((?:\/|#|mailto:|tel:|https?:)[^\s)]*\)/, 'warning', () => LINK_IN_PARTS],
  [
    /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)/i,
    'warning',
    (tag) =>
      `readers would see ${show(tag)}, because articles have no HTML; write **bold**, *italics* or [a link](/blog/5)`,
  ],
  [
    OPEN_EMPHASIS,
    'warning',
    (mark) =>
      `readers would see this ${mark}; put ${mark} right before and right after the words in ${mark === '*' ? 'italics' : 'bold'}`,
  ],
];

const DIRECTIVE_AS_TEXT =
  'this line is shown as text; write it like ::chart[Costs doubled]{type=bars}, with no space before [ and {, and close each quote';
const IMAGE_AS_TEXT =
  'this image is shown as text; write ![what it shows](name), without spaces around or in the name';
const LINK_AS_TEXT = 'this link is shown as text; write [words](/blog/5), with no space in the URL';
const LINK_IN_PARTS = 'this link is shown as text; delete the space between ] and (';

const SURPLUS = 'readers would not see the rest';
const SHORTAGE = 'add the missing one, empty if need be: | |';
const NO_TABLE =
  'this table is shown as text; put a line such as | --- | --- | under its first row, with as many parts as that row has cells';
/** A screen reader's outline of the page has a gap where headings skip a level. */
const NO_HEADING = 'this small heading has no larger one above it; add one, such as **Costs**';
const NO_CAPTION = 'this caption has no table; put the table right below it';

const OPEN_CODE =
  'readers would see all below this line as it is written; delete this line, or put the same mark under the code as well';

const isDefinition = (node: Nodes) => /definition$/i.test(node.type);

/** How a text refers to a definition: `[1]`, or `[^1]` to a note. */
const markOf = (node: Nodes) =>
  'identifier' in node ? `[${node.type.startsWith('footnote') ? '^' : ''}${node.identifier}]` : '';
const explainUnused = (node: Nodes) =>
  `readers would not see this line, because the text has no ${markOf(node)} of its own for it; write that where it belongs, or begin the line without ${markOf(node)}:`;

const isTableRow = (node: Nodes | undefined) => startOf(node).startsWith('|');

function startOf(node: Nodes | undefined): string {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' ? first.value : '';
}
