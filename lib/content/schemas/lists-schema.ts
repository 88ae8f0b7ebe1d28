import * as z from 'zod';
import { tileNames } from '@/lib/brand/tiles';
import {
  distinct,
  flag,
  imageName,
  listOf,
  oneOf,
  optional,
  textMatching,
  wholeNumber,
  templateText,
} from './fields';

/** An id that other files and URLs refer to, such as `risk` in `/services#risk`. */
export const entryId = (example: string) =>
  textMatching(
    `a short name in small letters from a to z, digits and hyphens, such as ${example}`,
    /^[a-z][a-z\d-]*$/,
  );

export const articleNumber = wholeNumber('the number of an article, such as 8', 1, 999_999_999);

const service = z.strictObject({
  id: entryId('risk'),
  title: templateText('the name of the service'),
  shortTitle: optional(templateText('the name on the home page')),
  /** A shorter title for two links on /services: one in the banner, one to the contact page. Defaults to `title`. */
  label: optional(templateText('the name in the banner, in one to three words')),
  /** Without an image, the page shows tiles of the service's pattern. */
  image: optional(imageName),
  /** Alternative text. Without it, screen readers read the text inside an inline SVG, and ignore any other image. */
  imageAlt: optional(templateText('a description of the image')),
  /** The caption of the image, which may contain links. */
  example: optional(templateText('where the figures in the image come from')),
  pattern: oneOf(tileNames),
  summary: templateText('a summary'),
  lead: templateText('one sentence about the service'),
  audience: templateText('who the service is for'),
  deliverable: templateText('what the client gets'),
  needs: templateText('what you need from the client'),
  /** Words that people search for and the texts above do not have, such as car insurance. */
  keywords: optional(z.array(templateText('a word')), []),
  /** Ids of the articles that the service recommends, in order. Defaults to the newest articles that link to it. */
  read: optional(z.array(articleNumber)),
  /** Whether the service has a "Learn More" link to the firm's insurance broker. */
  broker: optional(flag),
});

const person = z.strictObject({
  id: entryId('ada-eze'),
  name: templateText('the name of the person'),
  role: templateText('the role of the person, such as Credit Adviser'),
  credentials: optional(templateText('the qualifications of the person, such as ACA')),
  image: optional(imageName),
  text: templateText('a sentence or two about the person'),
});

const titled = z.strictObject({ title: templateText('a title'), text: templateText('a sentence') });

const question = z.strictObject({
  question: templateText('a question'),
  answer: templateText('an answer'),
});

export const servicesSchema = distinct(
  listOf(service, 'service').max(8, {
    error: 'there are more than eight services; write at most eight',
  }),
  'id',
);
export const reasonsSchema = distinct(listOf(titled), 'title');
export const badgesSchema = listOf(templateText('a badge of two or three words'));
export const valuesSchema = distinct(listOf(titled), 'title');
export const faqSchema = distinct(listOf(question), 'question');

export const peopleSchema = distinct(z.array(person), 'id').prefault([]);

export type Person = z.infer<typeof person>;
export type Service = z.infer<typeof service>;
export type TitledText = z.infer<typeof titled>;
export type FaqItem = z.infer<typeof question>;
