import type { z } from 'zod';
import {
  checkRequiredImages,
  explainMissingImage,
  findImage,
  type ImageIndex,
} from '@/lib/images/images';
import { type Checked, type Diagnostic, formatDiagnostics, makeError } from '@/lib/site/diagnostic';
import { type Article, parseArticle, type ParsedArticle, resolveArticle } from './article';
import { fillPlaceholders } from './facts';
import { readFiles } from './files/read-files';
import { listTexts, parseYaml, type YamlDocument } from './files/yaml-document';
import { getNextArticleId, redirectsSchema } from './redirects';
import * as list from './schemas/lists-schema';
import { pagesSchema } from './schemas/pages-schema';
import { siteSchema } from './schemas/site-schema';
import { validate } from './schemas/validate';

const schemas = {
  site: siteSchema,
  pages: pagesSchema,
  services: list.servicesSchema,
  reasons: list.reasonsSchema,
  badges: list.badgesSchema,
  values: list.valuesSchema,
  faq: list.faqSchema,
  people: list.peopleSchema,
  redirects: redirectsSchema,
};

type Facts = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

export type Content = Facts & {
  /** All articles, sorted by id, including drafts and scheduled articles. */
  articles: Article[];
  images: ImageIndex;
  publicFiles: readonly string[];
};

/**
 * The parsed files in `content/`, before references between files are resolved. If a YAML file has an error, its entry
 * in `facts` is undefined. `diagnostics` contains only problems that concern a single file.
 */
export type ParsedContent = Files & {
  facts: { [Name in keyof Facts]: Facts[Name] | undefined };
  documents: { [Name in keyof Facts]: YamlDocument };
  articles: ParsedArticle[];
  diagnostics: Diagnostic[];
};

type Files = Awaited<ReturnType<typeof readFiles>>;

const fileOf = (name: string) => `content/${name}.yaml`;

/** Reads all files that make up the content. The later steps, parsing and resolving, do not access the disk. */
export function readContent(root: string): Promise<Files> {
  return readFiles(root, Object.keys(schemas).map(fileOf));
}

export function parseContent(files: Files): ParsedContent {
  const { sources } = files;
  const parsed = Object.entries(schemas).map(([name, schema]: [string, z.ZodType]) => {
    const file = fileOf(name);
    const source = sources.find((candidate) => candidate.file === file);
    const document = parseYaml(source?.text ?? '', file);
    // If a file could not be read, `readFiles` has already reported it.
    const checked = source ? validate(schema, document) : { value: undefined, diagnostics: [] };
    return { name, document, ...checked };
  });
  const byName = (key: 'value' | 'document') =>
    Object.fromEntries(parsed.map((file) => [file.name, file[key]]));
  const articles = sources.filter(({ file }) => file.startsWith('content/blog/')).map(parseArticle);
  return {
    ...files,
    facts: byName('value') as ParsedContent['facts'],
    documents: byName('document') as ParsedContent['documents'],
    articles,
    diagnostics: [files, ...parsed, ...articles].flatMap(({ diagnostics }) => diagnostics),
  };
}

/**
 * Resolves references between files, and replaces placeholders such as `{city}` with facts about the firm.
 *
 * @returns the content (undefined if a page cannot be rendered), and diagnostics about images and file names
 */
export function resolveContent(parsed: ParsedContent): Checked<Content> {
  const { facts, documents, images, publicFiles } = parsed;
  const diagnostics = [
    ...checkRequiredImages(images),
    ...[documents.pages, documents.services, documents.people]
      .concat(parsed.articles.map(({ document }) => document))
      .flatMap((document) => findMissingImages(document, images)),
    ...parsed.articles
      .filter(({ id }) => id === undefined)
      .map(({ file }) => makeError(file, nameRule(parsed))),
  ];
  if (diagnostics.length > 0 || Object.values(facts).includes(undefined))
    return { value: undefined, diagnostics };
  const validFacts = facts as Facts;
  const filled = { ...fillPlaceholders(validFacts, validFacts.site), site: validFacts.site };
  const topics = filled.pages.blog.topics.list;
  const articles = parsed.articles.flatMap(
    (article) => resolveArticle(article, images, filled.people, topics, filled.site.url) ?? [],
  );
  // If an article could not be resolved, its problems have already been reported.
  if (articles.length < parsed.articles.length) return { value: undefined, diagnostics };
  const value = {
    ...filled,
    articles: articles.sort((a, b) => a.id - b.id),
    images,
    publicFiles,
  };
  return { value, diagnostics };
}

const nameRule = ({ articles, facts }: ParsedContent) =>
  `the file name of an article must be a number without zeros in front, followed by .md; rename this file to ${getNextArticleId(articles, facts.redirects ?? [])}.md, the next free name`;

/** Searches the YAML before validation, so that missing images are reported even if other fields are invalid. */
function findMissingImages({ file, value, locate }: YamlDocument, images: ImageIndex) {
  return listTexts(value).flatMap(({ path, text }) => {
    const name = path.at(-1) === 'image' ? text.trim() : '';
    if (name === '' || findImage(images, name)) return [];
    return makeError(file, explainMissingImage(images, name), locate(path));
  });
}

/**
 * Reads, parses and resolves the content.
 *
 * @param root the folder that contains `content/`
 * @throws if errors prevent a page from being rendered; the message lists the errors in all files
 */
export async function loadContent(root: string): Promise<Content> {
  const parsed = parseContent(await readContent(root));
  const { value, diagnostics } = resolveContent(parsed);
  if (value) return value;
  const errors = [...parsed.diagnostics, ...diagnostics].filter(
    ({ severity }) => severity === 'error',
  );
  const error = new Error(formatDiagnostics(errors));
  // Servers print an error's `stack` instead of its `message`, but a stack trace would not help an editor.
  error.stack = error.message;
  throw error;
}
