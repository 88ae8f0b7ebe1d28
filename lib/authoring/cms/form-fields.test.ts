import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import { makePerson } from '@/lib/content/test-content';
import { makeArticleFields, siteFields } from './form-fields';
import type { CmsField } from './schema-fields';

const articleFields = makeArticleFields([makePerson(), makePerson({ id: 'tunde', name: 'Tunde' })]);
const frontMatterFields = articleFields.filter(({ name }) => name !== 'body');

test.each([
  ['an article', frontMatterFields, frontMatterSchema],
  ['the firm', siteFields, siteSchema],
] as const)('the form of %s has the fields of its schema, as required as there', (...given) => {
  const [, fields, schema] = given;
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  for (const { name, required, widget } of fields) {
    // A group whose every fact is optional is there, and empty.
    if (widget === 'hidden' || widget === 'object') continue;
    const missing = schema.safeParse({}).error?.issues.some(({ path }) => path[0] === name);
    expect([name, required]).toEqual([name, missing]);
  }
});

test('limits and choices follow from the schema', () => {
  const find = (name: string) => siteFields.find((field) => field.name === name);
  expect(find('navigation')).toMatchObject({
    required: true,
    fields: [
      { name: 'label', required: true },
      { name: 'path', options: ['/', '/about', '/services', '/blog', '/contact'] },
    ],
  });
  expect(articleFields).toContainEqual(
    expect.objectContaining({ name: 'description', minlength: 50, maxlength: 160 }),
  );
  expect(find('phones')).toMatchObject({ min: 2, max: 2, field: { pattern: expect.any(Array) } });
  expect(find('map')).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'latitude', min: -90, max: 90 }),
    ]),
  });
});

test('an author is one of the people; where there is nobody, there is nothing to choose', () => {
  const authorOf = (fields: readonly CmsField[]) => fields.find(({ name }) => name === 'author');
  expect(authorOf(articleFields)).toMatchObject({
    label: 'Written by',
    required: false,
    widget: 'select',
    options: [
      { value: 'ada', label: 'Ada Eze' },
      { value: 'tunde', label: 'Tunde' },
    ],
  });
  expect(authorOf(makeArticleFields([]))).toMatchObject({ widget: 'hidden' });
});
