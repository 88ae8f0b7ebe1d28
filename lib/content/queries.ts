import { layoutImageNames, listPublishedFiles, requireImage } from '@/lib/images/images';
import { paths } from '@/lib/site/paths';
import type { Content, Question } from './collections';

export type ShortAnswer = ReturnType<typeof shortAnswers>[number];

/** Returns the questions that have an article and an answer. The answer may come from the article. */
export function shortAnswers(questions: readonly Question[]) {
  return questions.flatMap(({ article, answer = article?.answer, ...question }) =>
    article && answer !== undefined ? [{ ...question, article, answer }] : [],
  );
}

export type Logo = ReturnType<typeof findLogo>;

export function findLogo({ images, site }: Pick<Content, 'images' | 'site'>) {
  return {
    image: requireImage(images, 'logo'),
    /** Logo for dark backgrounds. If undefined, dark areas show `image` on a light panel instead. */
    darkImage: images.get('logo-dark'),
    containsName: site.logoHasName,
  };
}

/** Returns the images that pages show or that articles link to. */
export function usedImages(content: Pick<Content, 'images' | 'articles' | 'services' | 'people'>) {
  const { images, articles, services, people } = content;
  const shown = new Set([
    ...layoutImageNames.map((name) => images.get(name)),
    ...[...services, ...people].map(({ image }) => image),
    ...articles.flatMap(({ image, images: inBody }) => [image, ...inBody.values()]),
  ]);
  const links = new Set(articles.flatMap(({ text }) => text.links));
  return [...images.values()].filter(
    (image) =>
      shown.has(image) ||
      listPublishedFiles([image]).some(({ file }) => links.has(paths.image(file))),
  );
}
