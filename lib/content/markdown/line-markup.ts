/** The kind of block a line belongs to. Consecutive lines of the same kind form one block, except `single` lines. */
type Kind = 'single' | 'bullets' | 'list' | 'quote' | 'table';
type Line = { kind: Kind; text: string };

/**
 * Converts the firm's line markup to Markdown. The first matching rule applies:
 *
 * | Line in the body                    | Markdown                               |
 * | ----------------------------------- | -------------------------------------- |
 * | `**whole line**`                    | level 2 heading                        |
 * | `1. text`                           | level 3 heading, never a list          |
 * | `- text`                            | bullet; consecutive bullets are a list |
 * | `"text"` or `“text”`                | quote                                  |
 * | Markdown list, quote or table       | unchanged                              |
 * | any other line                      | paragraph                              |
 *
 * The product's specification prescribes these rules (section 2, "Blog post"). Everything else is plain Markdown.
 *
 * @returns the lines of Markdown, each with the one-based number of its line in the body
 */
export function convertLineMarkup(body: string): { text: string; line: number }[] {
  // Split at every line ending that the Markdown parser accepts, so that the line numbers are correct.
  const lines = body.split(/\r\n?|\n/);
  const output: ReturnType<typeof convertLineMarkup> = [];
  let previous: Kind | undefined;
  let isAfterBlank = false;

  lines.forEach((raw, index) => {
    if (raw.trim() === '') {
      isAfterBlank = true;
      return;
    }
    const { kind, text } = convertLine(lines, index, previous, isAfterBlank);
    const isSameBlock =
      kind === previous && kind !== 'single' && (!isAfterBlank || kind === 'bullets');
    if (output.length > 0 && !isSameBlock) output.push({ text: '', line: index + 1 });
    const markdown = text.replace(BARE_URL, '<$&>').replace(MULTIPLICATION_SIGN, '\\*');
    output.push({ text: markdown, line: index + 1 });
    previous = kind;
    isAfterBlank = false;
  });
  return output;
}

/** Matches a bare URL before a closing quotation mark or a dash. GFM would include this character in the link. */
const BARE_URL = /(?<=^|[\s(“‘«"])https?:\/\/[^\s<>”’»—]+?(?=[.,;:!?]*[”’»—](?!\S*\]\())/gi;
/** Matches the asterisk in `₦5,000*12`. Markdown could parse two such asterisks on one line as emphasis. */
const MULTIPLICATION_SIGN = /(?<=[\d%)])\*(?=[\d₦(])/g;

function convertLine(
  lines: readonly string[],
  index: number,
  previous: Kind | undefined,
  isAfterBlank: boolean,
): Line {
  const raw = lines[index] ?? '';
  const text = raw.trim();

  if (previous === 'table' && !isAfterBlank && text.includes('|')) return { kind: 'table', text };
  if (text.includes('|') && isDelimiterRow(lines[index + 1])) return { kind: 'table', text };

  const heading = unwrap(text, /^\*\*(?<inner>\S(?:.*\S)?)\*\*$/, /\*\*/);
  if (heading) return single(`## ${escapeClosingHashes(heading)}`);
  if (/^\d{1,2}\.(?!\d)\s*\S/.test(text)) return single(`### ${escapeClosingHashes(text)}`);

  const bullet = /^(?<indent>\s*)-(?:\s+|(?=[^\s\d₦-]))(?<rest>\S.*)$/.exec(raw.trimEnd())?.groups;
  if (bullet && !/^(?:-\s*){3,}$/.test(text)) {
    return { kind: 'bullets', text: `${bullet.indent}- ${escapeListStart(bullet.rest ?? '')}` };
  }
  if ((previous === 'bullets' || previous === 'list') && /^\s{2,}/.test(raw))
    return { kind: previous, text: raw };

  const quote = unwrap(text, /^["“”](?<inner>\S(?:.*\S)?)["“”]$/, /["“”]/);
  if (quote) return single(`> “${quote}”`);

  if (text.startsWith('>')) return { kind: 'quote', text };
  if (/^(?:[*+]|\d+\))\s/.test(text)) return { kind: 'list', text: raw };

  // Without a backslash, Markdown would parse `2024. ` or a lone `-` as a list, and `:::` as a container directive.
  const paragraph = text.replace(/^\d+(?=\.\s)/, '$&\\');
  return single(/^(?:[-+*]$|:::)/.test(text) ? `\\${text}` : paragraph);
}

/** Strips the delimiters from both ends. Returns undefined if the rest has a delimiter, as in `**a** and **b**`. */
function unwrap(text: string, whole: RegExp, mark: RegExp): string | undefined {
  const inner = whole.exec(text)?.groups?.inner;
  return inner === undefined || mark.test(inner) ? undefined : inner;
}

const escapeClosingHashes = (heading: string) => heading.replace(/(?<!#)#+$/, '\\$&');

/** Without a backslash, Markdown would parse `- 1. Save` as a list inside a list. */
function escapeListStart(text: string): string {
  return text.replace(/^\d+(?=[.)]\s)/, '$&\\').replace(/^[#>+*-](?=[\s#]|$)/, '\\$&');
}

const isDelimiterRow = (line = '') =>
  line.includes('|') &&
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .every((cell) => /^:?-+:?$/.test(cell.trim()));

const single = (text: string): Line => ({ kind: 'single', text });
