import * as z from 'zod';
import { tileNames } from '@/lib/brand/tiles';
import type { ImageAsset, ImageIndex } from '@/lib/images/images';
import { date, distinct, entryId, flag, listOf, oneOf, optional } from './fields';
import {
  articleNumber,
  figure,
  image,
  linkedText,
  plainText,
  plainTextOfLength,
  reference,
  type Resolved,
} from './kinds';
import type { InternalLinks } from './links';
import type { ParsedBody } from './markdown/parse';
import { pagesSchema } from './pages-schema';
import { redirectsSchema } from './redirects';
import { siteSchema } from './site-schema';

const service = z.strictObject({
  id: entryId('risk'),
  title: plainText('the name of the service'),
  shortTitle: optional(plainText('the name on the home page')),
  /** A shorter title for the links in the banner of /services and for "Ask about …" links. Defaults to `title`. */
  label: optional(plainText('the name in the banner, in one to three words')),
  /** If the image is missing, pages show the pattern of the service instead. */
  image: optional(image()),
  /** Alternative text. Without it, screen readers read the text inside an inline SVG, and ignore any other image. */
  imageAlt: optional(plainText('a description of the image')),
  /** The caption of the image, which may contain links. */
  example: optional(linkedText('where the figures in the image come from')),
  pattern: oneOf(tileNames),
  summary: plainText('a summary'),
  lead: plainText('one sentence about the service'),
  audience: plainText('who the service is for'),
  deliverable: plainText('what the client gets'),
  needs: plainText('what you need from the client'),
  /** Search terms that the other fields do not contain, such as car insurance. */
  keywords: optional(z.array(plainText('a word')), []),
  /** The articles that the service recommends, in order. Defaults to the newest articles that link to it. */
  read: optional(z.array(articleNumber())),
  /** Whether the service has a "Learn More" link to the firm's insurance broker. */
  broker: optional(flag),
});

const person = z.strictObject({
  id: entryId('ada-eze'),
  name: plainText('the name of the person'),
  role: plainText('the role of the person, such as Credit Adviser'),
  credentials: optional(plainText('the qualifications of the person, such as ACA')),
  image: optional(image()),
  text: plainText('a sentence or two about the person'),
});

const titled = z.strictObject({ title: plainText('a title'), text: plainText('a sentence') });

const question = z.strictObject({
  question: plainText('a question'),
  answer: linkedText('an answer'),
});

const services = distinct(
  listOf(service, 'service').max(8, {
    error: 'there are more than eight services; write at most eight',
  }),
  'id',
);
const reasons = distinct(listOf(titled), 'title');
const badges = listOf(plainText('a badge of two or three words'));
const values = distinct(listOf(titled), 'title');
const faq = distinct(listOf(question), 'question');

const people = distinct(z.array(person), 'id').prefault([]);

const signer = optional(reference('people'));

const change = z.strictObject({ date, text: linkedText('what has changed') });
const MOST_CHANGES = 'the page shows at most three changes; delete the oldest change';

/** The descriptions must be the same as those in `.pages.yml`, which Pages CMS shows to editors. */
export const frontMatterSchema = z.strictObject({
  title: plainTextOfLength(1, 80, 'a title').describe(
    'Say what the reader finds, in at most 80 characters.',
  ),
  date: date.describe(
    'The day of publication in Lagos, such as May 3, 2025. A future day schedules the article.',
  ),
  description: plainTextOfLength(50, 160, 'a description of 50 to 160 characters').describe(
    'What the reader gets, in 50 to 160 characters. Cards and search engines show it.',
  ),
  image: image().describe('The name of a file in Images, such as tax.'),
  imageAlt: optional(plainText('a description of the image'), '').describe(
    'For people who cannot see the image. Leave it empty if the image is decoration.',
  ),
  keywords: optional(z.array(plainText('a word')), []).describe(
    'Words that people search for and the text does not have, such as forex.',
  ),
  answer: optional(figure).describe(
    'The figure that answers the title, with its unit, in at most 12 characters: ₦5m, 18%, 30 days.',
  ),
  topic: optional(reference('topics')).describe('The id of a topic in pages.yaml.'),
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

/** The YAML files in `content/`, by name. */
export const collections = {
  site: siteSchema,
  pages: pagesSchema,
  services,
  reasons,
  badges,
  values,
  faq,
  people,
  redirects: redirectsSchema,
};

type Valid = { [Name in keyof typeof collections]: z.output<(typeof collections)[Name]> };

/** The validated YAML files. References are not resolved yet. The value of an invalid file is undefined. */
export type Facts = { [Name in keyof Valid]: Valid[Name] | undefined };

export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Maps each kind of reference, such as the name of an image, to the type of the object that it refers to. */
export type Targets = {
  images: ImageAsset;
  people: Person;
  topics: Topic;
  services: Service;
  articles: Article | undefined;
};

type Collections = Resolved<Valid, Targets>;

export type Site = Valid['site'];
export type SiteLink = Site['navigation'][number];
export type Network = Site['social'][number]['network'];
export type Redirect = Valid['redirects'][number];
export type Topic = Valid['pages']['blog']['topics']['list'][number];

export type Pages = Collections['pages'];
export type Question = Pages['home']['questions']['list'][number];
export type CallToAction = NonNullable<Pages['about']['callToAction']>;
export type Person = Collections['people'][number];
export type Service = Collections['services'][number];
export type TitledText = Collections['values'][number];
export type FaqItem = Collections['faq'][number];

export type Article = Resolved<FrontMatter, Targets> & {
  file: string;
  id: number;
  text: ParsedBody;
  /** The images in the body. Keys are the names exactly as written in the body. */
  images: ReadonlyMap<string, ImageAsset | undefined>;
  links: InternalLinks;
};
export type Change = Article['changes'][number];

export type Content = Collections & {
  site: Site;
  /** All articles, sorted by id, including drafts and scheduled articles. */
  articles: Article[];
  images: ImageIndex;
  publicFiles: readonly string[];
};
