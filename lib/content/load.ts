import type { z } from 'zod';
import {
  checkOwnImages,
  explainMissingImage,
  findImage,
  type ImageIndex,
} from '@/lib/images/image-index';
import { type Checked, type Diagnostic, formatReport, makeError } from '@/lib/site/diagnostic';
import { type Article, parseArticle, type ParsedArticle, resolveArticle } from './article';
import { fillFacts } from './facts';
import { readFiles } from './files/read-files';
import { listTexts, parseYaml, type YamlDocument } from './files/yaml-document';
import { nextNumber, redirectsSchema } from './redirects';
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
  /** All articles by id, drafts and future ones included. */
  articles: Article[];
  images: ImageIndex;
  /** The files of `public/`, relative to it. */
  publicFiles: readonly string[];
};

/** Every file of `content/`, parsed by itself. */
export type ParsedContent = Files & {
  /** What is in the files of facts; a file with a problem has no value. */
  facts: { [Name in keyof Facts]: Facts[Name] | undefined };
  documents: { [Name in keyof Facts]: YamlDocument };
  articles: ParsedArticle[];
  /** The problems that each file has by itself. */
  diagnostics: Diagnostic[];
};

type Files = Awaited<ReturnType<typeof readFiles>>;

const fileOf = (name: string) => `content/${name}.yaml`;

/** Reads every file of `content/`, which is in the folder `root`: all that touches the disk. */
export function readContent(root: string): Promise<Files> {
  return readFiles(root, Object.keys(schemas).map(fileOf));
}

export function parseContent(files: Files): ParsedContent {
  const { sources } = files;
  const parsed = Object.entries(schemas).map(([name, schema]: [string, z.ZodType]) => {
    const file = fileOf(name);
    const source = sources.find((other) => other.file === file);
    const document = parseYaml(source?.text ?? '', file);
    // A file that could not be read has been reported.
    const checked = source ? validate(schema, document) : { value: undefined, diagnostics: [] };
    return { name, document, ...checked };
  });
  const byName = (key: 'value' | 'document') =>
    Object.fromEntries(parsed.map((file) => [file.name, file[key]]));
  const articles = sources.filter(({ file }) => file.startsWith('content/blog/')).map(parseArticle);
  return {
    ...files,
    // Object.fromEntries loses the type of each name.
    facts: byName('value') as ParsedContent['facts'],
    documents: byName('document') as ParsedContent['documents'],
    articles,
    diagnostics: [files, ...parsed, ...articles].flatMap(({ diagnostics }) => diagnostics),
  };
}

/**
 * Makes the content that pages show: finds what files name in each other, and fills in the facts.
 *
 * @returns no value when a page cannot be made; the images and numbers that are missing
 */
export function resolveContent(parsed: ParsedContent): Checked<Content> {
  const { facts, documents, images, publicFiles } = parsed;
  const diagnostics = [
    ...checkOwnImages(images),
    ...[documents.pages, documents.services, documents.people]
      .concat(parsed.articles.map(({ document }) => document))
      .flatMap((document) => findMissingImages(document, images)),
    ...parsed.articles
      .filter(({ id }) => id === undefined)
      .map(({ file }) => makeError(file, nameRule(parsed), { field: 'id' })),
  ];
  if (diagnostics.length > 0 || Object.values(facts).includes(undefined))
    return { value: undefined, diagnostics };
  const written = facts as Facts;
  const lists = { ...fillFacts(written, written.site), site: written.site };
  const topics = lists.pages.blog.topics.list;
  const articles = parsed.articles.flatMap(
    (article) => resolveArticle(article, images, lists.people, topics, lists.site.url) ?? [],
  );
  // The others have a problem of their own.
  if (articles.length < parsed.articles.length) return { value: undefined, diagnostics };
  const value = {
    ...lists,
    articles: articles.sort((a, b) => a.id - b.id),
    images,
    publicFiles,
  };
  return { value, diagnostics };
}

const nameRule = ({ articles, facts }: ParsedContent) =>
  `the file name must be a whole number and .md; the next free one is ${nextNumber(articles, facts.redirects ?? [])}.md`;

/** Reports each field `image` that names no image, whatever problems other fields have. */
function findMissingImages({ file, value, locate }: YamlDocument, images: ImageIndex) {
  return listTexts(value).flatMap(({ path, text }) => {
    const name = path.at(-1) === 'image' ? text.trim() : '';
    if (name === '' || findImage(images, name)) return [];
    return makeError(file, explainMissingImage(images, name), locate(path));
  });
}

/**
 * Loads the content for pages.
 *
 * @param root the folder that holds `content/`
 * @throws with the errors of every file at once, when a page cannot be made
 */
export async function loadContent(root: string): Promise<Content> {
  const parsed = parseContent(await readContent(root));
  const { value, diagnostics } = resolveContent(parsed);
  if (value) return value;
  const errors = [...parsed.diagnostics, ...diagnostics].filter(
    ({ severity }) => severity === 'error',
  );
  const error = new Error(formatReport(errors));
  // Servers print the stack of an error, which does not help an editor.
  error.stack = error.message;
  throw error;
}
