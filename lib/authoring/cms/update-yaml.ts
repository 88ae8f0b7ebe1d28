import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
} from 'yaml';

/** A part of the text that gets another one. */
type Edit = { start: number; end: number; text: string };

/**
 * Writes values into the text of a YAML file, and changes only the lines of those that differ: comments,
 * order and notation stay.
 *
 * @param before the text
 * @param after its value as it is to be; a key that is missing is emptied, not removed
 */
export function updateYaml(before: string, after: unknown): string {
  const { contents } = parseDocument(before);
  if (!isCollection(contents)) return `${before.trimEnd()}\n${stringify(after)}`.trimStart();
  // From the end, so that no edit moves the place of another. Of two in one place, the later goes first.
  const edits = editsOf(contents, after, 0, before)
    .reverse()
    .sort((a, b) => b.start - a.start);
  return edits.reduce(
    (text, { start, end, text: changed }) => text.slice(0, start) + changed + text.slice(end),
    before,
  );
}

function editsOf(node: unknown, value: unknown, indent: number, text: string): Edit[] {
  if (!isNode(node) || !node.range) return [];
  const [start, end] = node.range;
  if (isMap(node) && !Array.isArray(value)) {
    const values: Record<string, unknown> = { ...(value as object | null) };
    const known = node.items.flatMap(({ key, value: item }) => {
      const name = String(isScalar(key) ? key.value : key);
      const changed = values[name] ?? '';
      Reflect.deleteProperty(values, name);
      const inner = columnOf(isNode(key) ? key : node, text) + 2;
      return editsOf(item, changed, inner, text);
    });
    if (Object.keys(values).length === 0) return known;
    return node.flow
      ? [{ start, end, text: write(value, node, indent) }]
      : [...known, insertAfter(end, indented(stringify(values), columnOf(node, text)), text)];
  }
  if (isSeq(node) && Array.isArray(value) && value.length === node.items.length)
    return node.items.flatMap((item, index) => editsOf(item, value[index], indent, text));
  const isSame = JSON.stringify(node.toJSON() ?? '') === JSON.stringify(value ?? '');
  if (isSame) return [];
  if (isSeq(node) && Array.isArray(value)) {
    const column = node.flow || node.items.length === 0 ? indent : columnOf(node, text);
    const lines = value.map((item) => `- ${itemText(node.items, item, column, text)}`);
    const list = lines.join(`\n${' '.repeat(column)}`) || '[]';
    const lead = node.flow && lines.length > 0 ? `\n${' '.repeat(column)}` : '';
    return [{ start, end: trimmedEnd(start, end, text), text: lead + list }];
  }
  // Where a value was empty, its comment begins.
  const lead = text[start - 1] === ':' ? ' ' : '';
  const trail = text[start] === '#' ? ' ' : '';
  const written = lead + write(value, node, indent) + trail;
  return [{ start, end: trimmedEnd(start, end, text), text: written }];
}

/** Adds lines below the one in which a value ends. */
function insertAfter(end: number, lines: string, text: string): Edit {
  const lineBreak = text.indexOf('\n', end - 1);
  if (lineBreak === -1)
    return { start: text.length, end: text.length, text: `\n${lines.trimEnd()}` };
  return { start: lineBreak + 1, end: lineBreak + 1, text: lines };
}

/** An entry of a list: as it is written, if it is the same; else in the notation of the first. */
function itemText(items: readonly unknown[], item: unknown, column: number, text: string): string {
  const old = items.find(
    (known) => isNode(known) && JSON.stringify(known.toJSON()) === JSON.stringify(item),
  );
  if (isNode(old) && old.range)
    return text.slice(old.range[0], trimmedEnd(old.range[0], old.range[1], text));
  return write(item, isNode(items[0]) ? items[0] : undefined, column + 2);
}

/** A value as YAML, in the notation of a node: its quotes, or lines of their own; else on one line. */
function write(value: unknown, like: Node | undefined, indent: number): string {
  const document = new Document(value ?? '');
  const { contents } = document;
  if (isCollection(contents)) contents.flow = !isCollection(like) || like.flow === true;
  if (isScalar(contents) && isScalar(like) && like.type?.startsWith('QUOTE'))
    (contents as Scalar).type = like.type;
  // Lines of their own would need an indentation.
  if (isScalar(contents) && String(value).includes('\n'))
    (contents as Scalar).type = 'QUOTE_DOUBLE';
  return indented(document.toString({ lineWidth: 0 }).trimEnd(), indent).trimStart();
}

function indented(text: string, indent: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(indent));
}

function columnOf({ range }: Node, text: string): number {
  const start = range?.[0] ?? 0;
  return start - (text.lastIndexOf('\n', start - 1) + 1);
}

/** The end of a value without the line breaks behind it. */
function trimmedEnd(start: number, end: number, text: string): number {
  return start + text.slice(start, end).trimEnd().length;
}
