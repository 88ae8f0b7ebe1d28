import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';

/** What these tests read of `.pages.yml`. */
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

/** The type of a value, where a field may hold several lines or be a list. */
const typeOf = ({ type, list }: CmsField) => (list ? 'array' : type.replace('text', 'string'));

test('Pages CMS asks for the fields of an article by the rules that the check has', () => {
  const schema = z.toJSONSchema(frontMatterSchema, { io: 'input', unrepresentable: 'any' });
  const rules = Object.entries(schema.properties ?? {}).map(([name, rule]) => ({
    name,
    ...(rule as z.core.JSONSchema.JSONSchema),
  }));
  const asked = fields.filter(({ name }) => name !== 'body');
  expect(
    asked.map((field) => ({
      name: field.name,
      help: field.description,
      type: typeOf(field),
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
        // Pages CMS reads an empty field as an empty text.
        pattern: isRequired ? pattern : pattern?.replace('^(', '^(|'),
        lengths: [minLength, maxLength],
      };
    }),
  );
  for (const { label } of fields) expect(label).toMatch(/^[A-Z]/);
});

test('Pages CMS keeps the text of an article as it is written', () => {
  const body = { type: 'code', required: true };
  expect(fields.find(({ name }) => name === 'body')).toMatchObject(body);
});

test('each folder and file that Pages CMS edits is one of content/', () => {
  const paths = content.flatMap(({ path: folder, items }) => folder ?? items?.map((it) => it.path));
  const missing = paths.filter(
    (it) => it !== undefined && !existsSync(path.join('lib/content/fixture', it)),
  );
  expect(missing).toEqual([]);
});
