/** Consecutive lines of one kind, except 'single', belong to one block. */
type Kind = 'single' | 'bullets' | 'list' | 'quote' | 'table';
type Line = { kind: Kind; text: string };

/**
 * Rewrites the firm's line markup as Markdown, block by block. The rules, first match wins:
 *
 * | line                                  | becomes                        |
 * | ------------------------------------- | ------------------------------ |
 * | `**whole line**`                      | heading of level 2             |
 * | `1. text`, whatever follows it        | heading of level 3             |
 * | `- text`                              | bullet; bullets form one list  |
 * | `"text"` or `“text”`                  | quote                          |
 * | Markdown list, quote or table         | left as it is                  |
 * | any other line                        | a paragraph of its own         |
 *
 * Source: specification, point 2, Blog post; then Markdown.
 *
 * @returns its lines, each with its one-based line in the body
 */
export function normalizeBody(body: string): { text: string; line: number }[] {
  // All kinds of line end count, as in Markdown parsers.
  const lines = body.split(/\r\n?|\n/);
  const output: ReturnType<typeof normalizeBody> = [];
  let previous: Kind | undefined;
  let blankSince = false;

  lines.forEach((raw, index) => {
    if (raw.trim() === '') {
      blankSince = true;
      return;
    }
    const { kind, text } = readLine(lines, index, previous, blankSince);
    // Bullets stay one list across blank lines; every other block ends at one.
    const isPart = kind === previous && kind !== 'single' && (!blankSince || kind === 'bullets');
    if (output.length > 0 && !isPart) output.push({ text: '', line: index + 1 });
    // GFM would take the quotation mark or dash after a bare URL into it.
    const marked = text.replace(BARE_URL, '<$&>').replace(TIMES, '\\*');
    output.push({ text: marked, line: index + 1 });
    previous = kind;
    blankSince = false;
  });
  return output;
}

/** A bare URL before a closing quotation mark or a dash. */
const BARE_URL = /(?<=^|[\s(“‘«"])https?:\/\/[^\s<>”’»—]+?(?=[.,;:!?]*[”’»—](?!\S*\]\())/gi;
/** The asterisk of a multiplication, as in `₦5,000*12`. */
const TIMES = /(?<=[\d%)])\*(?=[\d₦(])/g;

function readLine(
  lines: readonly string[],
  index: number,
  previous: Kind | undefined,
  blankBefore: boolean,
): Line {
  const raw = lines[index] ?? '';
  const text = raw.trim();

  if (previous === 'table' && !blankBefore && text.includes('|')) return { kind: 'table', text };
  if (text.includes('|') && isTableRule(lines[index + 1])) return { kind: 'table', text };

  const heading = wrapped(text, /^\*\*(?<inner>\S(?:.*\S)?)\*\*$/, /\*\*/);
  if (heading) return single(`## ${keepSign(heading)}`);
  if (/^\d{1,2}\.(?!\d)\s*\S/.test(text)) return single(`### ${keepSign(text)}`);

  const bullet = /^(?<indent>\s*)-(?:\s+|(?=[^\s\d₦-]))(?<rest>\S.*)$/.exec(raw.trimEnd())?.groups;
  if (bullet && !/^(?:-\s*){3,}$/.test(text)) {
    return { kind: 'bullets', text: `${bullet.indent}- ${literalStart(bullet.rest ?? '')}` };
  }
  if ((previous === 'bullets' || previous === 'list') && /^\s{2,}/.test(raw))
    return { kind: previous, text: raw };

  const quote = wrapped(text, /^["“”](?<inner>\S(?:.*\S)?)["“”]$/, /["“”]/);
  if (quote) return single(`> “${quote}”`);

  if (text.startsWith('>')) return { kind: 'quote', text };
  if (/^(?:[*+]|\d+\))\s/.test(text)) return { kind: 'list', text: raw };

  // A year begins no list, a sign alone is no bullet, and `:::` begins no directive of several lines.
  const year = text.replace(/^\d+(?=\.\s)/, '$&\\');
  return single(/^(?:[-+*]$|:::)/.test(text) ? `\\${text}` : year);
}

/** Returns the text between two marks. `**a** and **b**` is not a heading, because it has more marks. */
function wrapped(text: string, whole: RegExp, mark: RegExp): string | undefined {
  const inner = whole.exec(text)?.groups?.inner;
  return inner === undefined || mark.test(inner) ? undefined : inner;
}

/** Escapes number signs at the end, which Markdown would drop as the closing marks of a heading. */
const keepSign = (heading: string) => heading.replace(/(?<!#)#+$/, '\\$&');

/** Escapes marks at the start of a bullet, so that `- 1. Save` is not a list within a list. */
function literalStart(text: string): string {
  return text.replace(/^\d+(?=[.)]\s)/, '$&\\').replace(/^[#>+*-](?=[\s#]|$)/, '\\$&');
}

const isTableRule = (line = '') =>
  line.includes('|') &&
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .every((cell) => /^:?-+:?$/.test(cell.trim()));

const single = (text: string): Line => ({ kind: 'single', text });
