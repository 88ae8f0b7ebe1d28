import { z } from 'zod';
import { show } from '@/lib/site/wording';
import { distinct, either, imageName, listOf, optional, text, textOfLength } from './fields';
import { entryId } from './lists-schema';

/** The facts of `site.yaml` that texts can name in braces: `load.ts` writes them out. */
export const namedFacts = ['name', 'shortName', 'district', 'city'] as const;

/** Allows named facts in braces, and requires the word that the text's own component replaces. */
function withFacts(schema: z.ZodString, own?: string) {
  const known = [...(own === undefined ? [] : [own]), ...namedFacts].map((word) => `{${word}}`);
  return schema.superRefine((value, context) => {
    for (const [written] of value.matchAll(/\{ *\w+ *\}/g))
      if (!known.includes(written))
        context.addIssue(
          `${show(written)} has no meaning here; write ${either(known)}, or delete the braces`,
        );
    if (own !== undefined && !value.includes(`{${own}}`))
      context.addIssue(`write the words with {${own}} in them`);
  });
}

const LABEL = text('the words of a link or button');
const title = withFacts(text('a title'));
const sentence = withFacts(text('a sentence'));
const label = withFacts(LABEL);
/** The words of a button that names whose server it asks. */
const offer = withFacts(LABEL, 'provider');
const heading = z.strictObject({ title });
const titledText = z.strictObject({ title, text: sentence });
const linkedHeading = z.strictObject({ title, action: label });
const callToAction = z.strictObject({ title, text: sentence, action: label });

const row = z.strictObject({ label: sentence, figure: text('a figure in quotes') });

/** A page as the firm hands it over to a client: one small table. */
const specimen = z.strictObject({
  title,
  /** The heading of the figures. */
  unit: label,
  rows: listOf(row, 'row'),
  /** The row that the others lead to. */
  total: row,
  note: sentence,
  /** Where the figures are explained: a page of this site, or another site. */
  link: z.strictObject({ label, url: text('a link such as /blog/20') }),
});

/** Articles may name `hero.svg` too. */
const withoutEnding = (image: string) => image.replace(/\.\w+$/, '');

const topic = z.strictObject({ id: entryId('borrowing'), title: LABEL });

/** The metadata of a screen, for search engines and shared links. */
const meta = {
  title,
  description: withFacts(textOfLength(50, 160, 'a description of 50 to 160 characters')),
  /** The image that is shown beside a shared link. */
  image: imageName.transform(withoutEnding),
  imageAlt: withFacts(text('a description of the image')),
};

/** `content/pages.yaml`: titles, descriptions and headings of the screens. */
export const pagesSchema = z.strictObject({
  home: z.strictObject({
    ...meta,
    hero: z.strictObject({
      lead: sentence,
      primaryAction: label,
      secondaryAction: label,
      secondaryActionShort: label,
    }),
    whoWeAre: z.strictObject({
      title,
      statement: sentence,
      action: label,
      specimen: optional(specimen),
    }),
    services: z.strictObject({
      title,
      /** The services that come first on the home page; the others follow in their own order. */
      order: optional(z.array(entryId('risk')), []),
    }),
    /** Without an action, the reasons end with the badges. */
    reasons: heading.extend({ action: optional(label) }),
    latest: linkedHeading,
  }),
  about: z.strictObject({
    ...meta,
    banner: titledText,
    story: heading,
    partnering: heading,
    vision: titledText,
    mission: titledText,
    values: heading,
    people: heading,
    facts: heading,
    callToAction,
  }),
  services: z.strictObject({
    ...meta,
    banner: titledText,
    entries: z.strictObject({
      /** Names the list of services for those who hear the page. */
      title,
      /** Above the newest articles that link to a service. */
      read: title,
      /** The link to the contact page. */
      ask: withFacts(LABEL, 'service'),
    }),
    faq: heading,
    callToAction,
  }),
  blog: z.strictObject({
    ...meta,
    banner: titledText,
    list: z.strictObject({ title, empty: sentence }),
    /** Articles name their topic by its id; the list offers those that have articles. */
    topics: z.strictObject({
      title,
      /** The link that shows the articles of every topic. */
      all: label,
      list: optional(distinct(z.array(topic), 'id'), []),
    }),
    search: z.strictObject({
      label,
      clear: label,
      /** The number of articles found: one, and any other number. */
      one: label,
      many: withFacts(LABEL, 'count'),
      /** Shown before the number of articles found where none is on the chosen topic. */
      elsewhere: sentence,
      /** Shown before articles that have only some of the words. */
      closest: sentence,
      /** Shown before the newest articles where none has any of the words. */
      none: sentence,
      /** Shown for a query such as ₦, without a word that can be found. */
      noWord: sentence,
      /** The link to the contact page beside `none`. */
      ask: label,
      failed: sentence,
    }),
  }),
  post: z.strictObject({
    disclaimer: titledText,
    share: z.strictObject({
      title,
      copy: label,
      copied: sentence,
      /** Shown before the URL where a browser would not copy it. */
      failed: sentence,
    }),
    /** Leads to the contact page. */
    ask: z.strictObject({ text: sentence, action: label }),
    related: heading,
    /** Shown where the figures are older than a year. */
    figuresAsOf: withFacts(text('a sentence'), 'month'),
    /** The articles published before and after this one. */
    adjacent: z.strictObject({ title, previous: label, next: label }),
    other: linkedHeading,
    notFound: z.strictObject({ title, text: sentence, newest: title }),
  }),
  contact: z.strictObject({
    ...meta,
    banner: titledText,
    form: z.strictObject({
      title,
      text: sentence,
      privacy: sentence,
      /** The first line of a message from a page about a service. */
      about: withFacts(text('the beginning of a message'), 'service'),
      /** The link to the page where a meeting is booked, before that page's host. */
      booking: label,
      /** Shown when a message may or may not have arrived. */
      unknown: sentence,
      /** Shown beside a message that has arrived. */
      arrived: sentence,
      thanks: titledText,
    }),
    cards: z.strictObject({ office: title, phone: title, email: title, warning: titledText }),
  }),
  notFound: z.strictObject({ title, description: sentence, text: sentence, action: label }),
  /** Shown in place of other companies' frames until those have loaded. */
  embeds: z.strictObject({
    ticker: z.strictObject({
      title,
      /** Shown before the provider's name. */
      source: label,
      show: label,
      hide: label,
      /** Shown after the provider's name: together they are one line on a phone. */
      failed: label,
    }),
    map: z.strictObject({ show: offer }),
    newsletter: z.strictObject({ show: offer, waiting: offer }),
  }),
  footer: z.strictObject({
    quickLinks: title,
    contact: title,
    newsletter: z.strictObject({
      title,
      text: sentence,
      link: label,
      /** Our own form, for a site whose provider is not set. */
      form: z.strictObject({ email: label, submit: label, home: label }),
    }),
    warning: sentence,
    privacy: title,
    disclosures: title,
    accessibility: title,
  }),
});

export type Pages = z.infer<typeof pagesSchema>;
export type Topic = z.infer<typeof topic>;
export type Specimen = z.infer<typeof specimen>;
export type CallToAction = z.infer<typeof callToAction>;
