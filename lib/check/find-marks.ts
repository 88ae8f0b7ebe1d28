import type { Nodes } from 'mdast';
import { proseFacts } from '@/lib/content/facts';
import { INVISIBLE } from '@/lib/content/files/read-files';
import { type Diagnostic, makeError, makeWarning, type Place } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';

/** A mark, and what to write in its place, or a function that returns the whole message. */
type Rule = [mark: RegExp, make: typeof makeError, advice: string | ((mark: string) => string)];

const TABLE = 'a table as | one | two |, with a line such as | --- | --- | under its first row';
const DIRECTIVE =
  'write it in an article, on a line of its own, like ::chart[Costs doubled]{type=bars}, with no space before [ and {, and close each quote';
const IMAGE = 'write ![what it shows](name), without spaces around or in the name';
const LINK = 'write a link as [words](/blog/5), on one line, with no space after ] or in the URL';
const ROWS =
  'type a line such as | --- | --- | under the first row of the table, with as many parts as that row has cells';
const HTML = `in place of HTML, write **bold**, *italics*, [a link](/blog/5) or ${TABLE}`;
const EMPHASIS = 'put * right before and right after words in italics, and ** around words in bold';
const NO_CONTROL = 'is a control character; in double quotes, write \\\\ for a backslash';

const explainFigure = (figure: string) =>
  `readers may misread ${figure}; write ${figure.replaceAll(/[.,]/g, (it) => (it === '.' ? ',' : '.'))}`;

/** Marks that readers would see as they are written, because Markdown does not recognise them. */
const RULES: readonly Rule[] = [
  [/(?<![^\n])::+[a-z]|:{1,3} ?(?:chart|calculator|verdict) ?[[{]/i, makeError, DIRECTIVE],
  [/!\[/, makeError, IMAGE],
  // After an exclamation mark, these would be images.
  [
    /(?<!!\[[^[\]]*)\](?:[([]|\s+\((?:\/|#|mailto:|tel:|https?:))|\)\[(?:\/|https?:)/,
    makeError,
    LINK,
  ],
  [/^\|.*\|[ \t]*$/m, makeError, ROWS],
  [/<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)|&(?:#\d+|[a-z]{2,});/i, makeWarning, HTML],
  // Emphasis with one end: asterisks before a word, after a space, or two after a word. One that begins a
  // paragraph is a note (`*In Lagos`), and asterisks after a word (`₦5,000*`) lead to one.
  [
    /(?<![^\s(“"‘])\*\*(?=\S)|(?<=[\s(“"‘])\*(?=\p{L})|(?<=\p{L})\*\*|\*\* .+ \*\*/u,
    makeWarning,
    EMPHASIS,
  ],
  [/^#+ ?\p{L}.*(?<![.!?])$/mu, makeWarning, 'begin a heading with ## and a space'],
  [/^(?:[•◦▪●‣]|[·o–—§ØüÜ\uF0B7]\t)/m, makeWarning, 'begin each point with a hyphen, as in - One'],
  [
    /^(?!.\t)[^•◦▪●‣·\t\n][^\t\n]*(?<!:|^\(?\w{1,4}[.)])\t/m,
    makeWarning,
    `in place of cells with tabs, write ${TABLE}`,
  ],
  [RegExp(`\\{(?:props\\.)?(?:${proseFacts.join('|')})\\}`), makeWarning, 'write the fact itself'],
  [/:contentReference\[|【[^】]*】|[\uE200-\uE2FF]/, makeWarning, 'delete the mark of the chatbot'],
  [
    /\$\$|\\(?:times|frac|text|left|sqrt)\b|\^\{/,
    makeWarning,
    'write the formula with ×, ÷ and words',
  ],
  [/\{(?:[#.][\w-]+|(?:width|height)=\S+)\}/, makeWarning, 'delete it'],
  [RegExp(INVISIBLE, 'u'), makeError, (mark) => `${JSON.stringify(mark)} ${NO_CONTROL}`],
  // How other countries write 2.5% and 1,200,000.
  [/(?<![\d.,])(?:\d+,\d{1,2} ?%|\d{1,3}(?:\.\d{3}){2,}(?!\.?\d))/, makeWarning, explainFigure],
];

/**
 * Finds marks that readers would see as they are written. A mark is an error if readers cannot follow a link or
 * cannot see an image or a table; otherwise, it is a warning.
 *
 * @param words the words of one block or field, as the page shows them
 * @param instead what to write, in a text that is not Markdown
 * @param above the words of the block above. Of several blocks that begin with the same mark, only the first
 *   is reported
 */
export function findMarks(words: string, place: Place, instead?: string, above = ''): Diagnostic[] {
  return RULES.flatMap(([mark, make, advice]) => {
    const found = mark.exec(words);
    if (!found || (mark.multiline && mark.test(above))) return [];
    const [seen] = words.slice(found.index).split('\n');
    const general = `readers would see ${show(seen)}; ${instead ?? String(advice)}`;
    const message = typeof advice === 'string' ? general : advice(found[0]);
    const line = (place.line ?? 1) + words.slice(0, found.index).split('\n').length - 1;
    return make(place.file, message, { ...place, line });
  });
}

export const PLAIN_WORDS = 'write plain words';

/** Returns the words of a paragraph, heading or cell as the page shows them, with “…” for code and images. */
export function wordsOf(node: Nodes | undefined): string {
  return node && BLOCKS.includes(node.type) ? textIn(node) : '';
}

export function findSurplusCells(table: Nodes): string[] {
  if (table.type !== 'table') return [];
  const [columns = 0, ...rows] = table.children.map(({ children }) => children.length);
  return rows.flatMap((cells) =>
    cells > columns
      ? `a row has ${cells} cells and the first row ${columns}; readers would not see the rest`
      : [],
  );
}

const BLOCKS = ['paragraph', 'heading', 'tableCell', 'leafDirective'];

function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if ('children' in node) return node.children.map(textIn).join('');
  return node.type === 'break' ? '\n' : '…';
}
