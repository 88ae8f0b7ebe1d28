import { checkRequiredImages } from '@/lib/images/images';
import { formatDiagnostics, makeError } from '@/lib/site/diagnostic';
import { getNextArticleId } from './redirects';
import { todayInLagos } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { parseArticle, type ParsedArticle, resolveArticle } from './articles';
import { collections, type Content, type Facts } from './collections';
import { readFiles } from './files';
import type { Known } from './kinds';
import { findTargets } from './link-targets';
import { getPlaceholderValues } from './placeholders';
import { resolve, validate } from './resolve';
import { parseYaml, type YamlDocument } from './yaml';

type Name = keyof typeof collections;
const names = Object.keys(collections) as Name[];

const fileOf = (name: Name) => `content/${name}.yaml`;

type Files = Awaited<ReturnType<typeof readFiles>>;

/** The parsed files in `content/`, in which references are still names and ids. */
export type ParsedContent = Files & {
  facts: Facts;
  documents: Record<Name, YamlDocument>;
  articles: ParsedArticle[];
};

/** `diagnostics` contains only problems that concern a single file. */
export function parseContent(files: Files): ParsedContent {
  const { sources } = files;
  const parsed = names.map((name) => {
    const file = fileOf(name);
    const source = sources.find((candidate) => candidate.file === file);
    const document = parseYaml(source?.text ?? '', file);
    // Do not validate a missing or unreadable file, because `readFiles` has already reported an error for the file.
    const checked = source
      ? validate(collections[name], document)
      : { value: undefined, diagnostics: [] };
    return { name, document, ...checked };
  });
  const byName = (key: 'value' | 'document') =>
    Object.fromEntries(parsed.map((file) => [file.name, file[key]]));
  const articles = sources.filter(({ file }) => file.startsWith('content/blog/')).map(parseArticle);
  return {
    ...files,
    facts: byName('value') as Facts,
    documents: byName('document') as Record<Name, YamlDocument>,
    articles,
    diagnostics: [files, ...parsed, ...articles].flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Returns the content and all problems except those that `rules/` finds. After an error, `content` is undefined. */
export async function resolveContent(root: string, today = todayInLagos()) {
  const parsed = parseContent(await readFiles(root, names.map(fileOf)));
  const { facts, documents, images, publicFiles } = parsed;
  const diagnostics = [...parsed.diagnostics, ...checkRequiredImages(images)];
  const known: Known = {
    images,
    topics: facts.pages?.blog.topics.list,
    people: undefined,
    services: undefined,
    articles: new Map(),
    targets: findTargets(parsed, today),
    placeholders: facts.site ? getPlaceholderValues(facts.site) : {},
    source: { page: paths.services },
  };
  const resolveFile = <Key extends Name>(name: Key) => {
    const value = facts[name] ?? documents[name].value;
    const placeholders = name === 'site' ? undefined : known.placeholders;
    const resolved = resolve(collections[name], value, documents[name], { ...known, placeholders });
    diagnostics.push(...resolved.diagnostics);
    return facts[name] && (resolved.value as Content[Key]);
  };
  // A file must be resolved after the files that it refers to.
  const people = (known.people = resolveFile('people'));
  const articles = parsed.articles.flatMap((each) => {
    const resolved = resolveArticle(each, known);
    diagnostics.push(...resolved.diagnostics);
    if (each.id === undefined) diagnostics.push(makeError(each.file, nameRule(parsed)));
    return resolved.article ?? [];
  });
  known.articles = new Map(articles.map((article) => [article.id, article]));
  const services = (known.services = resolveFile('services'));
  const content = {
    ...{ people, services, images, publicFiles },
    articles: articles.sort((a, b) => a.id - b.id),
    site: resolveFile('site'),
    pages: resolveFile('pages'),
    reasons: resolveFile('reasons'),
    badges: resolveFile('badges'),
    values: resolveFile('values'),
    faq: resolveFile('faq'),
    redirects: resolveFile('redirects'),
  };
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  return {
    parsed,
    known,
    people,
    diagnostics,
    content: hasErrors ? undefined : (content as Content),
  };
}

const nameRule = ({ articles, facts }: ParsedContent) =>
  `the file name of an article must be a number without zeros in front, followed by .md; rename this file to ${getNextArticleId(articles, facts.redirects ?? [])}.md, the next free name`;

/** Returns the content, or throws one error that lists the errors in all files. */
export async function loadContent(root: string): Promise<Content> {
  const { content, diagnostics } = await resolveContent(root);
  if (content) return content;
  const error = new Error(
    formatDiagnostics(diagnostics.filter(({ severity }) => severity === 'error')),
  );
  // Next.js prints an error's `stack`. Replace the stack with the message, because a stack trace does not help editors.
  error.stack = error.message;
  throw error;
}
