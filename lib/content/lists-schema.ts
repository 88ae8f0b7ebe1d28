import { z } from 'zod';
import { flag, oneOf, optional, text } from './fields';

export const serviceIds = ['financial', 'credit', 'treasury', 'risk'] as const;

const service = z.strictObject({
  /** The fragment of its entry on /services, and its name in pages.yaml. */
  id: oneOf(serviceIds),
  title: text('the name of the service'),
  /** The name on the home page, where it differs. */
  shortTitle: optional(text('the name of the service on the home page')),
  /** The cloth that stands for it everywhere. */
  pattern: oneOf(['orita', 'ato', 'igbi', 'rings']),
  /** Two lines for the home page. */
  summary: text('two lines about the service'),
  /** One sentence for /services. */
  lead: text('one sentence about the service'),
  audience: text('who it is for'),
  deliverable: text('what the client gets'),
  needs: text('what we need from the client'),
  /** Whether its Learn More leads to the insurance broker of site.yaml. */
  broker: optional(flag('whether the entry links to the insurance broker')),
});

const titled = z.strictObject({
  title: text('a title'),
  text: text('a sentence'),
});

/** `content/services.yaml` */
export const servicesSchema = z.array(service).min(1, { error: 'expected at least one service' });
/** `content/reasons.yaml` */
export const reasonsSchema = z.array(titled);
/** `content/badges.yaml` */
export const badgesSchema = z.array(text('a badge of two or three words'));
/** `content/values.yaml` */
export const valuesSchema = z.array(titled);
/** `content/faq.yaml` */
export const faqSchema = z.array(
  z.strictObject({ question: text('a question'), answer: text('its answer') }),
);

export type Service = z.infer<typeof service>;
export type TitledText = z.infer<typeof titled>;
export type FaqItem = z.infer<typeof faqSchema>[number];
