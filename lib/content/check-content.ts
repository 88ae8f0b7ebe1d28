import { checkOwnImages, checkWidths, findImage } from '@/lib/images/image-index';
import { type IsoDate, todayInLagos } from '@/lib/site/dates';
import { type Diagnostic, formatReport, makeError, makeWarning } from '@/lib/site/diagnostic';
import { didYouMean, show } from '@/lib/site/wording';
import type { Article, ParsedArticle } from './article';
import { checkArticle, checkImageFields } from './check-article';
import { checkProse } from './check-prose';
import type { YamlDocument } from './files/yaml-document';
import { explainLink, findTargets, linkedArticle, type LinkTargets } from './links';
import { type Content, makeContent, parseContent, type ParsedContent } from './load';
import { checkOffice } from './place-map';
import { isPublished } from './queries';
import { checkRedirects, findGaps, nextNumber } from './redirects';
import type { Service } from './schemas/lists-schema';
import type { Pages } from './schemas/pages-schema';

/** Whether readers see an article; a scheduled one appears on its date. */
export type ArticleState = Pick<Article, 'id' | 'date'> & {
  state: 'published' | 'scheduled' | 'draft';
};

/** All that is known of `content/`. */
export type CheckedContent = {
  parsed: ParsedContent;
  /** Undefined when no page can be made of it. A dead link, for one, stops a build and no preview. */
  content: Content | undefined;
  /** Of every article by number; an article with an error in its front matter has none. */
  states: ArticleState[];
  /** With an error among them, the site is not built. */
  diagnostics: Diagnostic[];
};

/** Reads and checks all of `content/`, which is in the folder `root`: every rule, on every file. */
export async function checkContent(root: string, today = todayInLagos()): Promise<CheckedContent> {
  const parsed = await parseContent(root);
  return { parsed, content: makeContent(parsed), ...checkAcross(parsed, today) };
}

/**
 * Reads the content for pages, without the checks that need all articles' texts.
 *
 * @throws with every error of every file at once, when a page cannot be made
 */
export async function loadContent(root: string): Promise<Content> {
  const parsed = await parseContent(root);
  const content = makeContent(parsed);
  if (content) return content;
  const { diagnostics } = checkAcross(parsed, todayInLagos());
  const error = new Error(formatReport(diagnostics.filter(({ severity }) => severity === 'error')));
  // Servers print the stack of an error, which does not help an editor.
  error.stack = error.message;
  throw error;
}

/** Checks references between files: images, links, redirects, numbers. */
function checkAcross(parsed: ParsedContent, today: IsoDate) {
  const { facts, documents, images, articles, sources } = parsed;
  const { site, pages, services, people, redirects = [], map } = facts;
  const topics = pages?.blog.topics.list;
  const known = articles.flatMap(({ id, fields, body }) =>
    id === undefined ? [] : [[id, fields && { ...fields, body }] as const],
  );
  const targets = { ...findTargets({ ...parsed, ...facts }), articles: new Map(known), today };
  const context = { images, people, topics, targets };
  const portraits = people?.flatMap(({ image = '' }) => findImage(images, image)?.name ?? []);
  const wrongName = `the file name must be a whole number and .md; the next free one is ${nextNumber(articles, redirects)}.md`;
  const diagnostics = [
    ...parsed.diagnostics,
    ...(map && site ? checkOffice(map, documents.map, site.map) : []),
    ...checkOwnImages(images),
    ...checkWidths(images, portraits ?? []),
    ...[documents.pages, documents.services, documents.people].flatMap((document) =>
      checkImageFields(document, images),
    ),
    ...(pages ? checkHome(pages.home, documents.pages, services, targets) : []),
    ...checkRedirects(redirects, documents.redirects, targets),
    ...(facts.redirects ? findGaps(articles, redirects) : []),
    ...sources
      .filter(({ file }) => file.endsWith('.mdx'))
      .flatMap((prose) => checkProse(prose, targets)),
    ...articles
      .filter(({ id }) => id === undefined)
      .map(({ file }) => makeError(file, wrongName, { field: 'id' })),
    ...articles.flatMap((article) => checkArticle(article, context).diagnostics),
    ...findRepeatedTitles(articles),
    ...findUnlinked(articles, targets),
    ...(articles.length === 0 ? [makeWarning('content/blog', NO_ARTICLES)] : []),
  ];
  const states = articles.flatMap(({ id, fields }): ArticleState | [] => {
    if (id === undefined || !fields) return [];
    const shown = isPublished(fields, today) ? 'published' : 'scheduled';
    return { id, date: fields.date, state: fields.draft ? 'draft' : shown };
  });
  return { states: states.sort((a, b) => a.id - b.id), diagnostics };
}

/** Checks what the home page names: services, and the link of the specimen. */
function checkHome(
  { services: { order }, whoWeAre: { specimen } }: Pages['home'],
  { file, locate }: YamlDocument,
  services: readonly Service[] | undefined,
  targets: LinkTargets,
): Diagnostic[] {
  const known = services?.map(({ id }) => id);
  const report = (message: string, ...path: (string | number)[]) =>
    makeError(file, message, locate(['home', ...path]));
  const unknown = order.flatMap((id, index) => {
    if (!known || known.includes(id)) return [];
    const message = `services.yaml has no service ${show(id)}.${didYouMean(id, known)}`;
    return report(message, 'services', 'order', index);
  });
  const message = specimen && explainLink(specimen.link.url, targets);
  return message ? [...unknown, report(message, 'whoWeAre', 'specimen', 'link', 'url')] : unknown;
}

/** Readers cannot tell two articles of one title apart in a list; nor of one description, search engines. */
function findRepeatedTitles(articles: readonly ParsedArticle[]): Diagnostic[] {
  const sorted = articles.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));
  return (['title', 'description'] as const).flatMap((field) => {
    // The same for all spellings that readers could not tell apart.
    const keys = sorted.map(({ fields }) =>
      fields?.[field].normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' '),
    );
    return sorted.flatMap(({ file, document }, index) => {
      const first = keys.indexOf(keys[index]);
      if (keys[index] === undefined || first === index) return [];
      const message = `${sorted[first]?.file} has the same ${field}; change one of the two`;
      return makeWarning(file, message, document.locate([field]));
    });
  });
}

const NO_ARTICLES = 'there are no articles; npm run new-post creates one';

/** A new blog has too few articles to link to each other. */
const FEW_ARTICLES = 3;

/** Links choose the related articles at the end of each; the list of all shows the others. */
function findUnlinked(articles: readonly ParsedArticle[], targets: LinkTargets) {
  const published = articles.filter(({ fields }) => fields && isPublished(fields, targets.today));
  if (published.length <= FEW_ARTICLES) return [];
  const leadsOn = ({ id, links }: ParsedArticle) =>
    links.some((url) => ![undefined, id].includes(linkedArticle(url, targets)));
  return published
    .filter((article) => !leadsOn(article))
    .map(({ file }) => makeWarning(file, NO_LINK));
}

const NO_LINK = 'this article links to no other; link to one that a reader of it would read next';
