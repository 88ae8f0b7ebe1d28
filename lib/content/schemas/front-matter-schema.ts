import { z } from 'zod';
import { date, flag, optional, text, textOfLength } from './fields';

/** The front matter of `content/blog/<id>.md`; the id is the file's name. */
export const frontMatterSchema = z.strictObject({
  /** A title a person would click without being fooled. */
  title: textOfLength(1, 80, 'a title'),
  /** The day of publication, in Lagos; a future date schedules the article. */
  date: date(),
  /** The teaser on cards and in search results. */
  description: textOfLength(50, 160, 'a description of 50 to 160 characters'),
  /** The name of an image in content/images. */
  image: text('the name of a picture in content/images'),
  /** Describes the image for those who do not see it; without it the image is decoration. */
  imageAlt: optional(text('the picture in words')),
  /** The day of the last correction that a reader should know of. */
  updated: optional(date()),
  /** A draft is not published. */
  draft: optional(flag('whether the article is a draft')),
});
