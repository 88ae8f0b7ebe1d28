import { addressLine, placeOf } from '@/lib/contact/contact-links';
import { formatDate } from '@/lib/site/dates';
import { counterOf } from '@/lib/site/providers';
import { describeHours } from './opening-hours';
import type { FaqItem } from './schemas/lists-schema';
import type { Site } from './schemas/site-schema';
import { namedFacts } from './schemas/fields';

/** The facts that page prose can name, as in `{props.city}`. */
export const proseFacts = [...namedFacts, 'broker', 'counter'] as const;

/** What a firm may lack: `<When on="broker">` shows prose only where it has one. */
export const switches = {
  broker: ({ insuranceBroker }: Site) => insuranceBroker.url !== undefined,
  map: ({ map }: Site) => map !== undefined,
  newsletter: ({ newsletter }: Site) => newsletter.show,
  ticker: ({ ticker }: Site) => ticker.show,
  analytics: (site: Site) => counterOf(site) !== undefined,
  /** Whether pages show something of another company. */
  frames: (site: Site) =>
    Boolean(site.map ?? (site.newsletter.show && site.newsletter.url)) ||
    site.ticker.show ||
    counterOf(site) !== undefined,
  noAnalytics: (site: Site) => counterOf(site) === undefined,
};

export function factsOf(site: Site): Record<(typeof proseFacts)[number], string> {
  const { name, shortName, address, insuranceBroker } = site;
  const place = placeOf(address);
  const broker = describeBroker(insuranceBroker);
  const counter = counterOf(site)?.name ?? '';
  return { name, shortName, place, city: address.city, broker, counter };
}

/** Fills in the facts of the firm where texts name them in braces. */
export function fillFacts<Texts>(texts: Texts, site: Site): Texts {
  const facts = new Map(Object.entries(factsOf(site)));
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (written, word: string) => facts.get(word) ?? written);
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as Texts;
}

/** How every page names the firm's insurance broker: as far as `site.yaml` does. */
export function describeBroker({ name, licence }: Site['insuranceBroker']): string {
  const named = name === undefined ? '' : `${name}, `;
  const proven = licence === undefined ? '' : ` (licence ${licence})`;
  return `${named}a licensed insurance broker${proven}`;
}

/** What visitors of a financial adviser ask first, as far as `site.yaml` answers it. */
export function firstAnswers({ answers, regulator, whereWeAdvise }: Site): FaqItem[] {
  return [
    { question: 'What does it cost?', answer: answers.fees },
    { question: 'How soon will you answer?', answer: answers.replyTime },
    { question: 'Is the first consultation free?', answer: answers.firstTalk },
    { question: 'Does anybody pay you commission?', answer: answers.commission },
    { question: 'Do you hold my money?', answer: answers.clientMoney },
    { question: 'Who regulates you?', answer: regulator },
    { question: 'In which countries do you advise?', answer: whereWeAdvise },
  ].flatMap(({ question, answer }) => (answer === undefined ? [] : [{ question, answer }]));
}

/** How a case begins: the first consultation, then the time of an answer; empty while neither is known. */
export function describeFirstStep({ firstTalk, replyTime }: Site['answers']): string {
  return [firstTalk, replyTime].filter(Boolean).join(' ');
}

/** The Corporate Affairs Commission's search, by name or number. */
const COMPANY_REGISTER = 'https://search.cac.gov.ng/';

/** A fact of the firm, and the register in which a visitor can check it. */
export type FirmFact = { name: string; text: string; register?: string | undefined };

/** The firm in facts, as far as `site.yaml` has them. */
export function firmFacts(site: Site): FirmFact[] {
  const { name, rcNumber, founded, insuranceBroker: broker, address } = site;
  const isNamed = broker.url !== undefined && (broker.name ?? broker.licence) !== undefined;
  const known = [name, rcNumber].filter((fact) => fact !== undefined).join(', ');
  const office = `${addressLine(address)}, ${address.country}`;
  const rows: (readonly [name: string, text: string | undefined, register?: string | undefined])[] =
    [
      ['Registered name', known, rcNumber && COMPANY_REGISTER],
      ['Regulator', site.regulator, site.regulatorUrl],
      ...site.registrations.map(
        ({ body, number, url, checked }) =>
          [body, `Number ${number}, checked on ${formatDate(checked)}`, url] as const,
      ),
      ['Where we advise', site.whereWeAdvise],
      ['Insurance cover', isNamed ? `Arranged through ${describeBroker(broker)}` : undefined],
      ['Founded', founded?.toString()],
      ['Office', office],
      ['Opening hours', describeHours(site.openingHours)],
      ['Complaints', site.complaints],
    ];
  return rows.flatMap(([fact, text, register]) => (text ? [{ name: fact, text, register }] : []));
}
