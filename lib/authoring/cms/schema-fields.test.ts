import { z } from 'zod';
import { schemaFields } from './schema-fields';

const schema = z.strictObject({
  name: z.string().meta({ title: 'Name' }),
  links: z
    .array(z.string().meta({ title: 'Link' }))
    .meta({ title: 'Links', description: 'Some.' })
    .optional(),
});

test('refuses a field without a title, and options without a field', () => {
  const untitled = z.strictObject({
    name: z.strictObject({ first: z.string() }).meta({ title: 'N' }),
  });
  expect(() => schemaFields(untitled, {})).toThrow('no title for the field "name.first"');
  expect(() => schemaFields(schema, { nmae: {} })).toThrow('The schema has no field "nmae".');
});
