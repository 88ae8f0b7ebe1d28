import * as z from 'zod';
import { date, flag, imageName, optional, text, textOfLength } from './fields';

const signer = optional(text('the id of a person in content/people.yaml'));

/** The front matter of `content/blog/<id>.md`; the id is the file's name. */
export const frontMatterSchema = z.strictObject({
  title: textOfLength(1, 80, 'a title'),
  /** The day of publication in Lagos; a future one schedules the article. */
  date,
  description: textOfLength(50, 160, 'a description of 50 to 160 characters'),
  image: imageName,
  imageAlt: optional(text('a description of the image'), ''),
  /** Words that people search for and the text does not have. */
  keywords: optional(z.array(text('a word')), []),
  topic: optional(text('the id of a topic in content/pages.yaml')),
  author: signer,
  reviewedBy: signer,
  /** The day of the last correction that readers should know about. */
  updated: optional(date),
  /** Deleted by `npm run remove-samples`. */
  sample: optional(flag, false),
  draft: optional(flag, false),
});
