import type { Nodes } from 'mdast';
import { prosePlaceholders } from '../placeholders';
import { type Diagnostic, makeError, makeWarning, type Location } from '@/lib/site/diagnostic';
import { formatValue } from '@/lib/site/wording';

type Rule = [regex: RegExp, make: typeof makeError, advice: string | ((markup: string) => string)];

const TABS =
  'the tabs between these words do not make a table; write | one | two |, below it | --- | --- |, and then each row in the same form';
const DIRECTIVE =
  'check that this chart, calculator or verdict is alone on a line of an article, begins with two colons, has no space before [ or {, and closes each quotation mark, as in ::chart[Costs doubled]{type=bars rows="1,2"}';
const IMAGE =
  'write an image as ![A market stall](stall), without spaces in or around the name of the image';
const LINK =
  'write a link as [our fees](/services), on one line, without a space after ] or in the URL';
const ROWS =
  'below the first row of the table, write a line such as | --- | --- |, with one --- for each cell';
const HTML =
  'HTML does not work here; delete each < and > with everything between them, and codes such as &nbsp;. Write **bold**, *italics*, [our fees](/services), or the rows of a table as | one | two |';
const POINT = 'begin each point of a list with a hyphen and a space, as in - One';
const EMPHASIS =
  'put asterisks directly before and after the words, as in *italics* or **bold**, or delete the asterisks';
const STRUCK = 'write ~~ before and after the words that are struck out, or delete each ~';

const explainFigure = (figure: string) =>
  `visitors may misread ${figure}; write ${figure.replaceAll(/[.,]/g, (separator) => (separator === '.' ? ',' : '.'))}`;

const RULES: readonly Rule[] = [
  [/(?<![^\n])::+[a-z]|:{1,3} ?(?:chart|calculator|verdict) ?[[{]/i, makeError, DIRECTIVE],
  [/!\[/, makeError, IMAGE],
  // Skip the brackets of images, which begin with an exclamation mark. The rule above reports images.
  [
    /(?<!!\[[^[\]]*)\](?:[([]|\s+\((?:\/|#|mailto:|tel:|https?:))|\)\[(?:\/|https?:)/,
    makeError,
    LINK,
  ],
  [/^\|.*\|[ \t]*$/m, makeError, ROWS],
  [/<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)|&(?:#\d+|[a-z]{2,});/i, makeWarning, HTML],
  // Matches asterisks that Markdown does not parse as emphasis, such as `**a` and `** a **`. Skips footnote marks, such
  // as `₦5,000*` and, at the start of a block, `*In Lagos`.
  [
    /(?<![^\s(“"‘])\*\*(?=\S)|(?<=[\s(“"‘])\*(?=\p{L})|(?<=\p{L})\*\*|\*\* .+ \*\*/u,
    makeWarning,
    EMPHASIS,
  ],
  [/^#+ ?\p{L}.*(?<![.!?])$/mu, makeWarning, 'begin the heading with ## and a space'],
  [/^(?:[•◦▪●‣]|[·–] |[·o–—§ØüÜ\uF0B7]\t)/m, makeWarning, POINT],
  [/(?<![\p{L}\p{N}~])~(?! )[^~\n]+(?<! )~(?![\p{L}\p{N}~])/u, makeWarning, STRUCK],
  [/^(?!.\t)[^•◦▪●‣·\t\n][^\t\n]*(?<!:|^\(?\w{1,4}[.)])\t/m, makeWarning, TABS],
  [
    RegExp(`\\{(?:props\\.)?(?:${prosePlaceholders.join('|')})\\}`),
    makeWarning,
    'articles have no placeholders, so write the word itself, such as Lagos',
  ],
  [
    /:contentReference\[|【[^】]*】|[\uE200-\uE2FF]/,
    makeWarning,
    'delete this code, which a chatbot left in your text',
  ],
  [/(?<![\d.,])(?:\d+,\d{1,2} ?%|\d{1,3}(?:\.\d{3}){2,}(?!\.?\d))/, makeWarning, explainFigure],
];

/**
 * Finds markup that a page would show literally, and numbers that visitors may misread.
 *
 * @param text text of one block or field, as the page shows it
 * @param plainAdvice advice for fields that do not support Markdown. Replaces the advice of the rules
 * @param previous text of the block above. Markup at the start of a line is ignored if `previous` has the same markup
 */
export function findRawMarkup(
  text: string,
  place: Location,
  plainAdvice?: string,
  previous = '',
): Diagnostic[] {
  return RULES.flatMap(([regex, make, advice]) => {
    const match = regex.exec(text);
    if (!match || (regex.multiline && regex.test(previous))) return [];
    const [visible] = text.slice(match.index).split('\n');
    const message =
      typeof advice === 'string'
        ? `visitors would see ${formatValue(visible)}; ${plainAdvice ?? advice}`
        : advice(match[0]);
    const line = (place.line ?? 1) + text.slice(0, match.index).split('\n').length - 1;
    return make(place.file, message, { ...place, line });
  });
}

export const EXAMPLE_TEXT =
  'the word REPLACE marks example text; replace the example with your own text, or delete it';
export const WRITE_PLAIN_TEXT = 'only words are possible in this field; write plain text';

/** Returns the text of a paragraph, heading, table cell or directive, with “…” in place of code and images. */
export function getBlockText(node: Nodes | undefined): string {
  return node && BLOCKS.includes(node.type) ? textIn(node) : '';
}

export function findSurplusCells(table: Nodes): string[] {
  if (table.type !== 'table') return [];
  const [columns = 0, ...rows] = table.children.map(({ children }) => children.length);
  return rows.flatMap((cells, index) =>
    cells > columns
      ? `line ${index + 3} of this table has ${cells} cells, but the first line has ${columns}; add cells to the first two lines, or delete the extra cells`
      : [],
  );
}

const BLOCKS = ['paragraph', 'heading', 'tableCell', 'leafDirective'];

function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if ('children' in node) return node.children.map(textIn).join('');
  return node.type === 'break' ? '\n' : '…';
}
