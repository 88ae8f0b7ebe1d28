import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  visit,
} from 'yaml';

/** Lines are broken where Prettier would break them. */
const layout = { lineWidth: 100 };

/**
 * Writes values into the text of a YAML file. The entries of the file that stay the same keep their lines;
 * the others keep their comments, order and quotes.
 *
 * @param before the text, of a group or a list
 * @param after its value as it is to be; a key that is missing is emptied, not removed
 */
export function updateYaml(before: string, after: object): string {
  const isList = Array.isArray(after);
  const entryStart = isList ? /(?<=\n)(?=- )/ : /(?<=\n)(?=[\w'"])/;
  const [head = '', ...entries] = `\n${before}`.split(entryStart);
  const values = isList ? after.map((value: unknown) => [value]) : splitGroup(entries, after);
  const updated = values.map((value, index) => {
    const known = entries.find((entry) => JSON.stringify(parse(entry)) === JSON.stringify(value));
    if (known) return known;
    const entry = isList && entries.length !== after.length ? undefined : entries[index];
    return entry === undefined ? stringify(value, layout) : updateEntry(entry, value);
  });
  // Between an empty list and its first entry, there are only comments.
  const comments = head.replaceAll(/^[^#\n].*\n?/gm, '');
  return [comments, ...updated]
    .map((part) => part.replace(/[^\n]$/, '$&\n'))
    .join('')
    .trimStart();
}

/** A group as groups of one key each: those of the entries, then new ones. */
function splitGroup(entries: readonly string[], group: object): object[] {
  const values = new Map(Object.entries(group));
  const known = entries.flatMap((entry) => Object.keys(parse(entry) as object));
  return [...new Set([...known, ...values.keys()])].map((key) => ({
    [key]: values.get(key) ?? '',
  }));
}

/** Updates an entry of a file; comments below it belong to the next one. */
function updateEntry(entry: string, value: object): string {
  const [, text = '', below = ''] = /^(.*?)((?:\n(?:#[^\n]*)?)*)$/s.exec(entry) ?? [];
  const document = parseDocument(text);
  const before = JSON.stringify(document);
  merge(document.contents, value, document);
  if (JSON.stringify(document) === before) return entry;
  // The library would write a comment behind the name of a list below the name.
  visit(document, {
    Pair(_, { key, value: list }) {
      if (!isScalar(key) || !isCollection(list)) return;
      key.comment = list.commentBefore ?? null;
      list.commentBefore = null;
    },
  });
  return document.toString(layout).trimEnd() + below;
}

/** Puts a value into a node, and returns what takes the place of the node. */
function merge(node: unknown, value: unknown, document: Document): unknown {
  if (isMap(node) && !Array.isArray(value)) {
    const values = new Map(Object.entries(value ?? {}));
    const names = node.items.map(({ key }) => String(key));
    for (const name of new Set([...names, ...values.keys()]))
      node.set(name, merge(node.get(name, true), values.get(name) ?? '', document));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const { items } = node;
    const flow = isCollection(items[0]) && items[0].flow === true;
    node.items = value.map((item: unknown, index) => {
      const same = items.find((old) => JSON.stringify(old) === JSON.stringify(item));
      if (same) return same;
      if (items.length === value.length) return merge(items[index], item, document);
      return document.createNode(item, { flow });
    });
    return node;
  }
  if (isScalar(node) && typeof value !== 'object') {
    if ((node.value ?? '') !== value) node.value = value;
    return node;
  }
  const created = document.createNode(value);
  if (isScalar(node)) created.commentBefore = node.comment ?? null;
  return created;
}
