import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What a text shows or leads to by an address. */
export type Reference = {
  kind: 'image' | 'link';
  /** As written; empty when there is none. */
  url: string;
  /** Counted from 1, in the body. */
  line: number;
  column: number;
};

/** Every picture and link of a text in the order of the text, also those whose address is further down. */
export function listReferences(tree: Root): Reference[] {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    // Of two the first holds, as CommonMark has it.
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  const references: Reference[] = [];
  visit(tree, (node) => {
    const kind = KINDS[node.type];
    if (!kind) return;
    const url =
      'url' in node ? node.url : addresses.get('identifier' in node ? node.identifier : '');
    const { line = 1, column = 1 } = node.position?.start ?? {};
    references.push({ kind, url: url ?? '', line, column });
  });
  return references;
}

const KINDS: Readonly<Record<string, Reference['kind']>> = {
  image: 'image',
  imageReference: 'image',
  link: 'link',
  linkReference: 'link',
};
