import * as z from 'zod';
import { formatDate } from '@/lib/site/dates';
import { date, flag, imageName, labelled, optional, text, textOfLength } from './fields';

const signer = optional(text('the id of a person in content/people.yaml'));

const fields = z.strictObject({
  title: textOfLength(1, 80, 'a title').describe(
    'A title a person would click without being fooled, up to 80 characters.',
  ),
  date: labelled('Day of publication', date).describe(
    'In Lagos. A future date schedules the article.',
  ),
  description: labelled(
    'Description',
    textOfLength(50, 160, 'a description of 50 to 160 characters'),
  ).describe(
    '50 to 160 characters that say what the reader gets: cards and search engines show them.',
  ),
  image: imageName.describe(
    'JPEG, PNG, WebP, AVIF or SVG, up to 10 MB, at best 1,600 pixels wide or more. Give each image a name of its own.',
  ),
  imageAlt: labelled(
    'The image in words',
    optional(text('a description of the image'), ''),
  ).describe('For people who cannot see it. Leave it empty if the image is only decoration.'),
  keywords: labelled('Search words', optional(z.array(text('a word')), [])).describe(
    'Words that people use for the subject and the text does not, such as forex or FX.',
  ),
  topic: labelled('Topic', optional(text('the id of a topic in content/pages.yaml'))).describe(
    'Shown on cards, and readers of the blog can choose it.',
  ),
  author: labelled('Written by', signer).describe('While it is empty, the firm signs the article.'),
  reviewedBy: labelled('Reviewed by', signer).describe(
    'Who has checked the figures and the advice.',
  ),
  updated: labelled('Corrected on', optional(date)).describe(
    'The day of the last correction that readers should know about.',
  ),
  sample: labelled('Sample', optional(flag, false)).describe(
    'npm run remove-samples deletes articles with this line.',
  ),
  draft: labelled('Draft', optional(flag, false)).describe(
    'While this is on, nobody sees the article, and it may be short. To withdraw a published article, ask your site’s administrator.',
  ),
});

/** The front matter of `content/blog/<id>.md`; the id is the file's name. */
export const frontMatterSchema = fields.superRefine(({ date, updated }, context) => {
  if (updated === undefined || updated >= date) return;
  const message = `is before the article's date, ${formatDate(date)}; write the day of the correction, or delete the line`;
  context.addIssue({ code: 'custom', path: ['updated'], message });
});
