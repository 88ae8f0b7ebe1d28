import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Problem } from './problem';

type Place = { line: number; column: number };

/** A parsed YAML text that can say where each of its values stands. */
export type YamlDocument = {
  value: unknown;
  /** Faults of the YAML itself: a tab, an unclosed quote, a key written twice. */
  problems: Problem[];
  /** Where the value at this path stands; for a missing one, where its parent does. */
  locate: (keys: readonly PropertyKey[]) => Place;
  /** Where the key itself is written, for a key that should not be there. */
  locateKey: (parent: readonly PropertyKey[], key: string) => Place;
};

/**
 * Parses YAML 1.2 (dates stay text, `no` stays text) and keeps the place of every value.
 *
 * @param file the name problems are reported under
 * @param lineOffset lines of the file above the text, for front matter
 */
export function parseYaml(text: string, file: string, lineOffset = 0): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + lineOffset, column: Math.max(col, 1) };
  };

  return {
    value: document.errors.length === 0 ? (document.toJS() as unknown) : undefined,
    problems: document.errors.map(({ message, pos }) => ({
      file,
      ...placeAt(pos[0]),
      field: '',
      message: explainYamlError(message),
    })),
    locate: (keys) => placeAt(offsetOf(document, keys)),
    locateKey: (parent, key) => placeAt(keyOffsetOf(document, parent, key)),
  };
}

function offsetOf(document: Document, keys: readonly PropertyKey[]): number {
  for (let depth = keys.length; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffsetOf(document: Document, parent: readonly PropertyKey[], key: string): number {
  const map = parent.length === 0 ? document.contents : document.getIn(parent, true);
  const pair = isMap(map)
    ? map.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return pair && isNode(pair.key) && pair.key.range
    ? pair.key.range[0]
    : offsetOf(document, parent);
}

function explainYamlError(message: string): string {
  if (/tab/i.test(message)) return 'a tab stands where YAML wants spaces; indent with spaces';
  if (/missing closing/i.test(message)) return `a quoted text is not closed (${message})`;
  if (/unique/i.test(message)) return 'this key is written twice; keep one';
  if (/nested mappings|implicit key/i.test(message)) {
    return `a value with a colon needs double quotes around it (${message})`;
  }
  return `this is not YAML: ${message}`;
}
