import { readSource, type Source } from '@/lib/content/files/source';
import type { Content, ParsedContent } from '@/lib/content/load';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { countOf, show } from '@/lib/site/wording';

const SITE = 'content/site.yaml';
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

/** The files of `content/` in the order of the README's steps. */
const STEPS = [/site\.yaml$/, /pages\.yaml$/, /pages\//, /\w+\.yaml$/, /logo\.svg$/, /blog\//];

/**
 * Finds placeholders that would mislead visitors, in the order of the README's steps: values
 * of the example firm, sample articles, and forms that have no service behind them.
 *
 * @param root the folder that holds `content/`
 */
export async function findPlaceholders(
  root: string,
  parsed: Pick<ParsedContent, 'sources' | 'lists'>,
  { site, articles }: Pick<Content, 'site' | 'articles'>,
): Promise<Diagnostic[]> {
  const samples = articles.filter(({ sample }) => sample);
  const { value: logo } = await readSource(root, LOGO);
  const sources = [...parsed.sources, ...(logo ? [logo] : [])].filter(
    ({ file }) => !samples.some((sample) => sample.file === file),
  );
  const inOrder = new Set(STEPS.flatMap((step) => sources.filter(({ file }) => step.test(file))));
  const count = countOf(samples.length, 'sample article');
  const { id } = site.form;
  const { show: isShown, url } = site.newsletter;
  return [
    ...[...inOrder].flatMap(findInText),
    ...(samples.length > 0
      ? [makeError('content/blog', `${count}; npm run remove-samples deletes them`)]
      : []),
    ...findUnset(parsed, makeError, [
      ['form.id', id, NO_FORM],
      ['newsletter.url', isShown ? url : 'none', NO_NEWSLETTER],
    ]),
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

const NO_FORM =
  'contact messages are not delivered until this is set; create a form at formspree.io and write its id';
const NO_NEWSLETTER =
  'nobody can sign up until this is set; write the URL of the form at your provider, or show: false';

/** Finds the fields of `content/site.yaml` without a value. */
function findUnset(
  { lists }: Pick<ParsedContent, 'lists'>,
  make: typeof makeError,
  fields: readonly (readonly [field: string, value: string | undefined, message: string])[],
): Diagnostic[] {
  const { locate } = lists.site.document;
  return fields
    .filter(([, value]) => !value)
    .map(([field, , message]) => make(SITE, message, locate(field.split('.'))));
}

/** Finds missing facts that visitors of an adviser look for; a firm may leave them out. */
export function findAdvice(
  parsed: Pick<ParsedContent, 'lists'>,
  { site, articles }: Pick<Content, 'site' | 'articles'>,
): Diagnostic[] {
  const { regulator, answers, insuranceBroker: broker } = site;
  const facts = [
    ['regulator', regulator, 'write who regulates the firm, and its number there'],
    ['answers.fees', answers.fees, 'write what the advice costs, or how you agree a fee'],
    ['answers.replyTime', answers.replyTime, 'write how soon you answer a message'],
    ['answers.firstTalk', answers.firstTalk, 'write whether the first consultation is free'],
  ] as const;
  const ofBroker = [
    ['insuranceBroker.name', broker.name, 'write the name of the broker'],
    ['insuranceBroker.licence', broker.licence, 'write the number of the broker’s licence'],
  ] as const;
  const published = articles.filter(({ draft, sample }) => !draft && !sample);
  const unsigned = (['author', 'reviewedBy'] as const).flatMap((signer) => {
    const { length } = published.filter((article) => !article[signer]);
    const message = `${length} of ${published.length} articles ${UNSIGNED[signer]}`;
    return length > 0 ? [makeWarning('content/people.yaml', message)] : [];
  });
  const unset = findUnset(parsed, makeWarning, broker.url ? [...facts, ...ofBroker] : facts);
  return [...unset, ...unsigned];
}

/** Readers and search engines trust advice about money that somebody signs and somebody else has checked. */
const UNSIGNED = {
  author: 'have no author; list people here, and name one as author in each article',
  reviewedBy:
    'have no reviewer; name a second person as reviewedBy in each article with advice about money',
} as const;
