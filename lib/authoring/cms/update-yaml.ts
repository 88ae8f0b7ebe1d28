import type * as Yaml from 'yaml';

/**
 * Writes changed values into a YAML text and leaves the rest of it as it stands, comments too. It
 * runs in the browser, as text, and so uses nothing of this module, nor functions with a name, which
 * compilers add calls of their own to.
 *
 * @param yaml the package `yaml`
 * @param before the text
 * @param after its value as it is to be; what it lacks is emptied, not removed
 */
export function updateYaml(yaml: typeof Yaml, before: string, after: unknown): string {
  const document = yaml.parseDocument(before);
  const todo: { path: (string | number)[]; value: unknown }[] = [{ path: [], value: after }];
  for (const { path, value } of todo) {
    const node: unknown = document.getIn(path, true);
    if (yaml.isMap(node) && !Array.isArray(value)) {
      const values = new Map<unknown, unknown>(Object.entries(value ?? {}));
      for (const key of new Set([...Object.keys(node.toJSON() ?? {}), ...Object.keys(value ?? {})]))
        todo.push({ path: [...path, key], value: values.get(key) ?? null });
    } else if (yaml.isSeq(node) && Array.isArray(value)) {
      const [first] = node.items;
      node.items.splice(value.length);
      for (const [index, item] of value.entries()) {
        if (index < node.items.length) {
          todo.push({ path: [...path, index], value: item });
        } else {
          const added = document.createNode(item);
          if (yaml.isCollection(added) && yaml.isCollection(first))
            added.flow = first.flow ?? false;
          node.items.push(added);
        }
      }
    } else if ((document.getIn(path) ?? '') !== (value ?? '')) {
      document.setIn(path, value ?? '');
    }
  }
  return document.toString({ lineWidth: 100 });
}
