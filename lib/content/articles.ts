import matter from 'gray-matter';
import { findImage } from '@/lib/images/images';
import { todayInLagos, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import {
  type Article,
  type FrontMatter,
  frontMatterSchema,
  type Service,
  type Targets,
} from './collections';
import type { Source } from './files';
import type { Known, Resolved } from './kinds';
import { findInternalLinks } from './links';
import { parseBody, type ParsedBody } from './markdown/parse';
import { resolve, validate } from './resolve';
import type { LinkSource } from './rules/links';
import { parseYaml, type YamlDocument } from './yaml';

export type ParsedArticle = {
  file: string;
  id: number | undefined;
  fields: FrontMatter | undefined;
  document: YamlDocument;
  text: ParsedBody | undefined;
  /** One-based line number in the file at which the body begins. */
  bodyLine: number;
  diagnostics: Diagnostic[];
};

const cache = new Map<string, { source: string; article: ParsedArticle }>();

/** Caches the result, because the development server calls this function for every article on each request. */
export function parseArticle({ file, text: source }: Source): ParsedArticle {
  const cached = cache.get(file);
  if (cached?.source === source) return cached.article;
  const article = parseFile(file, source);
  cache.set(file, { source, article });
  return article;
}

const SPACE_IN_AMOUNT = /(?<=[₦£$€][\d.,]+) (?=(?:thousand|million|billion|trillion)\b)/g;

function parseFile(file: string, source: string): ParsedArticle {
  const id = Number(/\/([1-9]\d{0,8})\.md$/.exec(file)?.[1]) || undefined;
  const { problem, yaml, body } = splitFrontMatter(source.replace(SPACE_IN_AMOUNT, '\u00a0'));
  const document = parseYaml(yaml, file);
  if (body === undefined) {
    const diagnostics = [makeError(file, problem)];
    return { file, id, fields: undefined, document, text: undefined, bodyLine: 1, diagnostics };
  }
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length;
  const text = parseBody(body, bodyLine);
  const { value, diagnostics } = validate(frontMatterSchema, document);
  return { file, id, fields: value, document, text, bodyLine, diagnostics };
}

/** The returned YAML starts with the newline after `---`, so its line numbers match those in the file. */
function splitFrontMatter(text: string) {
  const refuse = (problem: string) => ({ problem, yaml: '', body: undefined });
  // If the first line were `---js`, gray-matter would execute the front matter as JavaScript.
  if (!/^---[ \t]*(?:\n|$)/.test(text))
    return refuse(
      'the first line is not ---; write --- on the first line, then the fields, then --- again',
    );
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  // Check the closing `---`, because gray-matter also accepts a file without it, or with `---text`.
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice('---'.length + yaml.length)))
    return refuse(
      'the line --- after the fields is missing; write --- on a line below the last field',
    );
  return { problem: '', yaml, body };
}

export function getLinkSource({ id, fields }: ParsedArticle): LinkSource {
  const page = id === undefined ? '' : paths.article(id);
  // If the front matter is invalid, `draft` is unknown, so the looser rules for drafts apply.
  return { page, draft: true, date: '', ...fields };
}

/** Resolves the references of an article. In the result, `article` is undefined if any part of it is invalid. */
export function resolveArticle(parsed: ParsedArticle, allKnown: Known) {
  const { file, id, fields, document, text } = parsed;
  const known = { ...allKnown, placeholders: undefined, source: getLinkSource(parsed) };
  const yaml = fields ?? document.value;
  const { value, diagnostics } = resolve(frontMatterSchema, yaml, document, known);
  if (id === undefined || !fields || !text) return { article: undefined, diagnostics };
  const resolved = value as Resolved<FrontMatter, Targets>;
  const article: Article = {
    ...{ ...resolved, id, text, file },
    images: new Map(text.images.map((name) => [name, findImage(known.images, name)])),
    links: findInternalLinks(text.links, known.targets.siteUrl),
    changes: resolved.changes.toSorted((a, b) => b.date.localeCompare(a.date)),
  };
  return { article, diagnostics };
}

/** Whether visitors may see an article: it is not a draft, and its date is not after `today`. */
export function isPublished(
  { draft, date }: Pick<Article, 'draft' | 'date'>,
  today: IsoDate = todayInLagos(),
): boolean {
  return !draft && date <= today;
}

/** Returns the `count` newest articles, newest first. Articles with the same date are sorted by id, highest first. */
export function newestArticles(articles: readonly Article[], count = articles.length): Article[] {
  return articles
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id)
    .slice(0, count);
}

/**
 * Returns up to three related articles: first those that `article` links to, then those that link to `article`, newest
 * first. If there are fewer than two, adds articles that are one link further away, until there are two. Skips the
 * articles in `shown`, which the page shows in another list.
 */
export function relatedArticles(
  articles: readonly Article[],
  article: Article,
  shown: readonly Article[],
): Article[] {
  const isCandidate = (other: Article) => other !== article && !shown.includes(other);
  const neighboursOf = ({ id, links }: Article) => [
    ...links.articles.flatMap((linked) => articles.find((other) => other.id === linked) ?? []),
    ...newestArticles(articles.filter((other) => other.links.articles.includes(id))),
  ];
  const direct = new Set(neighboursOf(article).filter(isCandidate));
  if (direct.size >= 2) return [...direct].slice(0, 3);
  const indirect = neighboursOf(article).flatMap(neighboursOf).filter(isCandidate);
  return [...new Set([...direct, ...indirect])].slice(0, 2);
}

export function findServiceArticles(articles: readonly Article[], { id, read }: Service) {
  const linking = articles.filter(({ links }) => links.services.includes(id));
  return read ? [...new Set(read)] : newestArticles(linking, 3);
}

/** Returns the date of the latest correction or change note. Defaults to the date of publication. */
export function getLastChange(article: Pick<Article, 'date' | 'updated' | 'changes'>): IsoDate {
  const { date, updated = date, changes } = article;
  return changes.reduce((latest, change) => (change.date > latest ? change.date : latest), updated);
}

/** Finds an article by the last segment of its URL. Only a leading integer matters: `9-old-title` is article 9. */
export function findArticleById(articles: readonly Article[], id: string): Article | undefined {
  return articles.find((article) => article.id === Number.parseInt(id, 10));
}
