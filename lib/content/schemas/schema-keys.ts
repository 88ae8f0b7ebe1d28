import { z } from 'zod';

/**
 * The keys that the group of fields at a path may have: what a misspelt key is compared with.
 *
 * @returns nothing where the path does not lead to a group of fields
 */
export function schemaKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    const field: unknown = schema.shape[String(key)];
    return field instanceof z.ZodType ? schemaKeys(field, rest) : [];
  }
  if (schema instanceof z.ZodDefault) return schemaKeys(schema.unwrap(), path);
  if (schema instanceof z.ZodArray && key !== undefined) return schemaKeys(schema.element, rest);
  return [];
}
