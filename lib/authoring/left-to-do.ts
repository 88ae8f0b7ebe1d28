import { readSource, type Source } from '@/lib/content/files/read-files';
import type { YamlDocument } from '@/lib/content/files/yaml-document';
import type { Content, ParsedContent } from '@/lib/content/load';
import type { Site } from '@/lib/content/schemas/site-schema';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { countOf, show } from '@/lib/site/wording';

const LOGO = 'content/images/logo.svg';

/** Text without spaces, from its beginning: a search from each character of a long line takes minutes. */
const WORD = String.raw`(?<![^\s"'<>()[\]])[^\s"'<>()[\]]*`;

/**
 * The values that only the example firm can have, and what to write instead. Only the first in a line is
 * named. Domains in `.example` are reserved (RFC 2606).
 */
const PLACEHOLDERS: readonly [value: RegExp, message: string][] = [
  [
    new RegExp(String.raw`${WORD}@[^\s@]+\.example\b|(?:\+234 ?|\b0)800 ?000 ?\d+`),
    'reaches nobody; write what the firm answers',
  ],
  [new RegExp(String.raw`${WORD}\.example\b[^\s"'<>()[\]]*`), 'leads nowhere; write the real one'],
  [/\d+ Example Street/, 'is no street; write where the office is'],
  [
    /Tamarind ?Bridge/i,
    'is the example firm; write your own name (in pages.yaml, {shortName} stands for it)',
  ],
  [/\b6\.59651\b/, 'is the example’s point on the map; write that of the office'],
  [/M0 48v-6A42 42 0 0 1 42 0/, 'is the example firm’s mark; put your own logo in this file'],
];

const hasBroker = ({ insuranceBroker }: Site) => insuranceBroker.url !== undefined;

/** Where pages show a fact. */
const CHAT = 'in the menu on phones, on the contact page and at the foot of every page';
const CARDS = 'on the about and contact pages and at the foot of every page';
const FOOT = 'on the about page and at the foot of every page';
const ABOUT = 'on the about page';
const FIRST = 'to show it with each service and above the contact form';
const BROKER = 'to show it with the brokered service, on the about page and in the disclosures';

/** Fields of `site.yaml` that should have a value, and why; the function tells whether a site needs it. */
const FACTS: readonly [
  make: typeof makeError,
  field: string,
  message: string,
  isNeeded?: (site: Site) => boolean,
][] = [
  [
    makeError,
    'form.id',
    'contact messages are not delivered until this is set; create a form at formspree.io and write its id',
  ],
  [
    makeError,
    'newsletter.url',
    'nobody can sign up until this is set; write the URL of the form at your provider, or show: false',
    ({ newsletter }) => newsletter.show,
  ],
  [makeWarning, 'whatsapp', `write a number at WhatsApp, for a link ${CHAT}`],
  [makeWarning, 'openingHours', `write when the office is open, to show it ${CARDS}`],
  [makeWarning, 'rcNumber', `write the RC number, to show it with a link to the register ${FOOT}`],
  [
    makeWarning,
    'regulator',
    `write who regulates the firm, and its number there, to show it ${FOOT}`,
  ],
  [
    makeWarning,
    'regulatorUrl',
    `write where the regulator lists the firm, for a link ${ABOUT}`,
    ({ regulator }) => regulator !== undefined,
  ],
  [makeWarning, 'founded', `write since when the firm exists, to show it ${ABOUT}`],
  [makeWarning, 'complaints', `write how a client complains, to show it ${ABOUT}`],
  [makeWarning, 'answers.fees', `write what advice costs, or how you agree a fee, ${FIRST}`],
  [makeWarning, 'answers.replyTime', `write how soon you answer a message, ${FIRST}`],
  [makeWarning, 'answers.firstTalk', `write whether the first consultation is free, ${FIRST}`],
  [makeWarning, 'insuranceBroker.name', `write the name of the broker, ${BROKER}`, hasBroker],
  [
    makeWarning,
    'insuranceBroker.licence',
    `write the number of the broker’s licence, ${BROKER}`,
    hasBroker,
  ],
];

/** Readers and search engines trust advice about money that somebody signs and somebody else has checked. */
const SIGNERS = [
  ['author', 'have no author; list people here, and name one as author in each article'],
  [
    'reviewedBy',
    'have no reviewer; name a second person as reviewedBy in each article with advice about money',
  ],
] as const;

/**
 * Finds what is left to do before the site goes live. An error misleads visitors: a value of the example
 * firm, a sample article, a form without a service. A warning is a fact that visitors look for.
 *
 * @param root the folder that holds `content/`
 */
export async function findLeftToDo(
  root: string,
  parsed: Pick<ParsedContent, 'sources' | 'documents'>,
  { site, articles }: Pick<Content, 'site' | 'articles'>,
): Promise<Diagnostic[]> {
  const samples = articles.filter(({ sample }) => sample).map(({ file }) => file);
  const count = countOf(samples.length, 'sample article');
  const { value: logo } = await readSource(root, LOGO);
  const sources = logo ? [...parsed.sources, logo] : parsed.sources;
  return [
    ...sources.filter(({ file }) => !samples.includes(file)).flatMap(findInText),
    ...(samples.length > 0
      ? [makeError('content/blog', `${count}; npm run remove-samples deletes them`)]
      : []),
    ...findUnset(site, parsed.documents.site),
    ...findUnsigned(articles.filter(({ draft, sample }) => !draft && !sample)),
  ];
}

function findInText({ file, text }: Source): Diagnostic[] {
  return text.split('\n').flatMap((written, index) => {
    const line = file.endsWith('.yaml') ? written.replace(/(?:^|\s)#.*/, '') : written;
    for (const [value, message] of PLACEHOLDERS) {
      const found = value.exec(line);
      if (!found) continue;
      const place = { line: index + 1, column: found.index + 1 };
      return [makeError(file, `${show(found[0])} ${message}`, place)];
    }
    return [];
  });
}

function findUnset(site: Site, { file, locate }: YamlDocument): Diagnostic[] {
  return FACTS.flatMap(([make, field, message, isNeeded]) => {
    const path = field.split('.');
    const value = path.reduce<unknown>((group, key) => Object(group)[key] as unknown, site);
    // An empty list is empty as a text.
    return String(value ?? '') || isNeeded?.(site) === false
      ? []
      : make(file, message, locate(path));
  });
}

function findUnsigned(published: Content['articles']): Diagnostic[] {
  return SIGNERS.flatMap(([signer, message]) => {
    const { length } = published.filter((article) => !article[signer]);
    const sentence = `${length} of ${published.length} articles ${message}`;
    return length > 0 ? makeWarning('content/people.yaml', sentence) : [];
  });
}
