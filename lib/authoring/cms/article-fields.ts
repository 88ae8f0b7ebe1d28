import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { type CmsField, type FieldTexts, pattern, schemaFields } from './schema-fields';

/** Characters that a description has at least. */
export const LEAST_DESCRIPTION = 50;

/** The days that a date field offers: years of four digits, as the schema wants them. */
const DAYS = {
  widget: 'datetime',
  type: 'date',
  // As articles written by hand have it, so that an edit of something else changes no day.
  format: 'MMMM D, YYYY',
  min: '2000-01-01',
  max: '2999-12-31',
} as const;

/** As the CMS wants it written: a backslash and an n. */
const LINE_BREAK = String.raw`\n`;

const texts: FieldTexts = {
  title: {
    label: 'Title',
    hint: 'A title a person would click without being fooled, up to 80 characters.',
    kind: { widget: 'string', maxlength: 80 },
  },
  date: {
    label: 'Day of publication',
    hint: 'In Lagos. With a day to come the article waits for it.',
    kind: DAYS,
  },
  description: {
    label: 'Description',
    hint: '50 to 160 characters that say what the reader gets: cards and search engines show them.',
    kind: { widget: 'text', minlength: LEAST_DESCRIPTION, maxlength: 160 },
    more: {
      pattern: [pattern(/^.+$/), 'Write all in one line.'],
    },
  },
  image: {
    label: 'Picture',
    hint: 'JPEG, PNG, WebP, AVIF or SVG, up to 10 MB, at best 1,600 pixels wide or more. Give each picture a name of its own.',
    kind: {
      widget: 'image',
      accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
      choose_url: false,
    },
    more: {
      // A name without an ending is what articles written by hand have.
      pattern: [
        String.raw`/^(?:[\w-]+|(?:\/content\/images\/)?[^~\/\\]+\.(?:svg|jpe?g|png|webp|avif))$/i`,
        'Choose a picture whose name ends in .jpg, .png, .webp, .avif or .svg and has no ~ in it.',
      ],
    },
  },
  imageAlt: {
    label: 'The picture in words',
    hint: 'For those who do not see it. Empty when the picture is decoration.',
  },
  updated: {
    label: 'Corrected on',
    hint: 'The day of the last correction that a reader should know of.',
    kind: DAYS,
  },
  draft: {
    label: 'Draft',
    hint: 'While this is on, nobody sees the article, and it may be short. Switched off, it needs 800 to 1,300 words. An article that was public is withdrawn by who looks after the site.',
    // No default: the CMS would give it to the published articles, too, which do not say it.
    kind: { widget: 'boolean' },
  },
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
  ].join(LINE_BREAK),
};

/** The fields of `content/blog/<id>.md`, front matter and text. */
export const articleFields: CmsField[] = [...schemaFields(frontMatterSchema, texts), body];
