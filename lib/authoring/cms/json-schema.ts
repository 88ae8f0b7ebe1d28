import { z } from 'zod';

/** The part of JSON Schema that zod writes for the schemas of `content/`. */
export const nodeSchema = z.object({
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
