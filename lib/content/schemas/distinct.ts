import type { z } from 'zod';
import { show } from '@/lib/site/wording';

/** Takes a list only when no two of its entries have the same value in a field. */
export function distinct<Entry extends z.ZodType, Key extends keyof z.output<Entry> & string>(
  list: z.ZodArray<Entry>,
  key: Key,
) {
  return list.superRefine((entries, context) => {
    const seen = new Map<unknown, number>();
    entries.forEach((entry, index) => {
      const value = entry[key];
      const first = seen.get(value);
      if (first === undefined) seen.set(value, index);
      else {
        const message = `${show(value)} is the ${key} of entry ${first + 1} too; keep one of them`;
        context.addIssue({ code: 'custom', path: [index, key], message });
      }
    });
  });
}
