import * as z from 'zod';
import { date, figure, flag, imageName, optional, text, textOfLength } from './fields';

const signer = optional(text('the id of a person in content/people.yaml'));

const change = z.strictObject({ date, text: text('what has changed') });
const MOST_CHANGES = 'the page shows at most three changes; delete the oldest change';

/**
 * The front matter of `content/blog/<id>.md`. Pages CMS shows editors the descriptions in `.pages.yml`, which must be
 * the same as those below.
 */
export const frontMatterSchema = z.strictObject({
  title: textOfLength(1, 80, 'a title').describe(
    'Say what the reader finds, in at most 80 characters.',
  ),
  date: date.describe(
    'The day of publication in Lagos, such as May 3, 2025. A future day schedules the article.',
  ),
  description: textOfLength(50, 160, 'a description of 50 to 160 characters').describe(
    'What the reader gets, in 50 to 160 characters. Cards and search engines show it.',
  ),
  image: imageName.describe('The name of a file in Images, such as tax.'),
  imageAlt: optional(text('a description of the image'), '').describe(
    'For people who cannot see the image. Leave it empty if the image is decoration.',
  ),
  keywords: optional(z.array(text('a word')), []).describe(
    'Words that people search for and the text does not have, such as forex.',
  ),
  answer: optional(figure).describe(
    'The figure that answers the title, with its unit, in at most 10 characters: ₦5m, 18%, 30 days.',
  ),
  topic: optional(text('the id of a topic in content/pages.yaml')).describe(
    'The id of a topic in pages.yaml.',
  ),
  author: signer.describe(
    'The id of a person in people.yaml. While it is empty, the firm signs the article.',
  ),
  reviewedBy: signer.describe(
    'The id of the person in people.yaml who checked the figures and the advice.',
  ),
  updated: optional(date).describe(
    'The day of the last correction that readers should know about, such as May 3, 2025.',
  ),
  changes: optional(z.array(change).max(3, MOST_CHANGES), []).describe(
    'What has changed since it was published: the day of this note, and a few sentences.',
  ),
  investment: optional(flag, false).describe(
    'Turn this on for an article about investments: while site.yaml names no regulator, it has no links that ask you for advice.',
  ),
  sample: optional(flag, false).describe(
    'Marks an article of the example firm, which npm run preflight lists. Leave it off.',
  ),
  draft: optional(flag, false).describe(
    'Turn this on until the article is ready: no visitor sees it, and it may be short.',
  ),
});
