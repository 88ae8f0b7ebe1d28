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
import { explainOddSpace, ODD_SPACE, withoutInvisibleCharacters } from './invisible-characters';

type Place = { line: number; column: number };

/** A parsed YAML text that can say where each of its values stands. */
export type YamlDocument = {
  file: string;
  /** Undefined when there is a problem. */
  value: unknown;
  /** Faults of the YAML itself: a tab, an unclosed quote, a key written twice. */
  diagnostics: Diagnostic[];
  /** Where the value at this path stands; for a missing one, where its parent does. */
  locate: (keys: readonly PropertyKey[]) => Place;
  /** Where the key itself is written, for a key that should not be there. */
  locateKey: (parent: readonly PropertyKey[], key: string) => Place;
};

/** What looks like text and not like a comment: `title: Pension #1 rule`. */
const CUT_OFF = /^[ \t]+(?=#\S)/;

/**
 * Parses YAML 1.2 (dates stay text, `no` stays text) and keeps the place of every value.
 *
 * @param file the name problems are reported under
 * @param comment what is reported behind a value without quotation marks
 */
export function parseYaml(text: string, file: string, comment = CUT_OFF): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const parserFaults = document.errors.filter(isOwnFault).map((error) => {
    const message = explainYamlError(error, text);
    return { ...placeAt(offsetOfFault(document, error, text, message)), message };
  });
  // After a line that stands in the wrong column, the parser misreads those below.
  const layout = parserFaults.findIndex(({ message }) => message === TAB || message === INDENT);
  const faults = [
    ...findMisread(document, text, comment).map(({ offset, message }) => ({
      ...placeAt(offset),
      message,
    })),
    ...(layout < 0 ? parserFaults : parserFaults.slice(0, layout + 1)),
  ];
  // The first fault of a line is the one to mend; the others follow from it.
  const diagnostics = faults
    .filter(({ line }, index) => faults.findIndex((fault) => fault.line === line) === index)
    .map(({ message, ...place }) => makeError(file, message, place));
  return {
    file,
    value: diagnostics.length === 0 ? (document.toJS() as unknown) : undefined,
    diagnostics,
    locate: (keys) => placeAt(offsetOf(document, keys)),
    locateKey: (parent, key) => placeAt(offsetOfKey(document, parent, key)),
  };
}

type Fault = { offset: number; message: string };

function findMisread(document: Document, text: string, comment: RegExp): Fault[] {
  // Of an unknown tag: content has none, it is the first word of a text, and YAML would drop it.
  const faults = document.warnings.map(({ pos }) => ({ offset: pos[0], message: YAML_SIGN }));
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [offset, end] = node.range;
    // The same of an alias or anchor.
    if (isAlias(node) || node.anchor) faults.push({ offset, message: YAML_SIGN });
    if (!isScalar(node)) return;
    const { type, value } = node;
    // A source has no invisible characters any more: this one was written as an escape.
    if (typeof value === 'string' && withoutInvisibleCharacters(value) !== value)
      faults.push({ offset, message: HIDDEN });
    if (type !== 'PLAIN' || value === null) return;
    const [spaces] = comment.exec(text.slice(end)) ?? [];
    if (spaces !== undefined) faults.push({ offset: end + spaces.length, message: COMMENT });
  });
  return faults;
}

const COMMENT =
  'everything after # is ignored; put double quotes around the whole value, or delete the comment';
const HIDDEN =
  'this value contains the code of an invisible character; delete the backslash and the letters and digits after it';
const YAML_SIGN = 'a value that begins with *, & or ! needs double quotes around it';

function offsetOf(document: Document, keys: readonly PropertyKey[]): number {
  const node = keys.length === 0 ? document.contents : document.getIn(keys, true);
  if (isNode(node) && node.range) return node.range[0];
  return keys.length === 0 ? 0 : offsetOf(document, keys.slice(0, -1));
}

function offsetOfKey(document: Document, parent: readonly PropertyKey[], key: string): number {
  const map = parent.length === 0 ? document.contents : document.getIn(parent, true);
  const pairs = isMap(map) ? map.items : [];
  const name = pairs.map((pair) => pair.key).find((it) => isScalar(it) && String(it.value) === key);
  return isScalar(name) && name.range ? name.range[0] : offsetOf(document, parent);
}

/** The parser recurses for each bracket, and stops where the stack ends. */
const TOO_DEEP = 'RESOURCE_EXHAUSTION';

/** Whether an error is a fault of its own, rather than the echo of another one. */
function isOwnFault({ message }: YAMLError, index: number, [first]: readonly YAMLError[]): boolean {
  return index === 0 || !(message.includes('in YAML stream') || first?.code === TOO_DEEP);
}

/** Where an editor has to look: where a quotation mark opens, not where the text ends without another. */
function offsetOfFault(
  document: Document,
  error: YAMLError,
  text: string,
  message: string,
): number {
  const [end] = error.pos;
  if (error.code === TOO_DEEP) return startOfLine(text, end);
  // The parser names the value above the line that stands too far to the right.
  if (message === INDENT && text.slice(startOfLine(text, end), end).includes(':'))
    return end + text.slice(end).search(/(?<=\n[ \t]*)\S/);
  if (!isUnclosedQuote(error)) return end;
  let offset = end;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] <= end) offset = range[0];
    },
  });
  return offset;
}

function isUnclosedQuote({ code, message }: YAMLError): boolean {
  return code === 'MISSING_CHAR' && message.includes('quote');
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function explainYamlError(error: YAMLError, text: string): string {
  if (isUnclosedQuote(error))
    return 'this quote is not closed; put another one at the end of the value';
  const [line = ''] = text.slice(startOfLine(text, error.pos[0])).split('\n', 1);
  if (ODD_SPACE.test(line)) return explainOddSpace('this line');
  if (/^[\w\s-]*:\s+[“”„‘’]/.test(line)) return CURLY_QUOTES;
  if (isUnexpected(error) && GOES_ON.test(line)) return explainGoesOn(line);
  if (isIndentation(error, text, line)) return INDENT;
  if (error.message.includes('Implicit map keys')) return NO_FIELD;
  return YAML_FAULTS[error.code] ?? `${UNREADABLE} (${error.message})`;
}

/** A value in quotation marks with more behind them: `"The "safe" pension"`. */
const GOES_ON = /^\s*(?:- )?(?:[\w-]+:\s+)?(["'])(?:(?!\1).)*\1\s*[^\s#]/;

function explainGoesOn(line: string): string {
  const other =
    line.search(/["']/) === line.indexOf('"') ? "single quotes (')" : 'double quotes (")';
  return `this value goes on after its closing quote; put ${other} around the whole value, or use curly quotes inside it`;
}

function isUnexpected({ code }: YAMLError): boolean {
  return code === 'UNEXPECTED_TOKEN' || code === 'BLOCK_AS_IMPLICIT_KEY';
}

function isIndentation({ code, pos }: YAMLError, text: string, line: string): boolean {
  if (code === 'BAD_INDENT') return true;
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return !/:\s.*:(?:\s|$)/.test(line);
  const isAtStart = text.slice(startOfLine(text, pos[0]), pos[0]).trim() === '';
  return code === 'UNEXPECTED_TOKEN' && isAtStart && /^\s*(?:-\s|[\w-]+:(?:\s|$))/.test(line);
}

const INDENT =
  'a line here has too many or too few spaces at its start; align each field with the one above';
const TAB = 'this line begins with a tab; indent it with spaces';
const CURLY_QUOTES =
  'a value cannot stand in curly quotes; put straight ones around it, such as "a value"';
const NO_FIELD =
  'this line is not a field; write name: value with a space after the colon, or indent it if it continues the value above';
const UNREADABLE = 'this value cannot be read; put double quotes around the whole of it';

const YAML_FAULTS: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: TAB,
  DUPLICATE_KEY: 'this field is written twice; delete one of the two',
  BLOCK_AS_IMPLICIT_KEY: 'this value contains a colon; put double quotes around the whole value',
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  UNEXPECTED_TOKEN: UNREADABLE,
  BAD_SCALAR_START: UNREADABLE,
  MULTIPLE_DOCS: 'a line of three dashes or dots cannot stand between fields; delete it',
  RESOURCE_EXHAUSTION:
    'too many brackets or dashes in each other; if they are text, put double quotes around the value',
  BAD_DQ_ESCAPE: 'a backslash has a special meaning in double quotes; write it twice',
};
