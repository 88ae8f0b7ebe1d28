import { type ImageAsset, layoutImages, type Logo, requireImage } from '@/lib/images/image-index';
import { listVariants } from '@/lib/images/variants';
import { todayInLagos, type IsoDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import type { Article } from './article';
import type { Content } from './load';
import type { Service } from './schemas/lists-schema';
import type { Question } from './schemas/pages-schema';
import type { Site } from './schemas/site-schema';

/** Whether a visitor may see an article on a day: it is not a draft and not dated later. */
export function isPublished(
  { draft, date }: Pick<Article, 'draft' | 'date'>,
  today: IsoDate = todayInLagos(),
): boolean {
  return !draft && date <= today;
}

/** Newest first by date; of one day, the higher id first. */
export function newestArticles(articles: readonly Article[], count = articles.length): Article[] {
  return articles
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id)
    .slice(0, count);
}

/** The first articles other than this one, in stored order. */
export function otherArticles(articles: readonly Article[], id: number, count: number): Article[] {
  return articles.filter((article) => article.id !== id).slice(0, count);
}

/**
 * The articles that this one links to, then those that link to it, newest first. Where fewer than two are
 * left, the articles that are related to those come next.
 *
 * @param shown articles that the page has elsewhere
 * @returns three at most
 */
export function relatedArticles(
  articles: readonly Article[],
  article: Article,
  shown: readonly Article[],
): Article[] {
  const isFree = (other: Article) => other !== article && !shown.includes(other);
  const neighboursOf = ({ id, links }: Article) => [
    ...links.articles.flatMap((linked) => articles.find((other) => other.id === linked) ?? []),
    ...newestArticles(articles.filter((other) => other.links.articles.includes(id))),
  ];
  const direct = new Set(neighboursOf(article).filter(isFree));
  if (direct.size >= 2) return [...direct].slice(0, 3);
  const further = neighboursOf(article).flatMap(neighboursOf).filter(isFree);
  return [...new Set([...direct, ...further])].slice(0, 2);
}

/** The articles that a service names, in its order; by default, the newest three that link to it. */
export function articlesAbout(
  articles: readonly Article[],
  { id, read }: Pick<Service, 'id' | 'read'>,
): Article[] {
  if (read)
    return [...new Set(read)].flatMap((wanted) => findArticleById(articles, `${wanted}`) ?? []);
  return newestArticles(
    articles.filter(({ links }) => links.services.includes(id)),
    3,
  );
}

/** Returns words without their links to articles that readers cannot open. */
export const withoutDeadLinks = (text: string, articles: readonly Article[]) =>
  text.replace(/\[([^[\]]+)\]\(\/blog\/(\d+)\)/g, (link, words: string, id: string) =>
    findArticleById(articles, id) ? link : words,
  );

export type ShortAnswer = Question & { answer: string };

/** Returns the questions whose article exists and that have an answer: their own, or the article's. */
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

/** Whether an article may lead to the firm's advice: on investments, only where a regulator is named. */
export function mayAdvise(
  { regulator }: Pick<Site, 'regulator'>,
  { investment = false }: { investment?: boolean },
): boolean {
  return !investment || regulator !== undefined;
}

/** The day an article last changed in a way that readers and search engines should know of. */
export function changedOn(article: Pick<Article, 'date' | 'updated' | 'changes'>): IsoDate {
  const { date, updated = date, changes } = article;
  return changes.reduce((latest, change) => (change.date > latest ? change.date : latest), updated);
}

/** The article of a URL, whose last part is read as an integer. */
export function findArticleById(articles: readonly Article[], id: string): Article | undefined {
  return articles.find((article) => article.id === Number.parseInt(id, 10));
}

/** The services with the given ids first, in that order. */
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
    onDark: images.get('logo-dark'),
    hasName: site.logoHasName,
  };
}

/** Returns the images that pages show, or that articles link to. */
export function usedImages({
  images,
  articles,
  services,
  people,
}: Pick<Content, 'images' | 'articles' | 'services' | 'people'>): ImageAsset[] {
  const names = new Set([
    ...layoutImages,
    ...[...services, ...people].map(({ image }) => image),
    ...articles.flatMap(({ image, text }) => [image.name, ...text.images]),
  ]);
  const links = new Set(articles.flatMap(({ text }) => text.links));
  return [...images.values()].filter(
    (image) =>
      names.has(image.name) ||
      names.has(image.file) ||
      listVariants([image]).some(({ file }) => links.has(paths.image(file))),
  );
}
