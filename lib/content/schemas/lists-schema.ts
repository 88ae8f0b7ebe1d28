import { z } from 'zod';
import { distinct, flag, listOf, oneOf, optional, text } from './fields';

export const serviceIds = ['financial', 'credit', 'treasury', 'risk'] as const;

const service = z.strictObject({
  /** The fragment of its entry on /services, and its name in pages.yaml. */
  id: oneOf(serviceIds),
  title: text('the name of the service'),
  shortTitle: optional(text('the name of the service on the home page')),
  image: text('the name of an image in content/images'),
  /** The cloth that stands for it on the home page and in the banner of /services. */
  pattern: oneOf(['orita', 'ato', 'igbi', 'rings']),
  summary: text('two lines about the service'),
  lead: text('one sentence about the service'),
  audience: text('who it is for'),
  deliverable: text('what the client gets'),
  needs: text('what we need from the client'),
  /** Whether its Learn More leads to the insurance broker of site.yaml. */
  broker: optional(flag('whether the entry links to the insurance broker')),
});

const person = z.strictObject({
  /** What articles name them by, and the fragment of their entry on /about. */
  id: text('a short name of the person, such as ada-eze').regex(/^[a-z][a-z\d-]*$/, {
    error: 'write lowercase letters, digits and hyphens, such as ada-eze',
  }),
  name: text('the name of the person'),
  role: text('the role of the person, such as Credit Adviser'),
  credentials: optional(text('qualifications, such as ACA, CFA')),
  /** A portrait, at best square. */
  image: optional(text('the name of an image in content/images')),
  text: text('a sentence or two about the person'),
});

const titled = z.strictObject({
  title: text('a title'),
  text: text('a sentence'),
});

const question = z.strictObject({ question: text('a question'), answer: text('its answer') });

/** `content/services.yaml` */
export const servicesSchema = distinct(listOf(service, 'service'), 'id');
/** `content/reasons.yaml` */
export const reasonsSchema = distinct(listOf(titled), 'title');
/** `content/badges.yaml` */
export const badgesSchema = listOf(text('a badge of two or three words'));
/** `content/values.yaml` */
export const valuesSchema = distinct(listOf(titled), 'title');
/** `content/faq.yaml` */
export const faqSchema = distinct(listOf(question), 'question');

/** `content/people.yaml`: who signs articles. A file of comments alone names nobody yet. */
export const peopleSchema = distinct(z.array(person), 'id').prefault([]);

export type Person = z.infer<typeof person>;
export type Service = z.infer<typeof service>;
export type TitledText = z.infer<typeof titled>;
export type FaqItem = z.infer<typeof question>;
