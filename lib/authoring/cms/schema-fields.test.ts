import { z } from 'zod';
import { schemaFields } from './schema-fields';

const schema = z.strictObject({
  name: z.string().meta({ title: 'Name' }),
  links: z
    .array(z.string().meta({ title: 'Link' }))
    .meta({ title: 'Links', description: 'Some.' })
    .optional(),
});

test('each field follows from the schema, with its title and description', () => {
  const kind = { widget: 'text', maxlength: 9 } as const;
  expect(schemaFields(schema, { 'links.*': { kind } })).toEqual([
    { name: 'name', label: 'Name', required: true, widget: 'string' },
    {
      ...{ name: 'links', label: 'Links', hint: 'Some.', required: false, widget: 'list' },
      field: { name: 'value', label: 'Link', ...kind },
    },
  ]);
});

test('a hidden field is not required', () => {
  const [name] = schemaFields(schema, { name: { kind: { widget: 'hidden' } } });
  expect(name).toEqual({ name: 'name', label: 'Name', widget: 'hidden' });
});

test('refuses a field without a title, and options without a field', () => {
  const untitled = z.strictObject({
    name: z.strictObject({ first: z.string() }).meta({ title: 'N' }),
  });
  expect(() => schemaFields(untitled, {})).toThrow('no title for the field "name.first"');
  expect(() => schemaFields(schema, { nmae: {} })).toThrow('The schema has no field "nmae".');
});
