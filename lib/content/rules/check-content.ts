import { checkPhotoWidths } from '@/lib/images/images';
import { checkPhotosDecode } from '@/lib/images/render/load-images';
import { todayInLagos } from '@/lib/site/dates';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import type { ParsedArticle } from '../articles';
import { resolveContent } from '../load';
import type { YamlDocument } from '../yaml';
import type { Pages } from '../collections';
import { checkArticle } from './articles';
import { checkProse } from './prose';
import { checkPublicFiles, checkRedirects, findGaps } from './redirects';

export type CheckedContent = Awaited<ReturnType<typeof checkContent>>;

/** Loads the content, and returns all problems, including those that `resolveContent` does not report. */
export async function checkContent(root: string, today = todayInLagos()) {
  const { parsed, content, known, people, diagnostics } = await resolveContent(root, today);
  const { facts, documents, images, articles, sources, publicFiles } = parsed;
  const { redirects = [] } = facts;
  const { targets } = known;
  const portraits = (people ?? []).flatMap(({ image }) => image?.name ?? []);
  const rules = [
    ...checkPhotoWidths(images, portraits),
    ...(await checkPhotosDecode(root, images.values())),
    ...(content ? findUnanswered(content.pages.home, documents.pages) : []),
    ...checkRedirects(redirects, documents.redirects, targets),
    ...checkPublicFiles(publicFiles, targets),
    ...(facts.redirects ? findGaps(articles, redirects) : []),
    ...sources
      .filter(({ file }) => file.endsWith('.mdx'))
      .flatMap((prose) => checkProse(prose, targets)),
    ...articles.flatMap((article) => checkArticle(article, known)),
    ...findRepeatedTitles(articles),
    ...(articles.length === 0 ? [makeWarning('content/blog', NO_ARTICLES)] : []),
  ];
  return { parsed, content, diagnostics: [...diagnostics, ...rules] };
}

function findUnanswered(
  { questions }: Pages['home'],
  { file, locate }: YamlDocument,
): Diagnostic[] {
  return questions.list.flatMap(({ article, answer = article?.answer }, index) => {
    if (!article || answer !== undefined) return [];
    const message = `the page does not show this question, because the article ${paths.article(article.id)} has no answer; add the field answer to this entry or to the article`;
    return makeWarning(file, message, locate(['home', 'questions', 'list', index]));
  });
}

function findRepeatedTitles(articles: readonly ParsedArticle[]): Diagnostic[] {
  const sorted = articles.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));
  return (['title', 'description'] as const).flatMap((field) => {
    const values = sorted.map(({ fields }) => fields?.[field]);
    return sorted.flatMap(({ file, document }, index) => {
      const first = values.indexOf(values[index]);
      if (values[index] === undefined || first === index) return [];
      const message = `${sorted[first]?.file} has the same ${field}; change the ${field} of one of the two articles`;
      return makeWarning(file, message, document.locate([field]));
    });
  });
}

const NO_ARTICLES =
  'there are no articles; create the first one with npm run new-post -- "Your title"';
