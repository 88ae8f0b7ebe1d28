import type { Field, ListField, StandardField } from '@sveltia/cms';
import { z } from 'zod';

/** The widget of a field of the CMS, and its limits. */
type Kind<Known = StandardField> = Known extends unknown ? Omit<Known, 'name' | 'label'> : never;

/** Options of a field that its schema cannot express. */
export type FieldOptions = { kind?: Kind; pattern?: [string, string]; summary?: string };

type Node = z.core.JSONSchema.JSONSchema;
type OptionsOf = (path: string) => FieldOptions;

/**
 * Makes the CMS's fields for a schema of `content/`. Labels and hints are the titles and descriptions
 * of the schema; kinds, required or not, choices, patterns and limits follow from it.
 * `findFault` checks the other rules when the editor saves.
 *
 * @param options by the field's path with dots; `social.*.url` is the url of each entry
 * @throws when a field of the schema has no title, or options belong to no field
 */
export function schemaFields(
  schema: z.ZodObject,
  options: Readonly<Record<string, FieldOptions>>,
): Field[] {
  const unused = new Set(Object.keys(options));
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = groupFields(root, '', (path) => {
    unused.delete(path);
    return options[path] ?? {};
  });
  if (unused.size > 0) throw new Error(`The schema has no field "${[...unused].join('", "')}".`);
  return fields;
}

function groupFields(group: Node, prefix: string, optionsOf: OptionsOf): Field[] {
  return Object.entries(group.properties ?? {}).map(([name, node]) => {
    const required = group.required?.includes(name) ?? false;
    const field = makeField(name, asNode(node), `${prefix}${name}`, optionsOf);
    // The CMS knows no such option of a hidden field.
    return field.widget === 'hidden' ? field : { ...field, required };
  });
}

function makeField(name: string, node: Node, path: string, optionsOf: OptionsOf): Field {
  const { title: label, description: hint } = node;
  if (label === undefined) throw new Error(`The schema has no title for the field "${path}".`);
  const { kind, ...options } = optionsOf(path);
  return {
    ...{ name, label },
    ...(hint !== undefined && { hint }),
    ...(node.pattern !== undefined && {
      pattern: [`/${node.pattern}/`, hint ?? label] as [string, string],
    }),
    ...(kind ?? kindOf(node, path, optionsOf)),
    ...(node.minLength !== undefined && { minlength: node.minLength }),
    ...(node.maxLength !== undefined && { maxlength: node.maxLength }),
    ...options,
  };
}

function kindOf(node: Node, path: string, optionsOf: OptionsOf): Kind {
  switch (node.type) {
    case 'object':
      return {
        widget: 'object',
        collapsed: true,
        fields: groupFields(node, `${path}.`, optionsOf),
      };
    case 'array':
      return listOf(node, path, optionsOf);
    case 'boolean':
      // The CMS writes a default also into files that have no such line.
      return { widget: 'boolean', ...(node.default === true && { default: true }) };
    case 'integer':
      return { widget: 'number', value_type: 'int', min: Number(node.exclusiveMinimum ?? 0) + 1 };
    case 'number':
      return { widget: 'number', value_type: 'float', ...limits(node.minimum, node.maximum) };
    default:
      return node.enum
        ? { widget: 'select', options: node.enum.map(String) }
        : { widget: 'string' };
  }
}

/** A list of groups, or of single values that all follow one rule. */
function listOf(node: Node, path: string, optionsOf: OptionsOf): Kind<ListField> {
  const item = asNode(node.prefixItems?.[0] ?? [node.items].flat()[0]);
  return {
    widget: 'list',
    ...limits(node.minItems, node.maxItems),
    ...(item.properties
      ? { collapsed: true, fields: groupFields(item, `${path}.*.`, optionsOf) }
      : { field: makeField('value', item, `${path}.*`, optionsOf) }),
  };
}

function limits(min: number | undefined, max: number | undefined) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** In JSON Schema, `true` and `false` are schemas too; those of `content/` have none. */
function asNode(node: Node | boolean | undefined): Node {
  return typeof node === 'object' ? node : {};
}
