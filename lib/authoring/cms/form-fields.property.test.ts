import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { loadContent } from '@/lib/content/load';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import { FIXTURE } from '@/lib/content/test-folder';
import { formatDate } from '@/lib/site/dates';
import { findFault } from './find-fault';
import { articleFields, distinctFields, MIN_DESCRIPTION, siteFields } from './form-fields';
import type { CmsField } from './schema-fields';
import { acceptsText, groupsOf, valuesOf } from './test-form-field';

const rules = {
  words: { min: 800, max: 1300 },
  description: MIN_DESCRIPTION,
  distinct: distinctFields,
};
const frontMatterFields = articleFields.filter(({ name }) => name !== 'body');

test('the build accepts whatever the form of an article accepts', () => {
  fc.assert(
    fc.property(groupsOf(frontMatterFields), (frontMatter) => {
      fc.pre(findFault({ ...frontMatter, body: '', draft: true }, rules) === undefined);
      expect(frontMatterSchema.safeParse(frontMatter).error?.issues ?? []).toEqual([]);
    }),
  );
});

// One fact at a time: generating all of them together is slower and finds the same.
test.each(siteFields.map((field) => [field.name, field] as const))(
  'the build accepts whatever the form accepts for %s',
  (name, field) => {
    const schema = siteSchema.shape[name as keyof typeof siteSchema.shape];
    fc.assert(
      fc.property(valuesOf(field), (value) => {
        const written: unknown = value === undefined ? value : JSON.parse(JSON.stringify(value));
        fc.pre(findFault({ [name]: written }, rules) === undefined);
        expect(schema.safeParse(written).error?.issues ?? []).toEqual([]);
      }),
    );
  },
);

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
  expect(find('phones')).toMatchObject({ min: 2, max: 2, field: { pattern: expect.any(Array) } });
  expect(find('map')).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'latitude', min: -90, max: 90 }),
    ]),
  });
});

/** The texts in a value, each with its field. */
function texts(fields: readonly CmsField[], group: Record<string, unknown>): [CmsField, string][] {
  return fields.flatMap((field): [CmsField, string][] => {
    const value = group[field.name];
    if (typeof value === 'string') return [[field, value.trim()]];
    if (typeof value !== 'object' || value === null) return [];
    if (field.widget === 'object') return texts(field.fields, { ...value });
    if (field.widget !== 'list' || !Array.isArray(value)) return [];
    return 'field' in field
      ? value.flatMap((entry: unknown) => texts([field.field], { [field.field.name]: entry }))
      : value.flatMap((entry: object) => texts(field.fields, { ...entry }));
  });
}

test('the content of the fixture can be saved', async () => {
  const { articles } = await loadContent(FIXTURE);
  const facts = parse(await readFile(path.join(FIXTURE, 'content/site.yaml'), 'utf8')) as Record<
    string,
    unknown
  >;
  const written = [
    ...texts(siteFields, facts),
    ...articles.flatMap((article) => {
      const { image, date, ...rest } = article;
      return texts(articleFields, { ...rest, image: image.name, date: formatDate(date) });
    }),
  ];
  expect(written.length).toBeGreaterThan(80);
  const refused = written.filter(([field, text]) => !acceptsText(field, text));
  expect(refused.map(([field, text]) => `${field.name}: ${text}`)).toEqual([]);
});
