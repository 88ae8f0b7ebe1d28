import { isCollection, isMap, isSeq, parseDocument } from 'yaml';

/**
 * Writes changed values into a YAML text and leaves the rest as it stands, comments included.
 *
 * @param before the text
 * @param after its value as it is to be; a key that is missing is emptied, not removed
 */
export function updateYaml(before: string, after: unknown): string {
  const document = parseDocument(before);
  const update = (path: (string | number)[], value: unknown): void => {
    const node: unknown = document.getIn(path, true);
    if (isMap(node) && !Array.isArray(value)) {
      const values = new Map<string, unknown>([
        ...Object.keys(node.toJSON() ?? {}).map((key): [string, null] => [key, null]),
        ...Object.entries(value ?? {}),
      ]);
      for (const [key, item] of values) update([...path, key], item);
    } else if (isSeq(node) && Array.isArray(value)) {
      const [first] = node.items;
      node.items.splice(value.length);
      for (const [index, item] of value.entries()) {
        if (index < node.items.length) {
          update([...path, index], item);
          continue;
        }
        const added = document.createNode(item);
        if (isCollection(added) && isCollection(first)) added.flow = first.flow ?? false;
        node.items.push(added);
      }
    } else if ((document.getIn(path) ?? '') !== (value ?? '')) {
      document.setIn(path, value ?? '');
    }
  };
  update([], after);
  return document.toString({ lineWidth: 100 });
}
