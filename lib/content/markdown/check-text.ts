import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import { listReferences, type Reference, textOf } from './parse-body';

/** A problem in an article's text; line and column count from 1, in the body. */
export type TextFinding = Pick<Diagnostic, 'severity' | 'message' | 'line' | 'column'>;

/** A rule: what is wrong with a node, and how far from its beginning. */
type Fault = { severity: TextFinding['severity']; message: string; offset?: number };

/**
 * Checks the markup of an article's text: links, images, tables, code, headings, emphasis. It is an error
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
  const add = ({ line, column }: Pick<Reference, 'line' | 'column'>, faults: readonly Fault[]) => {
    for (const { offset = 0, ...fault } of faults)
      findings.push({ ...fault, line, column: column + offset });
  };
  for (const reference of listReferences(tree)) {
    const isImage = reference.kind === 'image';
    const messages = isImage ? explainImage(reference, images) : [explainLink(reference.url)];
    add(
      reference,
      messages.flatMap((message) => (message === undefined ? [] : error(message))),
    );
  }
  const lines = body.split('\n');
  // The page's title is the heading of level 1.
  let levelAbove = 1;
  visit(tree, (node, index = 0, parent) => {
    const place = node.position?.start ?? { line: 1, column: 1 };
    const siblings = parent?.children ?? [];
    if (node.type === 'text') {
      const isEscaped = lines[place.line - 1]?.includes(String.raw`\*`) ?? false;
      add(place, checkWords(node.value, siblings[index + 1], isEscaped));
    }
    if (node.type === 'code' && !isClosed(node, lines)) add(place, error(NO_END));
    if (node.type === 'table')
      for (const row of node.children)
        add(row.position?.start ?? place, checkCells(row.children.length, node.children[0]));
    // Of several such lines in a row, only the first is named.
    if (isTableRow(node) && !isTableRow(siblings[index - 1])) add(place, error(NO_TABLE));
    if (isCaption(node) && parent === tree && siblings[index + 1]?.type !== 'table')
      add(place, warning(NO_CAPTION));
    if (node.type !== 'heading') return;
    const { depth } = node;
    if (depth > levelAbove + 1) add(place, warning(explainSkip(depth, levelAbove)));
    levelAbove = depth;
  });
  return findings;
}

const error = (message: string, offset = 0): Fault[] => [{ severity: 'error', message, offset }];
const warning = (message: string, offset = 0): Fault[] => [
  { severity: 'warning', message, offset },
];

/** An image in a text carries meaning, so it needs words, even above a caption. */
function explainImage({ alt, url }: Reference, images: ImageIndex): string[] {
  const words = alt.trim();
  const isName = words === url || words === url.replace(/\.\w+$/, '') || FILE_NAME.test(words);
  const noWords = `this image has no description for people who cannot see it; ${EXAMPLE}`;
  const onlyName = `${show(words)} is a file name and does not describe the image; ${EXAMPLE}`;
  return [
    ...(findImage(images, url) ? [] : [explainMissingImage(images, url)]),
    ...(words === '' ? [noWords] : isName ? [onlyName] : []),
  ];
}

/** A name with an ending, or one that cameras and phones give: `IMG_1234`. */
const FILE_NAME =
  /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf])$|^(?:img|dsc[nf]?|pxl|mvimg|image|photo|screenshot)[ _-]*\d[\d _-]*$/i;
const EXAMPLE = 'write, for example, ![A market stall at dusk](photo)';

/**
 * Finds marks that readers would see as they are written.
 *
 * @param isEscaped whether the line has an asterisk after a backslash, which is meant
 */
function checkWords(words: string, next: Nodes | undefined, isEscaped: boolean): Fault[] {
  const isUrl = next?.type === 'link' && textOf(next) === next.url;
  const apart = LINK_APART.exec(words) ?? (isUrl ? BEFORE_URL.exec(words) : null);
  const found = (match: RegExpExecArray | null, make: (mark: string) => Fault[]) =>
    match ? make(match[0]).map((fault) => ({ ...fault, offset: match.index })) : [];
  return [
    ...found(/!\[/.exec(words), () => error(IMAGE_AS_TEXT)),
    ...found(LINK.exec(words), () => error(LINK_AS_TEXT)),
    ...found(apart, () => warning(LINK_IN_PARTS)),
    ...found(HTML.exec(words), (tag) => warning(explainHtml(tag))),
    ...found(isEscaped ? null : OPEN_EMPHASIS.exec(words), (mark) => warning(explainOpen(mark))),
  ];
}

const HTML = /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)/i;
/** Without an exclamation mark before it, which would make it an image. */
const LINK = /(?<!!)\[[^[\]]*\]\(/;
/** Such as `[words] (/contact)`. */
const LINK_APART = /(?<!!)\[[^[\]]+\] +\((?:\/|#|mailto:|tel:)[^\s)]*\)/;
/** Such as `[words] (https://cbn.gov.ng)`, whose URL is a link of its own. */
const BEFORE_URL = /(?<!!)\[[^[\]]+\] +\($/;
/**
 * Asterisks before a word, after a space, or two after a word: emphasis with one end. One asterisk at the beginning of a
 * paragraph is a note (`*In Lagos`), and asterisks after a word (`₦5,000*`) lead to one.
 */
const OPEN_EMPHASIS =
  /(?:^|(?<=[\s(“"‘]))\*\*(?=[\p{L}\p{N}])|(?<=[\s(“"‘])\*(?=\p{L})|(?<=\p{L})\*\*/u;

const IMAGE_AS_TEXT =
  'this image is shown as text; write ![what it shows](name), without spaces around or in the name';
const LINK_AS_TEXT =
  'this link is shown as text; write [words](/blog/5), without spaces in the URL';
const LINK_IN_PARTS = 'this link is shown as text; delete the space between ] and (';

function explainHtml(tag: string): string {
  return `readers would see ${show(tag)}, because articles have no HTML; write **bold**, *italics* or [a link](/blog/5)`;
}

function explainOpen(mark: string): string {
  const words = mark === '*' ? 'words in italics' : 'words in bold';
  return `readers would see this ${mark}; put ${mark} right before and right after the ${words}`;
}

function checkCells(cells: number, first: { children: readonly unknown[] } | undefined): Fault[] {
  const columns = first?.children.length ?? 0;
  if (cells > columns)
    return error(
      `this row has ${cells} cells and the first row ${columns}; readers would not see the rest`,
    );
  if (cells === columns) return [];
  return warning(
    `this row has ${cells} of ${columns} cells; add the missing one, empty if need be: | |`,
  );
}

const NO_TABLE =
  'this table is shown as text; put a line such as | --- | --- | under its first row, with as many parts as that row has cells';
const NO_END =
  'this code is not closed; put a line of ``` under it, or delete these three characters';
const NO_CAPTION = 'this caption has no table; put the table right below it';

/** Whether the last line of a code block repeats the characters that open it, and has no others. */
function isClosed({ position }: Nodes, lines: readonly string[]): boolean {
  const { start, end } = position ?? {};
  const mark = /^\s*(`{3,}|~{3,})/.exec(lines[(start?.line ?? 1) - 1] ?? '')?.[1] ?? '';
  const last = lines[(end?.line ?? 1) - 1]?.trim() ?? '';
  return start?.line !== end?.line && last.startsWith(mark) && /^(`+|~+)$/.test(last);
}

const isTableRow = (node: Nodes | undefined) => startOf(node).startsWith('|');
const isCaption = (node: Nodes) => /^Table:\s/.test(startOf(node));

function startOf(node: Nodes | undefined): string {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' ? first.value : '';
}

/** A screen reader's outline of the page has a gap where headings skip a level. */
function explainSkip(level: number, above: number): string {
  return above === 1
    ? 'this small heading has no main heading above it; add one, such as **Costs**'
    : `this heading is of level ${level}, and the one above it of level ${above}; make it level ${above + 1}`;
}
