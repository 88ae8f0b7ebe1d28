import { z } from 'zod';
import { date, flag, optional, text, textOfLength } from './fields';

/** The front matter of `content/blog/<id>.md`; the id is the file's name. */
export const frontMatterSchema = z.strictObject({
  title: textOfLength(1, 80, 'a title').meta({
    title: 'Title',
    description: 'A title a person would click without being fooled, up to 80 characters.',
  }),
  date: date().meta({
    title: 'Day of publication',
    description: 'In Lagos. A future date schedules the article.',
  }),
  description: textOfLength(50, 160, 'a description of 50 to 160 characters').meta({
    title: 'Description',
    description:
      '50 to 160 characters that say what the reader gets: cards and search engines show them.',
  }),
  image: text('the name of a picture in content/images').meta({
    title: 'Picture',
    description:
      'JPEG, PNG, WebP, AVIF or SVG, up to 10 MB, at best 1,600 pixels wide or more. Give each picture a name of its own.',
  }),
  imageAlt: optional(text('the picture in words')).meta({
    title: 'The picture in words',
    description: 'For those who do not see it. Empty when the picture is decoration.',
  }),
  updated: optional(date()).meta({
    title: 'Corrected on',
    description: 'The day of the last correction that a reader should know of.',
  }),
  draft: optional(flag('whether the article is a draft')).meta({
    title: 'Draft',
    description:
      'While this is on, nobody sees the article, and it may be short. Switched off, it needs 800 to 1,300 words. To withdraw a published article, ask your site’s administrator.',
  }),
});
