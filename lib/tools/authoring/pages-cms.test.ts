import { frontMatterSchema } from '@/lib/content/collections';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

type Config = {
  content: { path?: string; fields?: CmsField[]; items?: { path: string }[] }[];
};
type CmsField = {
  name: string;
  label: string;
  description: string;
  type: string;
  required?: boolean;
  list?: boolean;
  pattern?: { regex: string };
  options?: { minlength?: number; maxlength?: number };
};

const { content } = parse(readFileSync('.pages.yml', 'utf8')) as Config;
const fields = content.flatMap((entry) => entry.fields ?? []);

const jsonTypeOf = ({ type, list }: CmsField) =>
  list ? 'array' : type.replace(/text|select/, 'string');

test('defines the same fields and rules in .pages.yml as in the front matter schema', () => {
  const schema = z.toJSONSchema(frontMatterSchema, { io: 'input', unrepresentable: 'any' });
  const rules = Object.entries(schema.properties ?? {}).map(([name, rule]) => ({
    name,
    ...(rule as z.core.JSONSchema.JSONSchema),
  }));
  const cmsFields = fields.filter(({ name }) => name !== 'body');
  expect(
    cmsFields.map((field) => ({
      name: field.name,
      help: field.description,
      type: jsonTypeOf(field),
      isRequired: field.required ?? false,
      pattern: field.pattern?.regex,
      lengths: [field.options?.minlength, field.options?.maxlength],
    })),
  ).toEqual(
    rules.map(({ name, description, type, pattern, minLength, maxLength }) => {
      const isRequired = schema.required?.includes(name) ?? false;
      return {
        name,
        help: description,
        type,
        isRequired,
        // Pages CMS checks empty fields too, so the pattern of an optional field must match an empty string.
        pattern: isRequired ? pattern : pattern?.replace('^(', '^(|'),
        lengths: [minLength, maxLength],
      };
    }),
  );
  for (const { label } of fields) expect(label).toMatch(/^[A-Z]/);
});

test('refers only to existing folders and files in .pages.yml', () => {
  const paths = content.flatMap(
    ({ path: folder, items }) => folder ?? items?.map((item) => item.path),
  );
  const missing = paths.filter(
    (file) => file !== undefined && !existsSync(path.join('lib/content/fixture', file)),
  );
  expect(missing).toEqual([]);
});
