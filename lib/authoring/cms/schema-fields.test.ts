import { z } from 'zod';
import { schemaFields } from './schema-fields';

const schema = z.strictObject({ name: z.strictObject({ first: z.string() }) });
const labels = { name: { label: 'Name' }, 'name.first': { label: 'First name' } };

test('refuses a field without a label, and words or options without a field', () => {
  expect(() => schemaFields(schema, { name: labels.name }, {})).toThrow(
    'no label for the field "name.first"',
  );
  const unknown = 'The schema has no field "nmae".';
  expect(() => schemaFields(schema, labels, { nmae: {} })).toThrow(unknown);
  expect(() => schemaFields(schema, { ...labels, nmae: labels.name }, {})).toThrow(unknown);
});
