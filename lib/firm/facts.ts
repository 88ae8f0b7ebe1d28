import { telephoneHref } from '@/lib/contact/contact-links';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { type Address, formatAddress, googleMapsHref } from './address';
import { describeHours, type OpeningHours } from './opening-hours';

export type InsuranceBroker = {
  url: string | undefined;
  name: string | undefined;
  licence: string | undefined;
};

/** Facts about the firm from `site.yaml`, with the same field names. */
export type Firm = {
  name: string;
  shortName: string;
  phones: readonly [string, ...string[]];
  address: Address;
  whereWeAdvise: string | undefined;
  areaServed: readonly string[];
  openingHours: readonly OpeningHours[];
  rcNumber: string | undefined;
  regulator: string | undefined;
  regulatorUrl: string | undefined;
  registrations: readonly { body: string; number: string; url: string; checked: IsoDate }[];
  founded: number | undefined;
  complaints: string | undefined;
  answers: Record<
    'fees' | 'replyTime' | 'firstTalk' | 'loan' | 'commission' | 'clientMoney',
    string | undefined
  >;
  insuranceBroker: InsuranceBroker;
};

/** An article about investments may link to the firm's advice only if `site.yaml` names a regulator. */
export function mayLinkToAdvice(
  { regulator }: Pick<Firm, 'regulator'>,
  { investment = false }: { investment?: boolean },
): boolean {
  return !investment || regulator !== undefined;
}

/** Returns a phrase such as "Palm Brokers, a licensed insurance broker (licence RIB 123)". */
export function describeBroker({ name, licence }: InsuranceBroker): string {
  const prefix = name === undefined ? '' : `${name}, `;
  const suffix = licence === undefined ? '' : ` (licence ${licence})`;
  return `${prefix}a licensed insurance broker${suffix}`;
}

export function listFirstAnswers({ answers, regulator, whereWeAdvise }: Firm) {
  return [
    { question: 'What does it cost?', answer: answers.fees },
    { question: 'How soon will you answer?', answer: answers.replyTime },
    { question: 'What is the first consultation like?', answer: answers.firstTalk },
    { question: 'Will you get me the loan?', answer: answers.loan },
    { question: 'Does anybody pay you commission?', answer: answers.commission },
    { question: 'Do you hold my money?', answer: answers.clientMoney },
    { question: 'Who regulates you?', answer: regulator },
    { question: 'In which countries do you advise?', answer: whereWeAdvise },
  ].flatMap(({ question, answer }) => (answer === undefined ? [] : [{ question, answer }]));
}

const COMPANY_REGISTER = 'https://search.cac.gov.ng/';
const BROKER_REGISTER = 'https://naicom.gov.ng/';

export type FirmFact = {
  label: string;
  text: string;
  href?: string | undefined;
  /** Text of a separate link to `href`. If `action` is undefined, `text` itself links to `href`. */
  action?: string;
};

/**
 * Splits the facts from `site.yaml` into two lists, and appends `further` to `facts`. `entries` contains the facts with
 * an `action`. If no official fact can be looked up online, `entries` is empty, and `facts` contains all facts.
 */
export function listFirmFacts(site: Firm, further: readonly FirmFact[] = []) {
  const { rcNumber, insuranceBroker: broker, address, phones } = site;
  const licence = broker.url && broker.licence;
  const official = withText([
    { label: 'Company (CAC)', text: rcNumber, href: COMPANY_REGISTER },
    { label: 'Regulator', text: site.regulator, href: site.regulatorUrl },
    ...site.registrations.map(({ body, number, url, checked }) => ({
      label: body,
      text: `Number ${number}, checked on ${formatDate(checked)}`,
      href: url,
    })),
    {
      label: 'Broker (NAICOM)',
      text: licence && [broker.name, licence].filter(Boolean).join(', '),
      href: BROKER_REGISTER,
    },
  ]).map((entry) => ({ ...entry, action: 'Look it up' }));
  const place = formatAddress(address);
  const phone = telephoneHref(phones[0]);
  const contact = withText([
    { label: 'Office', text: place, href: googleMapsHref(address), action: 'See the map' },
    {
      label: 'Opening hours',
      text: describeHours(site.openingHours),
      href: phone,
      action: 'Call now',
    },
    {
      label: 'Complaints',
      text: site.complaints,
      href: paths.contactForm(),
      action: 'Write to us',
    },
  ]);
  const entries = official.some(({ href }) => href) ? [...official, ...contact] : [];
  const uncheckable = entries.length > 0 ? [] : [...official, ...contact];
  const facts = withText([
    { label: 'Registered name', text: rcNumber && site.name },
    { label: 'Founded', text: site.founded?.toString() },
    ...uncheckable.map(({ label, text }) => ({ label, text })),
    { label: 'Telephone', text: phones[0], href: phone },
    { label: 'Where we advise', text: site.whereWeAdvise ?? AREAS.format(site.areaServed) },
    { label: 'Insurance', text: !licence && broker.url && `Through ${describeBroker(broker)}` },
    ...further,
  ]);
  return { facts, entries };
}

function withText(
  rows: readonly (Omit<FirmFact, 'text'> & { text: string | false | undefined })[],
): FirmFact[] {
  return rows.flatMap(({ text, ...row }) => (text ? [{ ...row, text }] : []));
}

const AREAS = new Intl.ListFormat('en');

/** Returns the firm's number in the register with this name or URL; undefined if `site.yaml` has no such number. */
export function findRegistrationNumber(site: Firm, name: string, url: string): string | undefined {
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
