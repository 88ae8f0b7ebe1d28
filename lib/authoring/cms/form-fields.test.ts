import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { loadContent } from '@/lib/content/load';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import { FIXTURE } from '@/lib/content/test-folder';
import { formatDate } from '@/lib/site/dates';
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

/** Whether the CMS saves this text in a field; it trims texts itself. */
function acceptsText(field: CmsField, text: string): boolean {
  const { minlength = 0, maxlength = Infinity } =
    field.widget === 'string' || field.widget === 'text' ? field : {};
  if (text === '') return field.required === false;
  // The CMS reads a pattern between slashes.
  const [, source = '', flags] = /^\/(.+)\/([a-z]*)$/.exec(field.pattern?.[0] ?? '/^/') ?? [];
  const length = [...text].length;
  return new RegExp(source, flags).test(text) && length >= minlength && length <= maxlength;
}

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
      const path = `/content/images/${image.file}`;
      return texts(articleFields, { ...rest, image: path, date: formatDate(date) });
    }),
  ];
  expect(written.length).toBeGreaterThan(80);
  const refused = written.filter(([field, text]) => !acceptsText(field, text));
  expect(refused.map(([field, text]) => `${field.name}: ${text}`)).toEqual([]);
});
