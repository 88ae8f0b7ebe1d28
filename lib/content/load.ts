import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { parseArticle, type Article } from './article';
import { checkBody } from './check-body';
import { loadImages, type ImageIndex } from './images';
import {
  badgesSchema,
  faqSchema,
  reasonsSchema,
  servicesSchema,
  valuesSchema,
  type FaqItem,
  type Service,
  type TitledText,
} from './lists-schema';
import { pagesSchema, type Pages } from './pages-schema';
import { ContentError, type Problem } from './problem';
import { siteSchema, type Site } from './site-schema';
import { readSource } from './source';
import { validate } from './validate';
import { parseYaml } from './yaml-document';

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
};

/**
 * Reads and checks all of `content/`.
 *
 * @param root the folder that holds `content/`
 * @throws ContentError with every problem of every file at once
 */
export async function loadContent(root: string): Promise<Content> {
  const problems: Problem[] = [];
  const images = await loadImages(root, problems);

  async function load<Schema extends z.ZodType>(name: string, schema: Schema) {
    const file = `content/${name}.yaml`;
    const source = await tryRead(root, file, problems);
    if (!source) return undefined;
    const checked = validate(schema, parseYaml(source.text, file), file);
    problems.push(...checked.problems);
    return checked.value;
  }

  const site = await load('site', siteSchema);
  const pages = await load('pages', pagesSchema);
  const services = await load('services', servicesSchema);
  const reasons = await load('reasons', reasonsSchema);
  const badges = await load('badges', badgesSchema);
  const values = await load('values', valuesSchema);
  const faq = await load('faq', faqSchema);
  const articles = await loadArticles(root, images, problems);

  // Each missing list has a problem of its own; naming them here lets the types follow.
  if (!site || !pages || !services || !reasons || !badges || !values || !faq || problems.length > 0)
    throw new ContentError(problems.sort(byPlace));
  return { site, pages, services, reasons, badges, values, faq, articles, images };
}

async function loadArticles(
  root: string,
  images: ImageIndex,
  problems: Problem[],
): Promise<Article[]> {
  const folder = path.join(root, 'content/blog');
  // A folder that git does not keep because it is empty is a blog without articles.
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => tryRead(root, `content/blog/${name}`, problems)),
  );
  const articles = sources.flatMap((source) => {
    if (!source) return [];
    const parsed = parseArticle(source, images);
    problems.push(...parsed.problems);
    return parsed.article ? [parsed.article] : [];
  });
  problems.push(...articles.flatMap((article) => checkBody(article, images)));
  return articles.sort((a, b) => a.id - b.id);
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line;
}

async function tryRead(root: string, file: string, problems: Problem[]) {
  try {
    return await readSource(root, file);
  } catch (error) {
    const message =
      error instanceof TypeError
        ? 'the file is not UTF-8 text; save it with the encoding UTF-8'
        : 'the file cannot be read; it has to exist and be a file';
    problems.push({ file, line: 1, column: 1, field: '', message });
    return undefined;
  }
}
