import { z } from 'zod';
import type { MainPageName } from '@/lib/site/paths';
import { date, distinct, entryId, group, httpsUrl, listOf, optional } from './fields';
import {
  articleNumber,
  figure,
  image,
  plainText,
  plainTextOfLength,
  reference,
  salaryArticle,
} from './kinds';

const words = plainText('the text that visitors see here');

function groupOf<Name extends string>(...names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, words]));
  return z.strictObject(shape as Record<Name, typeof words>);
}

const heading = groupOf('title');
const titledText = groupOf('title', 'text');
const linkedHeading = groupOf('title', 'action');
const callToAction = groupOf('title', 'text', 'action');

const url = httpsUrl('the URL of the register');

const question = groupOf('question', 'unit', 'line').extend({
  article: articleNumber(),
  answer: optional(figure),
});

const topic = z.strictObject({ id: entryId('borrowing'), title: words });

const page = heading.extend({
  description: plainTextOfLength(50, 160, 'a description of 50 to 160 characters'),
  image: image(),
  imageAlt: plainText('a description of the image'),
});
const pageWithBanner = page.extend({ banner: titledText });

const mainPages = {
  home: page.extend({
    hero: groupOf('lead', 'primaryAction', 'secondaryAction'),
    /** Questions with short answers, such as 18%, and links to articles. If `list` is empty, pages hide the section. */
    questions: groupOf('title', 'text', 'action').extend({
      list: optional(distinct(z.array(question), 'article'), []),
    }),
    /** A short version of the salary calculator in `article`. The hero shows only the first field. */
    sum: optional(groupOf('label', 'action').extend({ article: salaryArticle() })),
    whoWeAre: groupOf('title', 'statement', 'action'),
    services: heading.extend({
      text: optional(words),
      order: optional(z.array(reference('services')), []),
    }),
    reasons: heading.extend({ action: optional(words) }),
    latest: linkedHeading,
  }),
  about: pageWithBanner.extend({
    story: heading,
    partnering: heading,
    vision: titledText,
    mission: titledText,
    values: heading,
    people: heading,
    facts: heading.extend({
      items: optional(distinct(z.array(groupOf('label', 'text')), 'label'), []),
    }),
    beforeHiring: optional(
      titledText.extend({
        items: distinct(
          listOf(groupOf('question', 'register', 'note').extend({ url }), 'item'),
          'question',
        ),
      }),
    ),
    callToAction,
  }),
  services: pageWithBanner.extend({
    faq: heading,
    callToAction,
  }),
  blog: pageWithBanner.extend({
    list: heading,
    topics: group(z.strictObject({ list: optional(distinct(z.array(topic), 'id'), []) })),
  }),
  contact: pageWithBanner.extend({
    form: groupOf('title', 'text', 'privacy').extend({
      /** `next` describes what the firm does after a visitor has sent a message. */
      thanks: group(
        z.strictObject({ next: optional(heading.extend({ steps: listOf(words, 'step') })) }),
      ),
    }),
    cards: z.strictObject({ warning: titledText }),
  }),
} satisfies Record<MainPageName, typeof page>;

export const pagesSchema = z.strictObject({
  ...mainPages,
  post: z.strictObject({
    disclaimer: titledText,
    other: linkedHeading,
    notFound: titledText,
  }),
  notFound: groupOf('title', 'description', 'text', 'action'),
  /** Key numbers, such as a tax rate. Every page shows them below its header. */
  figures: optional(
    z.strictObject({
      checked: date,
      list: z
        .array(z.strictObject({ article: articleNumber(), value: figure, text: words }))
        .max(5, {
          error: 'there are more than five figures; write at most five',
        }),
    }),
  ),
  footer: groupOf('warning').extend({ newsletter: titledText }),
});
