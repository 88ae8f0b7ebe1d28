import { type Checked, makeError } from '@/lib/site/diagnostic';

/** The text of one content file. */
type Text = { file: string; text: string };

/** Two versions of some lines, as git leaves them; what both came from may stand between them. */
const CONFLICT = /^<{7} .*\n([^]*?)^={7}\n[^]*?^>{7} .*$/gm;
const MARKER = /^(?:[<|>]{7} .*|={7})$/;

const UNRESOLVED = 'unresolved git merge: keep one version and delete the markers';

/**
 * Reports each merge of git that nobody has resolved, and each marker that was left behind.
 *
 * @returns the text with the first version, every line in its place: no other fault follows from the
 *   markers
 */
export function resolveMerges({ file, text }: Text): Checked<string> & { value: string } {
  const resolved = text.replace(CONFLICT, (both, versions: string) => {
    const [first = ''] = versions.split(/^\|{7} /m);
    const rest = both.slice(both.indexOf('\n') + 1 + first.length);
    return `\n${first}${rest.replaceAll(/.+/g, '')}`;
  });
  const lines = resolved.split('\n');
  const diagnostics = text.split('\n').flatMap((line, index) => {
    const isReported = /^<{7} /.test(line) || MARKER.test(lines[index] ?? '');
    return isReported ? [makeError(file, UNRESOLVED, { line: index + 1 })] : [];
  });
  return { value: lines.map((line) => line.replace(MARKER, '')).join('\n'), diagnostics };
}
