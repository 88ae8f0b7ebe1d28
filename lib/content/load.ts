import type { z } from 'zod';
import {
  checkOwnImages,
  findImage,
  type ImageAsset,
  type ImageIndex,
} from '@/lib/images/image-index';
import { listVariants } from '@/lib/images/variants';
import { generatedFiles, paths } from '@/lib/site/paths';
import { type IsoDate, todayInLagos } from '@/lib/site/dates';
import { type Checked, ContentError, type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { type Article, parseArticle, type ParsedArticle } from './article';
import type { LinkTargets } from './explain-link';
import { checkProse } from './check-prose';
import { type ContentFiles, readFiles } from './files/read-files';
import { parseYaml, type YamlDocument } from './files/yaml-document';
import { checkImageField } from './image-references';
import { findGaps, nextNumber } from './numbers';
import { checkOffice, MAP_FILE, type PlaceMap, placeMapSchema } from './place-map';
import { checkRedirects, type Redirect, redirectsSchema } from './redirects';
import {
  badgesSchema,
  faqSchema,
  peopleSchema,
  reasonsSchema,
  type Service,
  servicesSchema,
  valuesSchema,
} from './schemas/lists-schema';
import { namedFacts, pagesSchema } from './schemas/pages-schema';
import { siteSchema } from './schemas/site-schema';
import { validate } from './schemas/validate';

/** The YAML files of `content/` by their names: what each must hold, and what `Content` has of it. */
const schemas = {
  site: siteSchema,
  pages: pagesSchema,
  services: servicesSchema,
  reasons: reasonsSchema,
  badges: badgesSchema,
  values: valuesSchema,
  faq: faqSchema,
  people: peopleSchema,
  redirects: redirectsSchema,
};

type Lists = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

export type ShownService = Omit<Service, 'image'> & { image: ImageAsset };

export type Content = Omit<Lists, 'services' | 'redirects'> & {
  services: ShownService[];
  /** All articles by id, drafts and future ones included. */
  articles: Article[];
  images: ImageIndex;
  /** Undefined without its file. */
  placeMap: PlaceMap | undefined;
  /** URLs that lead to another page now. */
  redirects: Redirect[];
};

/** The content, and what is needed to check more of it than a build needs. */
export type ReadContent = Checked<Content> & {
  articles: ParsedArticle[];
  targets: LinkTargets;
  /** The number of the next article; undefined while a file that shows which are free has a fault. */
  freeNumber: number | undefined;
};

/**
 * Reads and checks all of `content/`.
 *
 * @param root the folder that holds `content/`
 * @param today the day in Lagos, by which redirects may lead to an article or not yet
 * @throws ContentError with every error of every file at once; warnings are ignored
 */
export async function loadContent(root: string, today?: IsoDate): Promise<Content> {
  const { value, diagnostics } = await readContent(root, today);
  if (!value) throw new ContentError(diagnostics.filter(isError));
  return value;
}

/**
 * Reads all of `content/` and says everything that is wrong with it.
 *
 * @returns no value when a diagnostic is an error
 */
export async function readContent(root: string, today = todayInLagos()): Promise<ReadContent> {
  const lists = Object.keys(schemas).map((name) => `${name}.yaml`);
  const files = await readFiles(root, lists);
  return checkAcross(files, parseFiles(files), today);
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

type ParsedList<Value> = Checked<Value> & { document: YamlDocument };
type ParsedLists = { [Name in keyof Lists]: ParsedList<Lists[Name]> };

/** Parses each file by itself. One that could not be read is empty, and has been reported. */
function parseFiles({ sources, images }: ContentFiles) {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const parse = <Value>(file: string, schema: z.ZodType<Value>): ParsedList<Value> => {
    const source = byFile.get(file);
    const document = parseYaml(source?.text ?? '', file);
    const checked = source ? validate(schema, document) : { value: undefined, diagnostics: [] };
    return { ...checked, document };
  };
  const parseList = ([name, schema]: [string, z.ZodType]) => [
    name,
    parse(`content/${name}.yaml`, schema),
  ];
  // Object.fromEntries does not keep what TypeScript knows of each name.
  const lists = Object.fromEntries(Object.entries(schemas).map(parseList)) as ParsedLists;
  return {
    lists,
    // JSON is YAML.
    placeMap: parse(MAP_FILE, placeMapSchema),
    prose: sources.filter(({ file }) => file.endsWith('.mdx')).flatMap(checkProse),
    articles: sources
      .filter(({ file }) => file.startsWith('content/blog/'))
      .map((source) => parseArticle(source, images, lists.people.value)),
  };
}

function checkAcross(
  { images, publicFiles, diagnostics: unread }: ContentFiles,
  { lists, placeMap, prose, articles }: ReturnType<typeof parseFiles>,
  today: IsoDate,
): ReadContent {
  const targets = {
    articles: new Map(articles.flatMap(({ id, article }) => (id ? [[id, article] as const] : []))),
    files: [
      ...generatedFiles,
      ...publicFiles.map((file) => `/${file}`),
      ...listVariants(images).map(({ file }) => paths.image(file)),
    ],
    siteUrl: lists.site.value?.url,
    today,
  };
  const { value: entries = [], document } = lists.redirects;
  const redirects = checkRedirects(entries, document, targets);
  const number = nextNumber(articles, entries);
  const diagnostics = [
    ...unread,
    ...Object.values(lists).flatMap((list) => list.diagnostics),
    ...placeMap.diagnostics,
    ...prose,
    ...(placeMap.value && lists.site.value
      ? checkOffice(placeMap.value, placeMap.document, lists.site.value.map)
      : []),
    ...articles.flatMap((article) => article.diagnostics),
    ...findWrongNames(articles, number),
    ...checkOwnImages(images),
    ...[lists.pages, lists.services, lists.people].flatMap((list) =>
      checkImageFields(list.document, images),
    ),
    ...redirects.diagnostics,
    ...(lists.redirects.value ? findGaps(articles, entries) : []),
  ];
  const freeNumber = lists.redirects.value && number;
  const read = { diagnostics, articles, targets, freeNumber };
  if (diagnostics.some(isError)) return { value: undefined, ...read };
  // What has no value has an error.
  const values = Object.fromEntries(
    Object.entries(lists).map(([name, { value }]) => [name, value]),
  ) as Lists;
  const value = {
    ...values,
    pages: putFacts(values.pages, values.site),
    services: values.services.flatMap((service) => {
      const image = findImage(images, service.image);
      return image ? { ...service, image } : [];
    }),
    articles: articles.flatMap(({ article }) => article ?? []).sort((a, b) => a.id - b.id),
    images,
    placeMap: placeMap.value,
    redirects: redirects.value ?? [],
  };
  return { value, ...read };
}

function findWrongNames(articles: readonly ParsedArticle[], free: number): Diagnostic[] {
  return articles
    .filter(({ id }) => id === undefined)
    .map(({ file }, index) => {
      const message = `the file name must be a whole number and .md; the next free one is ${free + index}.md`;
      return makeError(file, message, { field: 'id' });
    });
}

/** Writes the firm's facts in place of their names in braces. */
function putFacts(pages: Lists['pages'], { address, ...names }: Lists['site']): Lists['pages'] {
  const facts = { ...names, ...address };
  const inText = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (written, word) => {
      const fact = namedFacts.find((name) => name === word);
      return fact ? facts[fact] : written;
    });
  return JSON.parse(JSON.stringify(pages), (_key, value: unknown) =>
    typeof value === 'string' ? inText(value) : value,
  ) as Lists['pages'];
}

/** Checks the fields `image` of a file's groups: a page, a service or a person each. */
function checkImageFields(document: YamlDocument, images: ImageIndex): Diagnostic[] {
  const { value } = document;
  return Object.entries(value ?? {}).flatMap(([key, fields]) =>
    checkImageField(fields, [Array.isArray(value) ? Number(key) : key], document, images),
  );
}
