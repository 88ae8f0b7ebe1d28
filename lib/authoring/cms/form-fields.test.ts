import type { Field } from '@sveltia/cms';
import type { ZodObject } from 'zod';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { makePerson } from '@/lib/content/test-content';
import { editedFiles, makeArticleFields } from './form-fields';
import { schemaFields } from './schema-fields';

const articleFields = makeArticleFields(
  [makePerson(), makePerson({ id: 'tunde', name: 'Tunde' })],
  [{ id: 'credit', title: 'Credit' }],
);

const find = (fields: readonly Field[], name: string) =>
  fields.find((field) => field.name === name);

test.each<[string, Field[], ZodObject]>([
  ['an article', articleFields.filter(({ name }) => name !== 'body'), frontMatterSchema],
  ...[...editedFiles].map(([name, { schema, labels, options }]): [string, Field[], ZodObject] => [
    name,
    schemaFields(schema, labels, options),
    schema,
  ]),
])('the form of %s has the fields of its schema, with the same ones required', (...row) => {
  const [, fields, schema] = row;
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  for (const { name, widget, ...options } of fields) {
    // The CMS writes a group even where all of its facts are empty.
    if (widget === 'hidden' || widget === 'object') continue;
    const required = schema.safeParse({}).error?.issues.some(({ path }) => path[0] === name);
    expect([name, options]).toEqual([
      name,
      expect.objectContaining({ required: required ?? false }),
    ]);
  }
});

const site = editedFiles.get('site');
const siteFields = site ? schemaFields(site.schema, site.labels, site.options) : [];

test('limits and choices follow from the schema', () => {
  const screens = ['/', '/about', '/services', '/blog', '/contact'];
  expect(find(articleFields, 'description')).toMatchObject({ minlength: 50, maxlength: 160 });
  expect(find(siteFields, 'navigation')).toMatchObject({
    fields: [{ name: 'label' }, { name: 'path', options: screens }],
  });
  const latitude = expect.objectContaining({ name: 'latitude', min: -90, max: 90 }) as Field;
  expect(find(siteFields, 'map')).toMatchObject({ fields: expect.arrayContaining([latitude]) });
});

test('an author is one of the people, and without people there is no choice', () => {
  expect(find(articleFields, 'author')).toMatchObject({
    label: 'Written by',
    required: false,
    widget: 'select',
    options: [
      { value: 'ada', label: 'Ada Eze' },
      { value: 'tunde', label: 'Tunde' },
    ],
  });
  expect(find(makeArticleFields([], []), 'author')).toMatchObject({ widget: 'hidden' });
});
