import type { Field, StandardField } from '@sveltia/cms';
import { z } from 'zod';

/** The widget of a field of the CMS, and its limits. */
type KindOf<Known> = Known extends unknown ? Omit<Known, 'name' | 'label'> : never;

/** The words of fields, by their paths with dots; `social.*.url` is the url of each entry. */
export type Labels = Readonly<Record<string, { label: string; hint?: string }>>;

/** Options of a field that its schema cannot express. */
export type FieldOptions = {
  kind?: KindOf<StandardField>;
  pattern?: [string, string];
  summary?: string;
};

type Node = z.core.JSONSchema.JSONSchema;
type OptionsOf = (path: string) => FieldOptions & Labels[string];

/**
 * Makes the CMS's fields for a schema of `content/`: kinds, required or not, choices and limits follow from
 * it. `findFault` checks the other rules when the editor saves.
 *
 * @param options by the same paths as the labels
 * @throws when a field of the schema has no label, or words or options belong to no field
 */
export function schemaFields(
  schema: z.ZodObject,
  labels: Labels,
  options: Readonly<Record<string, FieldOptions>>,
): Field[] {
  const unused = new Set(Object.keys({ ...labels, ...options }));
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = groupFields(root, '', (path) => {
    const words = labels[path];
    if (!words) throw new Error(`labels.json has no label for the field "${path}".`);
    unused.delete(path);
    return { ...words, ...options[path] };
  });
  if (unused.size > 0) throw new Error(`The schema has no field "${[...unused].join('", "')}".`);
  return fields;
}

function groupFields(group: Node, prefix: string, optionsOf: OptionsOf): Field[] {
  return Object.entries(group.properties ?? {}).map(([name, node]) => {
    const required = group.required?.includes(name) ?? false;
    const field = makeField(name, node as Node, `${prefix}${name}`, optionsOf);
    // The CMS knows no such option of a hidden field.
    return field.widget === 'hidden' ? field : { ...field, required };
  });
}

/** The CMS reads the fields from a JSON file, which has no undefined options. */
function makeField(name: string, node: Node, path: string, optionsOf: OptionsOf): Field {
  const { label, hint, kind, ...options } = optionsOf(path);
  return {
    ...{ name, label, hint, minlength: node.minLength, maxlength: node.maxLength },
    ...(kind ?? kindOf(node, path, optionsOf)),
    ...options,
  } as Field;
}

function kindOf(node: Node, path: string, optionsOf: OptionsOf): object {
  switch (node.type) {
    case 'object': {
      const fields = groupFields(node, `${path}.`, optionsOf);
      return { widget: 'object', collapsed: true, fields };
    }
    case 'array': {
      // A list of groups, or of single values that all follow one rule.
      const item = (node.prefixItems?.[0] ?? node.items) as Node;
      const content = item.properties
        ? { collapsed: true, fields: groupFields(item, `${path}.*.`, optionsOf) }
        : { field: makeField('value', item, `${path}.*`, optionsOf) };
      return { widget: 'list', min: node.minItems, max: node.maxItems, ...content };
    }
    case 'boolean':
      // The CMS writes a default also into files that have no such line.
      return { widget: 'boolean', ...(node.default === true && { default: true }) };
    case 'integer':
    case 'number': {
      const value_type = node.type === 'integer' ? 'int' : 'float';
      return { widget: 'number', value_type, min: node.minimum, max: node.maximum };
    }
    default:
      return node.enum ? { widget: 'select', options: node.enum } : { widget: 'string' };
  }
}
