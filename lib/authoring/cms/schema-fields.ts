import { z } from 'zod';

/** What an editor reads at a field, and what the schema cannot say of it. */
export type FieldText = {
  label: string;
  hint?: string;
  /** Takes the place of the kind that follows from the schema. */
  kind?: Kind;
  /** Joins what follows from the schema. */
  more?: Pick<CmsField, 'pattern'> & { collapsed?: boolean; summary?: string };
};

/** The texts of all fields by their path, with dots; `social.*.url` is the url of each entry. */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/**
 * Makes the CMS's fields for a schema of `content/`: kinds, required or not, choices, patterns and
 * limits follow from the schema, so that the form takes nothing that the build refuses.
 *
 * @throws when a field of the schema has no text, or a text no field
 */
export function schemaFields(schema: z.ZodObject, texts: FieldTexts): CmsField[] {
  const root = nodeSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const used = new Set<string>();
  const fields = groupFields(root, '', (path) => {
    const text = texts[path];
    if (!text) throw new Error(`The CMS has no text for the field "${path}".`);
    used.add(path);
    return text;
  });
  const unused = Object.keys(texts).filter((path) => !used.has(path));
  if (unused.length > 0) throw new Error(`The schema has no field "${unused.join('", "')}".`);
  return fields;
}

type TextOf = (path: string) => FieldText;

function groupFields(group: Node, prefix: string, textOf: TextOf): CmsField[] {
  const required = new Set(group.required);
  return Object.entries(group.properties ?? {}).map(([name, node]) =>
    fieldOf(name, node, { path: `${prefix}${name}`, required: required.has(name), textOf }),
  );
}

type Place = { path: string; required: boolean; textOf: TextOf };

function fieldOf(name: string, node: Node, { path, required, textOf }: Place): CmsField {
  const { label, hint, kind, more } = textOf(path);
  // An optional field is nothing, the empty text, or, last, what it is when it is set.
  const set = node.anyOf?.at(-1) ?? node;
  return {
    ...{ name, label },
    // What is not shown is not filled in either.
    ...(kind?.widget !== 'hidden' && { required }),
    ...(hint !== undefined && { hint }),
    ...(set.pattern !== undefined && {
      pattern: [pattern(set.pattern), hint ?? label] satisfies [string, string],
    }),
    ...(kind ?? kindOf(set, path, textOf)),
    ...more,
  };
}

/** The widget and its limits. */
function kindOf(node: Node, path: string, textOf: TextOf): Kind {
  switch (Array.isArray(node.type) ? node.type.at(-1) : node.type) {
    case 'object':
      return { widget: 'object', fields: groupFields(node, `${path}.`, textOf) };
    case 'array':
      return listOf(node, path, textOf);
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
      return { widget: 'number', value_type: 'int', min: (node.exclusiveMinimum ?? 0) + 1 };
    case 'number':
      return {
        ...{ widget: 'number', value_type: 'float' },
        ...(node.minimum !== undefined && { min: node.minimum }),
        ...(node.maximum !== undefined && { max: node.maximum }),
      };
    default:
      return node.enum ? { widget: 'select', options: node.enum } : { widget: 'string' };
  }
}

/** A list of groups, or of single values that all follow one rule. */
function listOf(node: Node, path: string, textOf: TextOf): List {
  const item = node.prefixItems?.[0] ?? (node.items || undefined);
  if (!item) throw new Error(`The schema does not say what "${path}" is a list of.`);
  const place = { path: `${path}.*`, required: true, textOf };
  return {
    widget: 'list',
    ...(node.minItems !== undefined && { min: node.minItems }),
    ...(node.maxItems !== undefined && { max: node.maxItems }),
    ...(item.properties
      ? { fields: groupFields(item, `${path}.*.`, textOf) }
      : { field: fieldOf('value', item, place) }),
  };
}

/** A regular expression as the CMS reads it: between slashes, or it takes a slash at its end for its own. */
export function pattern(source: string | RegExp): string {
  return `/${typeof source === 'string' ? source : source.source}/`;
}

/** A field of the CMS's forms, with those of its options that this site uses. */
export type CmsField = {
  name: string;
  label: string;
  /** Stands below the field. */
  hint?: string;
  /** Stands above it. */
  comment?: string;
  /** The CMS takes fields for required that do not say otherwise. */
  required?: boolean;
  /** A regular expression and what to say of a text that it does not fit. */
  pattern?: readonly [string, string];
} & Kind;

/** The widget that stands for a field, and its limits. */
export type Kind =
  | { widget: 'string' | 'text'; minlength?: number; maxlength?: number }
  | { widget: 'boolean' | 'hidden' }
  | { widget: 'datetime'; type: 'date'; format: string; min: string; max: string }
  | { widget: 'image'; accept: string; choose_url: false }
  | { widget: 'number'; value_type: 'int' | 'float'; min?: number; max?: number }
  | { widget: 'select'; options: string[] }
  | { widget: 'object'; collapsed?: boolean; fields: CmsField[] }
  | List;

type List = { widget: 'list'; min?: number; max?: number; collapsed?: boolean } & (
  { fields: CmsField[]; summary?: string } | { field: CmsField }
);

/** The part of JSON Schema that zod writes for the schemas of `content/`. */
const nodeSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  get anyOf() {
    return z.array(nodeSchema).optional();
  },
  get properties() {
    return z.record(z.string(), nodeSchema).optional();
  },
  get items() {
    return z.union([nodeSchema, z.literal(false)]).optional();
  },
  get prefixItems() {
    return z.array(nodeSchema).optional();
  },
  required: z.array(z.string()).optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
export type Node = z.infer<typeof nodeSchema>;
