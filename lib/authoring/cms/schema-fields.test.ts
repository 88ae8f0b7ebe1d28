import { z } from 'zod';
import { schemaFields } from './schema-fields';

const schema = z.strictObject({ name: z.string(), links: z.array(z.string()).optional() });
const name = { label: 'Name' };
const links = { label: 'Links', hint: 'Some.' };

test('each field follows from the schema, with the words of its text', () => {
  expect(schemaFields(schema, { name, links, 'links.*': { label: 'Link' } })).toEqual([
    { name: 'name', label: 'Name', required: true, widget: 'string' },
    {
      ...{ name: 'links', label: 'Links', hint: 'Some.', required: false, widget: 'list' },
      field: { name: 'value', label: 'Link', required: true, widget: 'string' },
    },
  ]);
});

test('a field without a text, and a text without a field, are mistakes', () => {
  expect(() => schemaFields(schema, { name, links })).toThrow('no text for the field "links.*"');
  expect(() => schemaFields(schema, { name, links, 'links.*': name, nmae: name })).toThrow(
    'The schema has no field "nmae".',
  );
});
