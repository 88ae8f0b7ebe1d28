import { addressLine, placeOf, telephoneHref } from '@/lib/contact/contact-links';
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

/** A fact of the firm: the URL of its text, and the register in which a visitor can check it. */
export type FirmFact = {
  label: string;
  text: string;
  href?: string;
  register?: string | undefined;
};

/** The firm in facts, as far as `site.yaml` has them, then those of `pages.yaml`. */
export function firmFacts(site: Site, further: readonly FirmFact[] = []): FirmFact[] {
  const { rcNumber, founded, insuranceBroker: broker, address, phones } = site;
  const rows: (Omit<FirmFact, 'text'> & { text: string | undefined })[] = [
    { label: 'Registered name', text: site.name },
    { label: 'Company number', text: rcNumber, register: COMPANY_REGISTER },
    { label: 'Regulator', text: site.regulator, register: site.regulatorUrl },
    ...site.registrations.map(({ body, number, url, checked }) => ({
      label: body,
      text: `Number ${number}, checked on ${formatDate(checked)}`,
      register: url,
    })),
    { label: 'Founded', text: founded?.toString() },
    { label: 'Office', text: `${addressLine(address)}, ${address.country}` },
    { label: 'Telephone', text: phones[0], href: telephoneHref(phones[0]) },
    { label: 'Opening hours', text: describeHours(site.openingHours) },
    { label: 'Complaints', text: site.complaints },
    { label: 'Where we advise', text: site.whereWeAdvise ?? AREAS.format(site.areaServed) },
    { label: 'Insurance', text: broker.url && `Through ${describeBroker(broker)}` },
    ...further,
  ];
  return rows.flatMap(({ text, ...row }) => (text ? [{ ...row, text }] : []));
}

const AREAS = new Intl.ListFormat('en');

/** Returns the firm's number in the register of that name or website; undefined where `site.yaml` has none. */
export function ownNumber(site: Site, name: string, url: string): string | undefined {
  const registered = site.registrations.find(({ body, url: entry }) => {
    return body === name || isSameSite(entry, url);
  });
  return registered?.number ?? (isSameSite(COMPANY_REGISTER, url) ? site.rcNumber : undefined);
}

/** Whether one host is the other or a subdomain of it, as `search.cac.gov.ng` of `www.cac.gov.ng`. */
function isSameSite(a: string, b: string): boolean {
  const hostOf = (url: string) => `.${new URL(url).hostname.replace(/^www\./, '')}`;
  return hostOf(a).endsWith(hostOf(b)) || hostOf(b).endsWith(hostOf(a));
}
