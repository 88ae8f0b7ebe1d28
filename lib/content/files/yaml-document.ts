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

/** A parsed YAML text with the place of each value. */
export type YamlDocument = {
  file: string;
  /** Undefined when there is a problem. */
  value: unknown;
  /** Faults of the YAML itself: a tab, an unclosed quote, a key written twice. */
  diagnostics: Diagnostic[];
  /** The place of the value at this path, or of a key in it; for a missing one, that of its parent. */
  locate: (
    path: readonly PropertyKey[],
    key?: string,
  ) => Required<Pick<Diagnostic, 'line' | 'column' | 'field'>>;
};

/** A number sign that is meant as text, not as a comment: `title: Pension #1 rule`. */
const CUT_OFF = /^[ \t]*(?=#\S)/;

/** Parses YAML 1.2 (dates stay text, `no` stays text) and keeps the place of every value. */
export function parseYaml(text: string, file: string): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  // An error "in YAML stream" is the echo of another one.
  const errors = document.errors.filter(
    ({ message }, index) => index === 0 || !message.includes('in YAML stream'),
  );
  const problems = [
    ...findMisread(document, text),
    ...errors.map((error) => explainProblem(error, text)),
  ].map(({ offset, message }) => makeError(file, message, placeAt(offset)));
  // The first problem of a line is the one to mend; the others follow from it.
  const diagnostics = problems.filter(
    ({ line }, index) => problems.findIndex((problem) => problem.line === line) === index,
  );
  return {
    file,
    value: diagnostics.length === 0 ? (document.toJS() as unknown) : undefined,
    diagnostics,
    locate(path, key) {
      return { ...placeAt(offsetOf(document, path, key)), field: fieldName(path, key) };
    },
  };
}

type Problem = { offset: number; message: string };

function findMisread(document: Document, text: string): Problem[] {
  // Unknown tags: `!word` is the first word of a text here, and YAML would drop it.
  const problems = document.warnings.map(({ pos }) => ({ offset: pos[0], message: YAML_SIGN }));
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [offset, end] = node.range;
    if (isAlias(node) || node.anchor) problems.push({ offset, message: YAML_SIGN });
    if (!isScalar(node)) return;
    if (node.type !== 'PLAIN') return;
    const [spaces] = CUT_OFF.exec(text.slice(end)) ?? [];
    if (spaces !== undefined) problems.push({ offset: end + spaces.length, message: COMMENT });
  });
  return problems;
}

const COMMENT =
  'everything after # is ignored; put double quotes around the whole value, or delete the comment';
const YAML_SIGN = 'a value that begins with *, & or ! needs double quotes around it';

function offsetOf(document: Document, path: readonly PropertyKey[], key?: string): number {
  const value = document.getIn(path, true);
  const name = isMap(value) && value.items.find((pair) => String(pair.key) === key)?.key;
  for (const node of [name, value]) if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

export function listTexts(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    listTexts(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The path of a field as the documentation writes it: `hero.lead`, `phones[1]`. */
function fieldName(path: readonly PropertyKey[], key?: string): string {
  return [...path, ...(key === undefined ? [] : [key])]
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Messages for the most frequent mistakes; the parser's own serve for the others. */
const FREQUENT: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'this line begins with a tab; indent it with spaces',
  DUPLICATE_KEY: 'this field is written twice; delete one of the two',
};
const COLON = 'this value contains a colon; put double quotes around the whole value';
const CURLY =
  'this value is in curly quotes; put straight double quotes ("…") around it in their place';
/** An opening quotation mark without a closing one before the next value or the end of the text. */
const OPENING =
  /(?<=^[^#\n]*[:-] +)(["'])(?!.*\1)(?:(?!.*\1 *(?:#.*)?$).*\n)+(?= *(?:- |\w+:(?:\s|$))|(?![^]))/m;
const NO_END = 'this quote is not closed; put another one at the end of the value';
const ADVICE =
  'begin it below the first letter of the line above, put a space after : and -, or put double quotes around the whole value, and “…” within it';

function explainProblem({ code, message, pos }: YAMLError, text: string): Problem {
  const [offset] = pos;
  // The parser reports a later line: it takes the next value's opening quote for the closing one, or reads on
  // to the end of the text.
  const opening = `${text.slice(0, offset)}\n`.search(OPENING);
  if (opening >= 0) return { offset: opening, message: NO_END };
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1);
  if (/:\s+[“”]/.test(line)) return { offset, message: CURLY };
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:(?:\s|$)/.test(line))
    return { offset, message: COLON };
  const general = `this line cannot be read as YAML (${message}); ${ADVICE}`;
  return { offset, message: FREQUENT[code] ?? general };
}
