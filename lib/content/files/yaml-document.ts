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
  /** The name problems are reported under. */
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

/**
 * Parses YAML 1.2 (dates stay text, `no` stays text) and keeps the place of every value.
 *
 * @param file the name problems are reported under
 */
export function parseYaml(text: string, file: string): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const faults = [
    ...findYamlSigns(document).map((offset) => ({ ...placeAt(offset), message: YAML_SIGN })),
    ...findEscapes(document).map((offset) => ({ ...placeAt(offset), message: HIDDEN })),
    ...document.errors.filter(isOwnFault).map((error) => ({
      ...placeAt(offsetOfFault(document, error, text)),
      message: explainYamlError(error, text),
    })),
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

/**
 * Finds aliases, anchors and unknown tags. Content does not use them: there they are the first word
 * of a text, and YAML would drop it.
 */
function findYamlSigns(document: Document): number[] {
  const offsets = document.warnings.map(({ pos }) => pos[0]);
  visit(document, (_key, node) => {
    if (isAlias(node) || (isNode(node) && node.anchor)) offsets.push(node.range?.[0] ?? 0);
  });
  return offsets;
}

/** Finds texts with an invisible character. A source has none any more: it was written as an escape. */
function findEscapes(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar: (_key, { value, range }) => {
      if (typeof value === 'string' && withoutInvisibleCharacters(value) !== value)
        offsets.push(range?.[0] ?? 0);
    },
  });
  return offsets;
}

const HIDDEN =
  'a backslash writes an invisible character here; take out the backslash and the letters and digits behind it';
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
function offsetOfFault(document: Document, error: YAMLError, text: string): number {
  const [end] = error.pos;
  if (error.code === TOO_DEEP) return startOfLine(text, end);
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

/** Says in an editor's words what a fault of the YAML is. */
function explainYamlError(error: YAMLError, text: string): string {
  if (isUnclosedQuote(error)) return 'a quotation mark opens here and is not closed';
  const [line = ''] = text.slice(startOfLine(text, error.pos[0])).split('\n', 1);
  if (ODD_SPACE.test(line)) return explainOddSpace('this line');
  if (/^[\w\s-]*:\s+[“”„‘’]/.test(line)) return CURLY_QUOTES;
  if (error.message.includes('Implicit map keys')) return NO_FIELD;
  return YAML_FAULTS[error.code] ?? `${UNREADABLE} (${error.message})`;
}

const CURLY_QUOTES =
  'curly quotation marks hold no value together; put straight ones around it, such as "a value"';
const NO_FIELD =
  'this line is no field; write name: value with a space after the colon, and indent a value that goes on in the next line';
const UNREADABLE =
  'this cannot be read; a text with characters such as @ [ { # " needs quotes around the whole of it';

const YAML_FAULTS: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'a tab stands where YAML wants spaces; indent with spaces',
  DUPLICATE_KEY: 'this key is written twice; keep one',
  BLOCK_AS_IMPLICIT_KEY:
    'a value with a colon needs double quotes around it; a new field begins right under the one above',
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  UNEXPECTED_TOKEN: UNREADABLE,
  BAD_SCALAR_START: UNREADABLE,
  MULTIPLE_DOCS: 'a line of three dashes or dots stands among the fields; take it out',
  RESOURCE_EXHAUSTION:
    'too many brackets or dashes stand in each other; a text that has them needs double quotes around it',
  BAD_DQ_ESCAPE: 'a backslash in double quotes has a meaning of its own; write it twice',
};
