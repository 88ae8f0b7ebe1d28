import { z } from 'zod';
import { schemaKeys } from './validate';

const schema = z.strictObject({
  title: z.string(),
  hero: z.strictObject({ lead: z.string(), action: z.string() }),
  links: z.array(z.strictObject({ label: z.string(), path: z.string() })),
  names: z.array(z.string()),
});

test.each([
  ['the top', [], ['title', 'hero', 'links', 'names']],
  ['a group', ['hero'], ['lead', 'action']],
  ['a group in a list', ['links', 0], ['label', 'path']],
  ['a later group in the list', ['links', 12], ['label', 'path']],
  ['a text', ['title'], []],
  ['the list itself', ['links'], []],
  ['a text in a list', ['names', 0], []],
  ['below a text', ['title', 'x'], []],
  ['a key that is not there', ['nothing', 'x'], []],
])('%s: %j may have the keys %j', (_name, path, keys) => {
  expect(schemaKeys(schema, path)).toEqual(keys);
});

test('a list at the top has the keys of its entries, be it required or not', () => {
  const list = z.array(z.strictObject({ question: z.string() }));
  expect(schemaKeys(list, [3])).toEqual(['question']);
  expect(schemaKeys(list.default([]), [3])).toEqual(['question']);
});
