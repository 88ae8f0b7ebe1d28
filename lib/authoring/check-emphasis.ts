import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/site/diagnostic';

type Finding = Pick<Diagnostic, 'severity' | 'message' | 'line' | 'column'>;

const WARNING = { severity: 'warning' } as const;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Finds asterisks that open or close emphasis and are shown to readers, because their counterpart is
 * missing: one finding a line. Sums (`2 * 3`), notes (`₦5,000*`, and below `*In Lagos`), and asterisks
 * after a backslash are meant.
 *
 * @param lines of the body that the tree was made from
 */
export function findOpenEmphasis(tree: Root, lines: readonly string[]): Finding[] {
  const findings = new Map<number, Finding>();
  const noteMarks = new Set<string>();
  visit(tree, 'text', ({ value, position }, index) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    if (!value.includes('*') || lines[line - 1]?.includes(String.raw`\*`)) return;
    for (const { 0: mark, index: at } of value.matchAll(/\*+/g)) {
      // A text that is not the first of its line follows something that was closed.
      const before = value[at - 1] ?? (index === 0 ? ' ' : ')');
      const after = value[at + mark.length] ?? ' ';
      const isAfterWord = LETTER.test(before);
      const opens = !isAfterWord && /\S/.test(after);
      const closes = isAfterWord ? !LETTER.test(after) : !opens && /\S/.test(before);
      // The first mark of notes is one asterisk.
      const marksNote = closes && (mark === '*' || noteMarks.has('*'));
      if (marksNote) noteMarks.add(mark);
      const isNote = marksNote || (opens && at + (index ?? 0) === 0 && noteMarks.has(mark));
      if ((opens || closes) && !isNote && !findings.has(line))
        findings.set(line, { ...WARNING, message: explain(mark), line, column: column + at });
    }
  });
  return [...findings.values()];
}

function explain(mark: string): string {
  const what = mark === '*' ? 'words in italics' : 'words in bold';
  return `readers would see this ${mark}; put ${mark} right before and right after the ${what}`;
}
