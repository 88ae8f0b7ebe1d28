import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

/** A parsed YAML file and the locations of its values. If there are diagnostics, `value` is undefined. */
export type YamlDocument = {
  file: string;
  value: unknown;
  diagnostics: Diagnostic[];
  /** Returns the location of a value, or of its field `key`. A missing value has the location of its parent. */
  locate: (
    path: readonly PropertyKey[],
    key?: string,
  ) => Required<Pick<Diagnostic, 'line' | 'column' | 'field'>>;
};

/** Matches spaces before a `#` that starts a comment by accident, as in `title: Pension #1 rule`. */
const ACCIDENTAL_COMMENT = /^[ \t]*(?=#\S)/;

/** Parses YAML 1.2, in which dates and `no` are strings, and records the location of every value. */
export function parseYaml(text: string, file: string): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const locationAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  // Omit later errors whose message contains "in YAML stream", because they are consequences of the first error.
  const errors = document.errors.filter(
    ({ message }, index) => index === 0 || !message.includes('in YAML stream'),
  );
  const problems = [
    ...findMisreadValues(document, text),
    ...errors.map((error) => explainProblem(error, text)),
  ].map(({ offset, message }) => makeError(file, message, locationAt(offset)));
  // Report only the first problem on each line, because it usually causes the others.
  const diagnostics = problems.filter(
    ({ line }, index) => problems.findIndex((problem) => problem.line === line) === index,
  );
  return {
    file,
    value: diagnostics.length === 0 ? (document.toJS() as unknown) : undefined,
    diagnostics,
    locate(path, key) {
      return { ...locationAt(offsetOf(document, path, key)), field: formatFieldName(path, key) };
    },
  };
}

type Problem = { offset: number; message: string };

function findMisreadValues(document: Document, text: string): Problem[] {
  // In `title: !word`, the parser only warns about an unknown tag. Report an error, because the editor means text.
  const problems = document.warnings.map(({ pos }) => ({ offset: pos[0], message: YAML_SIGN }));
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [offset, end] = node.range;
    if (isAlias(node) || node.anchor) problems.push({ offset, message: YAML_SIGN });
    if (!isScalar(node) || node.type !== 'PLAIN') return;
    const [spaces] = ACCIDENTAL_COMMENT.exec(text.slice(end)) ?? [];
    if (spaces !== undefined) problems.push({ offset: end + spaces.length, message: COMMENT });
  });
  return problems;
}

const COMMENT =
  'the site ignores # and everything after it; put double quotes around the whole value, or delete that part';
const YAML_SIGN = 'a value cannot begin with *, & or !; put double quotes around the whole value';

function offsetOf(document: Document, path: readonly PropertyKey[], key?: string): number {
  const value = document.getIn(path, true);
  const name = isMap(value) && value.items.find((pair) => String(pair.key) === key)?.key;
  for (const node of [name, value]) if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

/** Formats a path with one-based indexes, for example `hero.lead` or `phones[1]`. */
function formatFieldName(path: readonly PropertyKey[], key?: string): string {
  return [...path, ...(key === undefined ? [] : [key])]
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

const FREQUENT: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'this line begins with a tab; replace the tab with spaces',
  DUPLICATE_KEY: 'this field occurs twice; delete one of the two',
};
const COLON = 'this value contains a colon; put double quotes around the whole value';
const CURLY = 'this value is in curly quotes; replace them with straight double quotes ("…")';
/** Matches an opening quotation mark that is not closed before the next value or the end of the text. */
const OPENING =
  /(?<=^[^#\n]*[:-] +)(["'])(?!.*\1)(?:(?!.*\1 *(?:#.*)?$).*\n)+(?= *(?:- |\w+:(?:\s|$))|(?![^]))/m;
const NO_END =
  'this quotation mark is not closed; put another quotation mark at the end of the value';
const ADVICE =
  'check three things: the fields of a group begin exactly below each other; a space follows the : after a field name and the - before an entry; if a value begins with a quotation mark, the whole value is in straight quotes ("…"), and quotation marks inside it are curly (“…”)';

function explainProblem({ code, message, pos }: YAMLError, text: string): Problem {
  const [offset] = pos;
  // The parser reports an unclosed quotation mark at a later place, for example at the end of the file. Look for the
  // opening quotation mark above the reported place.
  const opening = `${text.slice(0, offset)}\n`.search(OPENING);
  if (opening >= 0) return { offset: opening, message: NO_END };
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1);
  if (/:\s+[“”]/.test(line)) return { offset, message: CURLY };
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:(?:\s|$)/.test(line))
    return { offset, message: COLON };
  const general = `the site cannot read this line or the line below; ${ADVICE} (for a developer: ${message})`;
  return { offset, message: FREQUENT[code] ?? general };
}
