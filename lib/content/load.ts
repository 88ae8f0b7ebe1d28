import type { z } from 'zod';
import { findImage, type ImageAsset, type ImageIndex } from '@/lib/images/image-index';
import type { Checked, Diagnostic } from '@/lib/site/diagnostic';
import { type Article, parseArticle, type ParsedArticle, resolveArticle } from './article';
import { checkProse } from './check-prose';
import { writeFacts } from './facts';
import { readFiles } from './files/read-files';
import { parseYaml, type YamlDocument } from './files/yaml-document';
import { MAP_FILE, type PlaceMap, placeMapSchema, showsOffice } from './place-map';
import type { Redirect } from './redirects';
import type { Service } from './schemas/lists-schema';
import { schemas } from './schemas/schemas';
import { validate } from './schemas/validate';

type Lists = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

/** A service with the image that its name leads to. */
export type ShownService = Omit<Service, 'image'> & { image: ImageAsset };

/** The content as pages show it. */
export type Content = Omit<Lists, 'services' | 'redirects'> & {
  services: ShownService[];
  /** All articles by id, drafts and future ones included. */
  articles: Article[];
  images: ImageIndex;
  /** The files of `public/`, relative to it. */
  publicFiles: readonly string[];
  /** Undefined without its file, or where the office is not on it. */
  placeMap: PlaceMap | undefined;
  /** URLs that lead to another page now. */
  redirects: Redirect[];
};

/** A YAML file: its value where it is right, its faults, and its places. */
type ParsedFile<Value> = Checked<Value> & { document: YamlDocument };

/** Every file of `content/`, parsed by itself. */
export type ParsedContent = Omit<Awaited<ReturnType<typeof readFiles>>, 'diagnostics'> & {
  lists: { [Name in keyof Lists]: ParsedFile<Lists[Name]> };
  placeMap: ParsedFile<PlaceMap>;
  articles: ParsedArticle[];
  /** The faults of files as such, and of page prose. */
  diagnostics: Diagnostic[];
};

/** Reads and parses every file of `content/`, which is in the folder `root`. */
export async function parseContent(root: string): Promise<ParsedContent> {
  const names = Object.keys(schemas).map((name) => `${name}.yaml`);
  const { sources, images, publicFiles, diagnostics } = await readFiles(root, names);
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const parse = <Value>(file: string, schema: z.ZodType<Value>): ParsedFile<Value> => {
    const source = byFile.get(file);
    const document = parseYaml(source?.text ?? '', file);
    // A file that could not be read has been reported.
    const checked = source ? validate(schema, document) : { value: undefined, diagnostics: [] };
    return { ...checked, document };
  };
  const lists = Object.entries(schemas).map(([name, schema]: [string, z.ZodType]) => [
    name,
    parse(`content/${name}.yaml`, schema),
  ]);
  const prose = sources.filter(({ file }) => file.endsWith('.mdx'));
  return {
    sources,
    images,
    publicFiles,
    // Object.fromEntries loses the type of each name.
    lists: Object.fromEntries(lists) as ParsedContent['lists'],
    // JSON is YAML.
    placeMap: parse(MAP_FILE, placeMapSchema),
    articles: sources.filter(({ file }) => file.startsWith('content/blog/')).map(parseArticle),
    diagnostics: [...diagnostics, ...prose.flatMap(checkProse)],
  };
}

/** The value of each list, undefined where it has a fault. */
export function valuesOf(lists: ParsedContent['lists']): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).map(([name, { value }]) => [name, value]));
}

/** Makes the content that pages show; undefined when a fault would leave a page without a part. */
export function makeContent({ lists, images, ...parsed }: ParsedContent): Content | undefined {
  if (Object.values(lists).some(({ value }) => value === undefined)) return undefined;
  const values = valuesOf(lists) as Lists;
  const services = values.services.flatMap((service) => {
    const image = findImage(images, service.image);
    return image ? { ...service, image } : [];
  });
  const articles = parsed.articles.flatMap(
    (article) =>
      resolveArticle(article, images, values.people, values.pages.blog.topics.list) ?? [],
  );
  const isWhole =
    services.length === values.services.length && articles.length === parsed.articles.length;
  if (!isWhole) return undefined;
  const { value: map } = parsed.placeMap;
  const { locate } = lists.redirects.document;
  return {
    ...values,
    pages: writeFacts(values.pages, values.site),
    services,
    articles: articles.sort((a, b) => a.id - b.id),
    images,
    publicFiles: parsed.publicFiles,
    placeMap: map && showsOffice(map, values.site.map) ? map : undefined,
    redirects: values.redirects.map((redirect, index) => ({
      ...redirect,
      line: locate([index, 'from']).line,
    })),
  };
}
