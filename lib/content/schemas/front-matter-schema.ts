import { z } from 'zod';
import { date, flag, optional, text, textOfLength } from './fields';

/** The head of `content/blog/<id>.md`; the id is the file's name. */
export const frontMatterSchema = z.strictObject({
  /** A title a person would click without being fooled. */
  title: textOfLength(1, 80, 'a title').meta({
    title: 'Title',
    description: 'A title a person would click without being fooled, up to 80 characters.',
  }),
  /** The day of publication, in Lagos; a day to come holds the article back until then. */
  date: date().meta({
    title: 'Day of publication',
    description: 'In Lagos. A future date schedules the article.',
  }),
  /** The teaser on cards and in search results. */
  description: textOfLength(50, 160, 'a description of 50 to 160 characters').meta({
    title: 'Description',
    description:
      '50 to 160 characters that say what the reader gets: cards and search engines show them.',
  }),
  /** The name of a picture in content/images. */
  image: text('the name of a picture in content/images').meta({
    title: 'Picture',
    description:
      'JPEG, PNG, WebP, AVIF or SVG, up to 10 MB, at best 1,600 pixels wide or more. Give each picture a name of its own.',
  }),
  /** The picture in words, for those who do not see it; without it the picture is decoration. */
  imageAlt: optional(text('the picture in words')).meta({
    title: 'The picture in words',
    description: 'For those who do not see it. Empty when the picture is decoration.',
  }),
  /** The day of the last correction that a reader should know of. */
  updated: optional(date()).meta({
    title: 'Corrected on',
    description: 'The day of the last correction that a reader should know of.',
  }),
  /** True holds the article back. */
  draft: optional(flag('whether the article is a draft')).meta({
    title: 'Draft',
    description:
      'While this is on, nobody sees the article, and it may be short. Switched off, it needs 800 to 1,300 words. To withdraw a published article, ask your site’s administrator.',
  }),
});
