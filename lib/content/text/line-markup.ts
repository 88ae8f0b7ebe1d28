/** Consecutive lines of one kind, other than 'single', belong to one block. */
type Kind = 'single' | 'bullets' | 'list' | 'quote' | 'table' | 'code';
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
 * | Markdown list, quote, table or code   | left as it is                  |
 * | any other line                        | a paragraph of its own         |
 *
 * Source: specification, point 2, Blog post; then Markdown.
 *
 * @returns its lines, each with the line of the body, counted from 1, that it came from, and by how many
 *   characters its words stand further right there
 */
export function normalizeBody(body: string): { text: string; line: number; shift: number }[] {
  // All kinds of line end count, as in Markdown parsers.
  const lines = body.split(/\r\n?|\n/);
  const output: ReturnType<typeof normalizeBody> = [];
  let previous: Kind | undefined;
  let blankSince = false;
  let fence: string | undefined;

  lines.forEach((raw, index) => {
    if (fence === undefined && raw.trim() === '') {
      blankSince = true;
      return;
    }
    const { kind, text } =
      fence === undefined ? readLine(lines, index, previous, blankSince) : code(raw);
    // Bullets stay one list across blank lines; every other block ends at one.
    const isPart = kind === previous && kind !== 'single' && (!blankSince || kind === 'bullets');
    if (output.length > 0 && !isPart) output.push({ text: '', line: index + 1, shift: 0 });
    output.push({ text, line: index + 1, shift: lastOf(raw) - lastOf(text) });
    if (kind === 'code') fence = nextFence(fence, raw);
    previous = kind === 'code' && fence === undefined ? 'single' : kind;
    blankSince = false;
  });
  return output;
}

/** Where the words of a line end: marks around them are written otherwise in Markdown. */
function lastOf(line: string): number {
  let end = line.length;
  while (end > 0 && ' \t*"“”#\\'.includes(line.charAt(end - 1))) end -= 1;
  return end;
}

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
  if (/^\d+\.(?!\d)\s*\S/.test(text)) return single(`### ${keepSign(text)}`);

  const bullet = /^(?<indent>\s*)-(?:\s+|(?=[^\s\d-]))(?<rest>\S.*)$/.exec(raw.trimEnd())?.groups;
  if (bullet && !/^(?:-\s*){3,}$/.test(text)) {
    const indent = previous === 'bullets' ? (bullet.indent ?? '') : '';
    return { kind: 'bullets', text: `${indent}- ${literalStart(bullet.rest ?? '')}` };
  }
  if (previous === 'bullets' && /^\s{2,}/.test(raw)) return { kind: 'bullets', text: raw };

  const quote = wrapped(text, /^["“”](?<inner>\S(?:.*\S)?)["“”]$/, /["“”]/);
  if (quote) return single(`> “${quote}”`);

  if (FENCE.test(text)) return code(text);
  if (text.startsWith('>')) return { kind: 'quote', text };
  if (/^(?:[*+]|\d+\))\s/.test(text)) return { kind: 'list', text: raw };
  if (previous === 'list' && /^\s{2,}/.test(raw)) return { kind: 'list', text: raw };

  return single(/^[-+*]$/.test(text) ? `\\${text}` : text);
}

/** The text between two marks, unless the mark occurs in it as well: `**a** and **b**` is not a heading. */
function wrapped(text: string, whole: RegExp, mark: RegExp): string | undefined {
  const inner = whole.exec(text)?.groups?.inner;
  return inner === undefined || mark.test(inner) ? undefined : inner;
}

/** Markdown would read a number sign at the end as the closing mark of a heading. */
const keepSign = (heading: string) => heading.replace(/(?<!#)#+$/, '\\$&');

/** A bullet's text is text: `- 1. Save` is not a list within a list. */
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

/** The line that opens or closes code. With a backtick behind the mark, it is code within a line. */
const FENCE = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;

function nextFence(open: string | undefined, line: string): string | undefined {
  const mark = FENCE.exec(line)?.[1];
  if (open === undefined) return mark;
  return mark?.startsWith(open) && line.trim() === mark ? undefined : open;
}

/** Whether the first of these lines opens code that the last one does not close. */
export function isOpen([first = '', ...others]: readonly string[]): boolean {
  const mark = nextFence(undefined, first);
  return mark !== undefined && nextFence(mark, others.at(-1) ?? '') !== undefined;
}

const single = (text: string): Line => ({ kind: 'single', text });
const code = (text: string): Line => ({ kind: 'code', text });
