import { visit, type Document, type YAMLError } from 'yaml';
import { explainOddSpace, ODD_SPACE } from './odd-space';

/** The parser goes down a step for each bracket, and stops where the stack ends. */
const TOO_DEEP = 'RESOURCE_EXHAUSTION';

/** Whether an error is one of its own, not the echo of a parser that has lost its place. */
export function isOwnFault(
  { message }: YAMLError,
  index: number,
  [first]: readonly YAMLError[],
): boolean {
  return index === 0 || !(message.includes('in YAML stream') || first?.code === TOO_DEEP);
}

/** Where an editor has to look: where a quotation mark opens, not where the text ends without its twin. */
export function offsetOfFault(document: Document, error: YAMLError, text: string): number {
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

/**
 * Says what a fault of the YAML is, in an editor's words.
 *
 * @param text all that was parsed
 */
export function explainYamlError(error: YAMLError, text: string): string {
  const { code, message, pos } = error;
  if (isUnclosedQuote(error)) return 'a quotation mark opens here and is not closed';
  const seen = explainLine(text, pos[0]);
  if (seen !== undefined) return seen;
  if (message.includes('Implicit map keys')) return NO_FIELD;
  return YAML_FAULTS[code] ?? `${UNREADABLE} (${message})`;
}

/** What is wrong on a line that looks right. */
function explainLine(text: string, offset: number): string | undefined {
  const [line = ''] = text.slice(startOfLine(text, offset)).split('\n', 1);
  if (ODD_SPACE.test(line)) return explainOddSpace('this line');
  return /^[\w\s-]*:\s+[“”„‘’]/.test(line) ? CURLY_QUOTES : undefined;
}

const CURLY_QUOTES =
  'curly quotation marks hold no value together; put straight ones around it, such as "a value"';

const NO_FIELD =
  'this line is no field; write name: value with a space after the colon, and indent a value that goes on in the next line';

const UNREADABLE =
  'this cannot be read; a text with signs such as @ [ { # " needs quotes around the whole of it';

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
