import { z } from 'zod';
import { type ScreenName, screenNames } from '@/lib/site/paths';
import {
  distinct,
  figure,
  httpsUrl,
  imageName,
  listOf,
  optional,
  text,
  textOfLength,
  withFacts,
} from './fields';
import { articleNumber, entryId } from './lists-schema';

const WORDS = text('the words that readers see here');
const words = withFacts(WORDS);
/** The words of a button that names whose server it asks. */
const offer = withFacts(WORDS, 'provider');

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
  /** By default, the article's own. */
  answer: optional(figure),
});

const topic = z.strictObject({ id: entryId('borrowing'), title: WORDS });

/** A screen with its metadata, for search engines and shared links. */
const screen = heading.extend({
  description: withFacts(textOfLength(50, 160, 'a description of 50 to 160 characters')),
  image: imageName,
  imageAlt: withFacts(text('a description of the image')),
});
const screenWithBanner = screen.extend({ banner: titledText });

/** The screens whose words have a rule of their own. */
const ownScreens = {
  home: screen.extend({
    hero: groupOf('lead', 'primaryAction', 'secondaryAction'),
    /** Questions that articles answer in one figure. Without a list, the page has no such section. */
    questions: groupOf('title', 'text', 'action').extend({
      list: optional(distinct(z.array(question), 'article'), []),
    }),
    whoWeAre: groupOf('title', 'statement', 'action'),
    services: heading.extend({
      /** The services that come first on the home page; the others follow in their own order. */
      order: optional(z.array(entryId('risk')), []),
    }),
    /** Without an action, the reasons end with the badges. */
    reasons: heading.extend({ action: optional(words) }),
    latest: linkedHeading,
  }),
  about: screenWithBanner.extend({
    story: heading,
    partnering: heading,
    vision: titledText,
    mission: titledText,
    values: heading,
    people: heading,
    /** The facts of `site.yaml`, then these. */
    facts: heading.extend({
      items: optional(distinct(z.array(groupOf('label', 'text')), 'label'), []),
    }),
    /** Questions to put to any adviser, each with the public register that answers it; beside it, the firm's own entry. */
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
  services: screenWithBanner.extend({
    /**
     * The title names the list for those who hear the page; `read` is above the articles of a service, and
     * `ask`, with the service's label, links to the contact page.
     */
    entries: groupOf('title', 'read').extend({ ask: withFacts(WORDS, 'service') }),
    faq: heading,
    callToAction,
  }),
  blog: screenWithBanner.extend({
    list: groupOf('title', 'empty'),
    /**
     * Articles name their topic by its id; the list offers those that have articles, and `all` those of
     * every topic.
     */
    topics: groupOf('title', 'all').extend({
      list: optional(distinct(z.array(topic), 'id'), []),
    }),
    /**
     * What is shown before the articles found: their number (`one`, `many`); `elsewhere` where none is on
     * the chosen topic; `closest` where they have only some of the words; `none`, with a link to the
     * contact page (`ask`), where the newest stand in for them; `noWord` for a query such as ₦.
     */
    search: groupOf(
      'label',
      'clear',
      'one',
      'elsewhere',
      'closest',
      'none',
      'noWord',
      'ask',
      'failed',
    ).extend({ many: withFacts(WORDS, 'count') }),
  }),
  contact: screenWithBanner.extend({
    /** `booking` links to the page where a meeting is booked, before that page's host. */
    form: groupOf('title', 'text', 'privacy', 'booking').extend({
      /** The first line of a message from a page about a service. */
      about: withFacts(WORDS, 'service'),
      /** After a message. `next` says what happens then; leave it out where that depends. */
      thanks: z.strictObject({
        title: withFacts(WORDS, 'visitor'),
        text: withFacts(WORDS, 'email'),
        next: optional(heading.extend({ steps: listOf(words, 'step') })),
        call: words,
      }),
    }),
    cards: groupOf('office', 'phone', 'email', 'press').extend({ warning: titledText }),
    notices: heading,
  }),
};

/** The words of a screen that has no rule of its own: its banner, sections, and a call to action. */
const furtherScreen = screenWithBanner.extend({
  sections: optional(distinct(z.array(titledText), 'title'), []),
  callToAction: optional(callToAction),
});
type FurtherScreen = Exclude<ScreenName, keyof typeof ownScreens>;

// Object.fromEntries loses the type of each name.
const furtherScreens = Object.fromEntries(
  screenNames.filter((name) => !(name in ownScreens)).map((name) => [name, furtherScreen]),
) as Record<FurtherScreen, typeof furtherScreen>;

/** `content/pages.yaml`: titles, descriptions and headings of the screens. */
export const pagesSchema = z.strictObject({
  ...ownScreens,
  ...furtherScreens,
  post: z.strictObject({
    disclaimer: titledText,
    /** `failed` is shown before the URL when a browser does not copy it. */
    share: groupOf('title', 'copy', 'copied', 'failed'),
    /** `action` leads to the contact page. */
    ask: groupOf('text', 'action', 'call'),
    related: heading,
    /** Shown where the figures are older than a year. */
    other: linkedHeading,
    notFound: groupOf('title', 'text', 'newest'),
  }),
  notFound: groupOf('title', 'description', 'text', 'action'),
  /** Shown in place of other companies' frames until those have loaded. */
  embeds: z.strictObject({
    /** `source` and `failed` are around the provider's name: together they are one line on a phone. */
    ticker: groupOf('title', 'source', 'show', 'hide', 'failed'),
    map: z.strictObject({ show: offer }),
    newsletter: z.strictObject({ show: offer, waiting: offer }),
  }),
  footer: groupOf(
    'quickLinks',
    'contact',
    'warning',
    'privacy',
    'disclosures',
    'accessibility',
  ).extend({
    /** The form is our own, for a site whose provider is not set. */
    newsletter: groupOf('title', 'text', 'link').extend({
      form: groupOf('email', 'submit', 'home'),
    }),
  }),
});

export type Pages = z.infer<typeof pagesSchema>;
export type Topic = z.infer<typeof topic>;
export type Question = z.infer<typeof question>;
export type CallToAction = z.infer<typeof callToAction>;
