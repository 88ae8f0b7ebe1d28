import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { ImageIndex } from '@/lib/images/image-index';
import { checkOwnPictures, loadImages } from '@/lib/images/images';
import { todayInLagos } from '@/lib/site/dates';
import { ContentError, type Diagnostic } from '@/lib/site/diagnostic';
import { ADDRESSES_FILE, parsePublishedUrls, type PublishedUrl } from './published-urls';
import { type Article, parseArticle, type ParsedArticle } from './article';
import type { LinkTargets } from './explain-link';
import { readChecked, tryRead } from './files/source';
import { parseYaml } from './files/yaml-document';
import {
  checkNamings,
  checkPictures,
  type ImageReference,
  listCovers,
  listPageImages,
  withFirstReference,
} from './image-references';
import { parseRedirects, REDIRECTS_FILE } from './redirects';
import {
  badgesSchema,
  type FaqItem,
  faqSchema,
  reasonsSchema,
  type Service,
  servicesSchema,
  type TitledText,
  valuesSchema,
} from './schemas/lists-schema';
import { type Pages, pagesSchema } from './schemas/pages-schema';
import type { Redirect } from './schemas/redirects-schema';
import { type Site, siteSchema } from './schemas/site-schema';
import { validate } from './schemas/validate';

/** Everything that stands in `content/`, checked. */
export type Content = {
  site: Site;
  pages: Pages;
  services: Service[];
  reasons: TitledText[];
  badges: string[];
  values: TitledText[];
  faq: FaqItem[];
  /** All articles in stored order, that is by id, drafts and future ones included. */
  articles: Article[];
  images: ImageIndex;
  /** Every address that has been published; the build checks that each still works. */
  addresses: PublishedUrl[];
  /** Published addresses that lead to another page now. */
  redirects: Redirect[];
};

/** What was read, and everything in it that the site cannot be built with. */
export type ReadContent = {
  /** Undefined when there is a problem. */
  content: Content | undefined;
  site: Site | undefined;
  files: ParsedArticle[];
  diagnostics: Diagnostic[];
  /** What the site can be built with, though an editor should know of it. */
  warnings: Diagnostic[];
};

/**
 * Reads and checks all of `content/`.
 *
 * @param root the folder that holds `content/`
 * @throws ContentError with every problem of every file at once
 */
export async function loadContent(root: string): Promise<Content> {
  const { content, diagnostics } = await readContent(root);
  if (!content) throw new ContentError(diagnostics);
  return content;
}

/**
 * Reads all of `content/`, for who has more to check than the build needs.
 *
 * @param root the folder that holds `content/`
 */
export async function readContent(root: string): Promise<ReadContent> {
  const diagnostics: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const namings: ImageReference[] = [];
  const images = await loadImages(root, diagnostics, warnings);
  diagnostics.push(...checkOwnPictures(images));

  const load = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readChecked(root, `content/${name}.yaml`, diagnostics, ({ file, text }) =>
      validate(schema, parseYaml(text, file), file),
    );

  const site = await load('site', siteSchema);
  const pages = await readChecked(root, 'content/pages.yaml', diagnostics, ({ file, text }) => {
    const document = parseYaml(text, file);
    const pageImages = listPageImages(document, file);
    namings.push(...pageImages);
    const { value, diagnostics: faults } = validate(pagesSchema, document, file);
    return { value, diagnostics: [...faults, ...checkNamings(pageImages, images)] };
  });
  const services = await load('services', servicesSchema);
  const reasons = await load('reasons', reasonsSchema);
  const badges = await load('badges', badgesSchema);
  const values = await load('values', valuesSchema);
  const faq = await load('faq', faqSchema);
  const files = await readArticles(root, images, diagnostics, namings);
  diagnostics.push(...files.flatMap((file) => file.diagnostics));

  const targets = { articles: articlesById(files), siteUrl: site?.url, today: todayInLagos() };
  const addresses = await readChecked(root, ADDRESSES_FILE, diagnostics, parsePublishedUrls);
  const redirects = await readChecked(root, REDIRECTS_FILE, diagnostics, (source) =>
    parseRedirects(source, targets),
  );

  // Each missing list has a problem of its own; naming them here lets the types follow.
  const lists = services && reasons && badges && values && faq && addresses && redirects;
  const told = {
    diagnostics: withFirstReference(diagnostics, images, namings),
    warnings: withFirstReference(warnings, images, namings),
  };
  if (!site || !pages || !lists || diagnostics.length > 0)
    return { content: undefined, site, files, ...told };
  const content = {
    ...{ site, pages, services, reasons, badges, values, faq, images, addresses, redirects },
    articles: files.flatMap(({ article }) => article ?? []).sort((a, b) => a.id - b.id),
  };
  return { content, site, files, ...told };
}

/** Articles by number; one whose head is wrong is there without more. */
export function articlesById(files: readonly ParsedArticle[]): LinkTargets['articles'] {
  return new Map(
    files.flatMap(({ id, article }) => (id === undefined ? [] : [[id, article] as const])),
  );
}

/**
 * Reads every file of `content/blog`.
 *
 * @param root the folder that holds `content/`
 * @param diagnostics takes what is wrong with files that cannot be read; an article has its own
 * @param namings takes where articles name pictures
 */
async function readArticles(
  root: string,
  images: ImageIndex,
  diagnostics: Diagnostic[],
  namings: ImageReference[],
): Promise<ParsedArticle[]> {
  const folder = path.join(root, 'content/blog');
  // A folder that git does not keep because it is empty is a blog without articles.
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => tryRead(root, `content/blog/${name}`, diagnostics)),
  );
  return sources.flatMap((source) => {
    if (!source) return [];
    const parsed = parseArticle(source, images);
    namings.push(...listCovers(parsed));
    if (parsed.parts) {
      const body = checkPictures(parsed.parts, images);
      parsed.diagnostics.push(...body.diagnostics);
      namings.push(...body.namings);
    }
    return [parsed];
  });
}
