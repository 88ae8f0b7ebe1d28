import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { type CmsField, type FieldOptions, pattern, schemaFields } from './schema-fields';

/** Characters that a description has at least. */
export const MIN_DESCRIPTION = 50;

/** The days that a date field offers: years of four digits, as the schema expects them. */
const day: FieldOptions = {
  kind: {
    widget: 'datetime',
    type: 'date',
    // As in articles written by hand, so that an edit of another field changes no date.
    format: 'MMMM D, YYYY',
    min: '2000-01-01',
    max: '2999-12-31',
  },
};

const options: Record<string, FieldOptions> = {
  title: { kind: { widget: 'string', maxlength: 80 } },
  date: day,
  description: {
    kind: { widget: 'text', minlength: MIN_DESCRIPTION, maxlength: 160 },
    pattern: [pattern(/^.+$/), 'Write all in one line.'],
  },
  image: {
    kind: {
      widget: 'image',
      accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
      choose_url: false,
    },
    // Articles written by hand may name an image without its ending.
    pattern: [
      String.raw`/^(?:[\w-]+|(?:\/content\/images\/)?[^~\/\\]+\.(?:svg|jpe?g|png|webp|avif))$/i`,
      'Choose a picture whose name ends in .jpg, .png, .webp, .avif or .svg and has no ~ in it.',
    ],
  },
  updated: day,
};

const body: CmsField = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: true,
  comment: [
    'Every line is a paragraph, with *emphasis* as `*emphasis*` and links as `[words](/blog/1)`.',
    '`**A line in double asterisks**` is a heading.',
    '`1. A line with a number and a dot` is a small heading.',
    '`- A line with a dash` is a bullet.',
    '`“A line in quotation marks”` is a quote.',
    '`![The picture in words](name)` is a picture.',
    // The CMS expects a backslash and an n for a line break.
  ].join(String.raw`\n`),
};

/** The fields of `content/blog/<id>.md`, front matter and text. */
export const articleFields: CmsField[] = [...schemaFields(frontMatterSchema, options), body];
