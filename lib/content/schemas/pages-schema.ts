import { z } from 'zod';
import { type MainPageName, mainPageNames } from '@/lib/site/paths';
import {
  distinct,
  figure,
  httpsUrl,
  imageName,
  listOf,
  optional,
  text,
  textOfLength,
  withPlaceholders,
} from './fields';
import { articleNumber, entryId } from './lists-schema';

const WORDS = text('the text that visitors see here');
const words = withPlaceholders(WORDS);

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
  article: articleNumber,
  answer: optional(figure),
});

const topic = z.strictObject({ id: entryId('borrowing'), title: WORDS });

const page = heading.extend({
  description: withPlaceholders(textOfLength(50, 160, 'a description of 50 to 160 characters')),
  image: imageName,
  imageAlt: withPlaceholders(text('a description of the image')),
});
const pageWithBanner = page.extend({ banner: titledText });

/** Main pages with a schema of their own. All other main pages use `otherPage`. */
const pagesWithOwnSchema = {
  home: page.extend({
    hero: groupOf('lead', 'primaryAction', 'secondaryAction'),
    /** Questions whose answer is a figure, such as 18%, with links to articles. Omitted if `list` is empty. */
    questions: groupOf('title', 'text', 'action').extend({
      list: optional(distinct(z.array(question), 'article'), []),
    }),
    whoWeAre: groupOf('title', 'statement', 'action'),
    services: heading.extend({
      order: optional(z.array(entryId('risk')), []),
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
    /**
     * Screen readers announce `title` as the name of the navigation and of the section. Each service ends with a link
     * to the contact page (`ask`) and with recommended articles under a heading (`read`).
     */
    entries: groupOf('title', 'read').extend({ ask: withPlaceholders(WORDS, 'service') }),
    faq: heading,
    callToAction,
  }),
  blog: pageWithBanner.extend({
    list: groupOf('title', 'empty'),
    topics: groupOf('title', 'all').extend({
      list: optional(distinct(z.array(topic), 'id'), []),
    }),
    /**
     * The message above the search results states their number (`one` or `many`). If no page answers the query, it is
     * `none`, with the link `ask` to the contact page. If the search cannot be loaded, the message is `failed`.
     */
    search: groupOf('label', 'clear', 'one', 'none', 'ask', 'failed').extend({
      many: withPlaceholders(WORDS, 'count'),
    }),
  }),
  contact: pageWithBanner.extend({
    /** `booking` is the text of the link to the booking page. The host name of that page is appended to it. */
    form: groupOf('title', 'text', 'privacy', 'booking').extend({
      /** First line of the message. The form fills it in for visitors who followed a service's link to the form. */
      about: withPlaceholders(WORDS, 'service'),
      /** Shown after a message has been sent. `next` describes what the firm does then. */
      thanks: z.strictObject({
        title: withPlaceholders(WORDS, 'visitor'),
        text: withPlaceholders(WORDS, 'email'),
        next: optional(heading.extend({ steps: listOf(words, 'step') })),
        call: words,
      }),
    }),
    cards: groupOf('office', 'phone', 'email', 'press').extend({ warning: titledText }),
    notices: heading,
  }),
};

const otherPage = pageWithBanner.extend({
  sections: optional(distinct(z.array(titledText), 'title'), []),
  callToAction: optional(callToAction),
});
type OtherPageName = Exclude<MainPageName, keyof typeof pagesWithOwnSchema>;

const otherPages = Object.fromEntries(
  mainPageNames.filter((name) => !(name in pagesWithOwnSchema)).map((name) => [name, otherPage]),
) as Record<OtherPageName, typeof otherPage>;

export const pagesSchema = z.strictObject({
  ...pagesWithOwnSchema,
  ...otherPages,
  post: z.strictObject({
    disclaimer: titledText,
    share: groupOf('title', 'copy', 'copied', 'failed'),
    ask: groupOf('text', 'action', 'call'),
    related: heading,
    other: linkedHeading,
    notFound: groupOf('title', 'text', 'newest'),
  }),
  notFound: groupOf('title', 'description', 'text', 'action'),
  embeds: z.strictObject({
    ticker: groupOf('title', 'source', 'show', 'hide'),
    map: groupOf('show'),
    newsletter: groupOf('show'),
  }),
  footer: groupOf(
    'quickLinks',
    'contact',
    'warning',
    'privacy',
    'disclosures',
    'accessibility',
  ).extend({ newsletter: groupOf('title', 'text', 'link') }),
});

export type Pages = z.infer<typeof pagesSchema>;
export type Topic = z.infer<typeof topic>;
export type Question = z.infer<typeof question>;
export type CallToAction = z.infer<typeof callToAction>;
