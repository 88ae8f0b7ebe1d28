import {
  type ImageAsset,
  layoutImageNames,
  listPublishedFiles,
  type Logo,
  requireImage,
} from '@/lib/images/images';
import { todayInLagos, type IsoDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import type { Article } from './article';
import type { Content } from './load';
import type { Service } from './schemas/lists-schema';
import type { Question } from './schemas/pages-schema';
import type { Site } from './schemas/site-schema';

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

/** Returns the first `count` articles, in the given order, skipping the one with this id. */
export function otherArticles(articles: readonly Article[], id: number, count: number): Article[] {
  return articles.filter((article) => article.id !== id).slice(0, count);
}

/**
 * Returns up to three related articles: first those that `article` links to, then those that link to it, of which the
 * newest come first. If there are fewer than two, articles related to them fill the list up to two.
 *
 * @param shown articles to skip, because the page already shows them elsewhere
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

/** Returns the articles that a service lists in `read`. Without `read`, returns the newest three that link to it. */
export function findServiceArticles(
  articles: readonly Article[],
  { id, read }: Pick<Service, 'id' | 'read'>,
): Article[] {
  if (read)
    return [...new Set(read)].flatMap((number) => findArticleById(articles, `${number}`) ?? []);
  return newestArticles(
    articles.filter(({ links }) => links.services.includes(id)),
    3,
  );
}

/** Replaces links to articles that are not in `articles` with their link text. */
export const removeDeadLinks = (text: string, articles: readonly Article[]) =>
  text.replace(/\[([^[\]]+)\]\(\/blog\/(\d+)\)/g, (link, linkText: string, id: string) =>
    findArticleById(articles, id) ? link : linkText,
  );

export type ShortAnswer = Question & { answer: string };

/** Returns each question with its own answer or its article's. Skips questions that have no answer or no article. */
export function shortAnswers(
  articles: readonly Article[],
  questions: readonly Question[],
): ShortAnswer[] {
  return questions.flatMap((question) => {
    const article = findArticleById(articles, `${question.article}`);
    const answer = question.answer ?? article?.answer;
    return article && answer !== undefined ? [{ ...question, answer }] : [];
  });
}

/**
 * Whether an article may contain links that invite readers to ask the firm for advice. An article about investments may
 * contain them only if `site.yaml` names a regulator.
 */
export function mayLinkToAdvice(
  { regulator }: Pick<Site, 'regulator'>,
  { investment = false }: { investment?: boolean },
): boolean {
  return !investment || regulator !== undefined;
}

/** Returns the date of the latest correction or change note, or the date of publication if there is neither. */
export function getLastChange(article: Pick<Article, 'date' | 'updated' | 'changes'>): IsoDate {
  const { date, updated = date, changes } = article;
  return changes.reduce((latest, change) => (change.date > latest ? change.date : latest), updated);
}

/** Finds an article by the last segment of its URL. Only a leading integer matters: `9-old-title` is article 9. */
export function findArticleById(articles: readonly Article[], id: string): Article | undefined {
  return articles.find((article) => article.id === Number.parseInt(id, 10));
}

/** Returns all services, starting with those whose ids are in `order`, in that order. */
export function servicesInOrder<Service extends { id: string }>(
  services: readonly Service[],
  order: readonly string[],
): Service[] {
  const first = order.flatMap((id) => services.find((service) => service.id === id) ?? []);
  return [...first, ...services.filter((service) => !first.includes(service))];
}

export function findLogo({ images, site }: Pick<Content, 'images' | 'site'>): Logo {
  return {
    image: requireImage(images, 'logo'),
    darkImage: images.get('logo-dark'),
    containsName: site.logoHasName,
  };
}

/** Returns the images that pages show or that articles link to. */
export function usedImages({
  images,
  articles,
  services,
  people,
}: Pick<Content, 'images' | 'articles' | 'services' | 'people'>): ImageAsset[] {
  const names = new Set([
    ...layoutImageNames,
    ...[...services, ...people].map(({ image }) => image),
    ...articles.flatMap(({ image, text }) => [image.name, ...text.images]),
  ]);
  const links = new Set(articles.flatMap(({ text }) => text.links));
  return [...images.values()].filter(
    (image) =>
      names.has(image.name) ||
      names.has(image.file) ||
      listPublishedFiles([image]).some(({ file }) => links.has(paths.image(file))),
  );
}
