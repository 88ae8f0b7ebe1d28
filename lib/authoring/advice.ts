import { readSource } from '@/lib/content/files/source';
import { parseYaml } from '@/lib/content/files/yaml-document';
import type { Content } from '@/lib/content/load';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { readFact } from './own-site';

const SITE = 'content/site.yaml';
const PEOPLE = 'content/people.yaml';

/** The facts that visitors of an adviser look for, and that a firm may still leave out. */
const LOOKED_FOR = {
  regulator: 'write who regulates the firm, and its number there',
  'answers.fees': 'write what the advice costs, or how you agree a fee',
  'answers.replyTime': 'write how soon you answer a message',
  'answers.firstTalk': 'write whether the first talk is free',
  'insuranceBroker.name': 'write the name of the broker, which the disclosures call licensed',
  'insuranceBroker.licence': 'write the number of the broker’s licence',
};

/**
 * Finds what would help visitors to trust the firm, and what nobody can be made to publish.
 *
 * @param root the folder that holds `content/`
 */
export async function findAdvice(
  root: string,
  { site, articles }: Pick<Content, 'site' | 'articles'>,
): Promise<Diagnostic[]> {
  const { value: source } = await readSource(root, SITE);
  const { locate } = parseYaml(source?.text ?? '', SITE);
  const facts = Object.entries(LOOKED_FOR)
    .filter(([field]) => readFact(site, { field }) === '')
    .map(([field, message]) => makeWarning(SITE, message, { ...locate(field.split('.')), field }));
  return [...facts, ...findUnsigned(articles.filter(({ draft }) => !draft))];
}

/** Readers and search engines trust advice about money that somebody signs and somebody else has checked. */
const UNSIGNED = {
  author: 'have no author; list people here, and name one as author in each article',
  reviewedBy:
    'have no reviewer; name a second person as reviewedBy in each article with advice about money',
} as const;

function findUnsigned(articles: Content['articles']): Diagnostic[] {
  return (['author', 'reviewedBy'] as const).flatMap((signer) => {
    const { length } = articles.filter((article) => !article[signer]);
    const message = `${length} of ${articles.length} articles ${UNSIGNED[signer]}`;
    return length > 0 ? [makeWarning(PEOPLE, message)] : [];
  });
}
