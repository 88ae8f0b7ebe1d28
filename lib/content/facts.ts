import { formatAddress, formatLocality, telephoneHref } from '@/lib/contact/contact-links';
import { formatDate } from '@/lib/site/dates';
import { describeHours } from './opening-hours';
import type { FaqItem } from './schemas/lists-schema';
import type { Site } from './schemas/site-schema';
import { placeholderNames } from './schemas/fields';

export const prosePlaceholders = [...placeholderNames, 'broker'] as const;

/** Conditions that MDX files can test: `<When on="broker">` renders its children only if the firm has a broker. */
export const proseConditions = {
  broker: ({ insuranceBroker }: Site) => insuranceBroker.url !== undefined,
  map: ({ map }: Site) => map !== undefined,
  newsletter: ({ newsletter }: Site) => newsletter.url !== undefined,
  ticker: ({ ticker }: Site) => ticker.symbols.length > 0,
  analytics: ({ analytics }: Site) => analytics !== undefined,
  /** Whether pages load third-party content: an iframe, the ticker or an analytics script. */
  frames: (site: Site) =>
    Boolean(site.map ?? site.newsletter.url) ||
    site.ticker.symbols.length > 0 ||
    site.analytics !== undefined,
  noAnalytics: ({ analytics }: Site) => analytics === undefined,
};

export function getPlaceholderValues(
  site: Site,
): Record<(typeof prosePlaceholders)[number], string> {
  const { name, shortName, address, insuranceBroker } = site;
  const place = formatLocality(address);
  const broker = describeBroker(insuranceBroker);
  return { name, shortName, place, city: address.city, broker };
}

/** Returns a copy of `texts` in which placeholders such as `{city}` are replaced with facts about the firm. */
export function fillPlaceholders<Texts>(texts: Texts, site: Site): Texts {
  const facts = new Map(Object.entries(getPlaceholderValues(site)));
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => facts.get(name) ?? placeholder);
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as Texts;
}

/** Returns a phrase such as "Palm Brokers, a licensed insurance broker (licence RIB 123)". */
export function describeBroker({ name, licence }: Site['insuranceBroker']): string {
  const prefix = name === undefined ? '' : `${name}, `;
  const suffix = licence === undefined ? '' : ` (licence ${licence})`;
  return `${prefix}a licensed insurance broker${suffix}`;
}

/** Returns common questions, such as what advice costs, with the answers in `site.yaml`. Skips unanswered questions. */
export function listFirstAnswers({ answers, regulator, whereWeAdvise }: Site): FaqItem[] {
  return [
    { question: 'What does it cost?', answer: answers.fees },
    { question: 'How soon will you answer?', answer: answers.replyTime },
    { question: 'What is the first consultation like?', answer: answers.firstTalk },
    { question: 'Does anybody pay you commission?', answer: answers.commission },
    { question: 'Do you hold my money?', answer: answers.clientMoney },
    { question: 'Who regulates you?', answer: regulator },
    { question: 'In which countries do you advise?', answer: whereWeAdvise },
  ].flatMap(({ question, answer }) => (answer === undefined ? [] : [{ question, answer }]));
}

export function describeFirstStep({ firstTalk, replyTime }: Site['answers']): string {
  return [firstTalk, replyTime].filter(Boolean).join(' ');
}

const COMPANY_REGISTER = 'https://search.cac.gov.ng/';

export type FirmFact = {
  label: string;
  text: string;
  href?: string;
  registerUrl?: string | undefined;
};

/** Returns the facts about the firm: first those from `site.yaml`, then the `further` facts from `pages.yaml`. */
export function listFirmFacts(site: Site, further: readonly FirmFact[] = []): FirmFact[] {
  const { rcNumber, founded, insuranceBroker: broker, address, phones } = site;
  const rows: (Omit<FirmFact, 'text'> & { text: string | undefined })[] = [
    { label: 'Registered name', text: rcNumber && site.name },
    { label: 'Company number', text: rcNumber, registerUrl: COMPANY_REGISTER },
    { label: 'Regulator', text: site.regulator, registerUrl: site.regulatorUrl },
    ...site.registrations.map(({ body, number, url, checked }) => ({
      label: body,
      text: `Number ${number}, checked on ${formatDate(checked)}`,
      registerUrl: url,
    })),
    { label: 'Founded', text: founded?.toString() },
    { label: 'Office', text: `${formatAddress(address)}, ${address.country}` },
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

/** Returns the firm's number in the register with this name or URL; undefined if `site.yaml` has no such number. */
export function findRegistrationNumber(site: Site, name: string, url: string): string | undefined {
  const registration = site.registrations.find(({ body, url: entryUrl }) => {
    return body === name || isSameSite(entryUrl, url);
  });
  return registration?.number ?? (isSameSite(COMPANY_REGISTER, url) ? site.rcNumber : undefined);
}

/** Whether two URLs have the same host, or one host is a subdomain of the other. Ignores `www.` in both. */
function isSameSite(a: string, b: string): boolean {
  const hostOf = (url: string) => `.${new URL(url).hostname.replace(/^www\./, '')}`;
  return hostOf(a).endsWith(hostOf(b)) || hostOf(b).endsWith(hostOf(a));
}
