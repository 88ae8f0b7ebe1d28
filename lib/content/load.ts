import type { z } from 'zod';
import type { ImageIndex } from '@/lib/images/image-index';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { type Article, parseArticle, type ParsedArticle, resolveArticle } from './article';
import { fillFacts } from './facts';
import { readFiles } from './files/read-files';
import { parseYaml, type YamlDocument } from './files/yaml-document';
import { MAP_FILE, type PlaceMap, placeMapSchema, showsOffice } from './place-map';
import { redirectsSchema } from './redirects';
import * as list from './schemas/lists-schema';
import { pagesSchema } from './schemas/pages-schema';
import { siteSchema } from './schemas/site-schema';
import { validate } from './schemas/validate';

/** The schema of each file of facts, by the name of the file. */
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
  map: placeMapSchema,
};

type Facts = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

/** The content as pages show it. */
export type Content = Omit<Facts, 'map'> & {
  /** All articles by id, drafts and future ones included. */
  articles: Article[];
  images: ImageIndex;
  /** The files of `public/`, relative to it. */
  publicFiles: readonly string[];
  /** Undefined without its file, or where the office is not on it. */
  placeMap: PlaceMap | undefined;
};

/** Every file of `content/`, parsed by itself. */
export type ParsedContent = Awaited<ReturnType<typeof readFiles>> & {
  /** What is in the files of facts; a file with a fault has no value. */
  facts: { [Name in keyof Facts]: Facts[Name] | undefined };
  /** The places of these values. */
  documents: { [Name in keyof Facts]: YamlDocument };
  articles: ParsedArticle[];
  /** The faults of all files but articles and page prose. */
  diagnostics: Diagnostic[];
};

/** Reads and parses every file of `content/`, which is in the folder `root`. */
export async function parseContent(root: string): Promise<ParsedContent> {
  const fileOf = (name: string) => (name === 'map' ? MAP_FILE : `content/${name}.yaml`);
  const files = await readFiles(root, Object.keys(schemas).map(fileOf));
  const { sources } = files;
  const parsed = Object.entries(schemas).map(([name, schema]: [string, z.ZodType]) => {
    const file = fileOf(name);
    const source = sources.find((other) => other.file === file);
    // JSON is YAML.
    const document = parseYaml(source?.text ?? '', file);
    // A file that could not be read has been reported, and there may be no map.
    const checked = source ? validate(schema, document) : { value: undefined, diagnostics: [] };
    return { name, document, ...checked };
  });
  const byName = (key: 'value' | 'document') =>
    Object.fromEntries(parsed.map((file) => [file.name, file[key]]));
  return {
    ...files,
    // Object.fromEntries loses the type of each name.
    facts: byName('value') as ParsedContent['facts'],
    documents: byName('document') as ParsedContent['documents'],
    articles: sources.filter(({ file }) => file.startsWith('content/blog/')).map(parseArticle),
    diagnostics: [...files.diagnostics, ...parsed.flatMap(({ diagnostics }) => diagnostics)],
  };
}

/** Makes the content that pages show; undefined when a fault would leave a page without a part. */
export function makeContent(parsed: ParsedContent): Content | undefined {
  const { facts, images, publicFiles } = parsed;
  const { map, ...required } = facts;
  if (Object.values(required).includes(undefined)) return undefined;
  const written = required as Omit<Facts, 'map'>;
  const lists = { ...fillFacts(written, written.site), site: written.site };
  const topics = lists.pages.blog.topics.list;
  const articles = parsed.articles.flatMap(
    (article) => resolveArticle(article, images, lists.people, topics) ?? [],
  );
  if (articles.length < parsed.articles.length) return undefined;
  return {
    ...lists,
    articles: articles.sort((a, b) => a.id - b.id),
    images,
    publicFiles,
    placeMap: map && showsOffice(map, lists.site.map) ? map : undefined,
  };
}
