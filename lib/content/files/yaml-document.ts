import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import { explainYamlError, isOwnFault, offsetOfFault } from './explain-yaml';
import type { Problem } from '@/lib/site/problem';

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
 */
export function parseYaml(text: string, file: string): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };

  const faults = [
    ...findSigns(document).map((offset) => ({
      ...placeAt(offset),
      message: 'a value that begins with *, & or ! needs double quotes around it',
    })),
    ...document.errors.filter(isOwnFault).map((error) => ({
      ...placeAt(offsetOfFault(document, error, text)),
      message: explainYamlError(error, text),
    })),
  ];
  // The first fault of a line is the one to mend; the parser stumbles over it again.
  const problems = faults
    .filter(({ line }, index) => faults.findIndex((fault) => fault.line === line) === index)
    .map((fault) => ({ file, field: '', ...fault }));

  return {
    value: problems.length === 0 ? (document.toJS() as unknown) : undefined,
    problems,
    locate: (keys) => placeAt(offsetOf(document, keys)),
    locateKey: (parent, key) => placeAt(keyOffsetOf(document, parent, key)),
  };
}

/**
 * Finds aliases, anchors and unknown tags, which content has no use for: there they are the first
 * word of a text, and YAML would drop it.
 */
function findSigns(document: Document): number[] {
  const offsets = document.warnings.map(({ pos }) => pos[0]);
  visit(document, (_key, node) => {
    if (isAlias(node) || (isNode(node) && node.anchor)) offsets.push(node.range?.[0] ?? 0);
  });
  return offsets;
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
