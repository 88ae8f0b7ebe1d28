import type { Field } from '@sveltia/cms';
import * as z from 'zod';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import {
  faqSchema,
  type Person,
  peopleSchema,
  servicesSchema,
} from '@/lib/content/schemas/lists-schema';
import type { Topic } from '@/lib/content/schemas/pages-schema';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import labels from './labels.json' with { type: 'json' };
import { type FieldOptions, type Labels, schemaFields } from './schema-fields';

/** Dates as articles written by hand have them, so that an edit of another field changes no date. */
const day: FieldOptions = { kind: { widget: 'datetime', type: 'date', format: 'MMMM D, YYYY' } };

const image: FieldOptions = {
  kind: {
    widget: 'image',
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
    choose_url: false,
  },
  // The path of an image, or the name of a new one; without an ending, the last build did not know it.
  pattern: [
    String.raw`/^(?:\/content\/images\/)?(?:[\w-]+|[^~\/\\]+\.(?:svg|jpe?g|png|webp|avif))$/i`,
    'Choose an image whose name ends in .jpg, .png, .webp, .avif or .svg and has no ~ in it.',
  ],
};

const oneLine: FieldOptions = { pattern: ['/^.+$/', 'Write all in one line.'] };

// In the comment of a field, the CMS expects a backslash and an n for a line break.
const body: Field = { name: 'body', widget: 'article-text', required: true, ...labels.text };

/** The fields of `content/blog/<id>.md`, front matter and text, with the entries that it can name. */
export function makeArticleFields(people: readonly Person[], topics: readonly Topic[]): Field[] {
  const signer = oneOfEntries(people.map(({ id, name }) => ({ value: id, label: name })));
  const fields = schemaFields(frontMatterSchema, labels.article, {
    date: day,
    description: { kind: { widget: 'text' }, ...oneLine },
    image,
    topic: oneOfEntries(topics.map(({ id, title }) => ({ value: id, label: title }))),
    author: signer,
    reviewedBy: signer,
    updated: day,
    sample: { kind: { widget: 'hidden' } },
  });
  return [...fields, body];
}

const oneOfEntries = (options: { value: string; label: string }[]): FieldOptions => ({
  kind: options.length > 0 ? { widget: 'select', options } : { widget: 'hidden' },
});

/** A YAML file that the editing page edits. */
type EditedFile = {
  label: string;
  icon: string;
  schema: z.ZodObject;
  labels: Labels;
  options: Record<string, FieldOptions>;
};

/** A file that is a list has the form of one field, `entries`. */
function listFile(
  labels: Labels & { entries: { label: string } },
  icon: string,
  list: z.ZodType,
  summary: string,
  options: EditedFile['options'] = {},
): EditedFile {
  const schema = z.strictObject({ entries: list });
  return { ...labels.entries, icon, schema, labels, options: { entries: { summary }, ...options } };
}

const withImage = { 'entries.*.image': image };

/** The files by their names in `content/`, without the ending. */
export const editedFiles: ReadonlyMap<string, EditedFile> = new Map([
  [
    'site',
    {
      label: 'Facts of the firm',
      icon: 'apartment',
      schema: siteSchema,
      labels: labels.site,
      options: {
        description: { kind: { widget: 'text' } },
        openingHours: { summary: '{{from}}, {{opens}}' },
        social: { summary: '{{network}}' },
        navigation: { summary: '{{label}}' },
        quickLinks: { summary: '{{label}}' },
        complaints: { kind: { widget: 'text' }, ...oneLine },
        'ticker.symbols': { summary: '{{title}}' },
        // A wrong value here could lock every editor out.
        cms: { kind: { widget: 'hidden' } },
      },
    },
  ],
  ['services', listFile(labels.services, 'work', servicesSchema, '{{title}}', withImage)],
  ['people', listFile(labels.people, 'groups', peopleSchema, '{{name}}', withImage)],
  ['faq', listFile(labels.faq, 'help', faqSchema, '{{question}}')],
]);
