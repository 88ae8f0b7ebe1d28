import type { ParsedArticle } from '@/lib/content/article';
import type { YamlDocument } from '@/lib/content/files/yaml-document';
import {
  type Content,
  parseContent,
  type ParsedContent,
  readContent,
  resolveContent,
} from '@/lib/content/load';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { checkPhotoWidths, findImage } from '@/lib/images/images';
import { checkPhotosDecode } from '@/lib/images/render/load-images';
import { todayInLagos } from '@/lib/site/dates';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { didYouMean, formatValue } from '@/lib/site/wording';
import { checkArticle } from './check-article';
import { checkLink, findTargets, type LinkTargets } from './check-link';
import { checkProse } from './check-prose';
import { checkPublicFiles, checkRedirects, findGaps } from './check-redirects';
import { checkYamlTexts } from './check-yaml-texts';

export type CheckedContent = {
  parsed: ParsedContent;
  content: Content | undefined;
  diagnostics: Diagnostic[];
};

/** Reads and checks all content. `root` is the folder that contains `content/` and `public/`. */
export async function checkContent(root: string, today = todayInLagos()): Promise<CheckedContent> {
  const parsed = parseContent(await readContent(root));
  const { facts, documents, images, articles, sources, publicFiles } = parsed;
  const { pages, services, people, redirects = [] } = facts;
  const topics = pages?.blog.topics.list;
  const targets = findTargets(parsed, today);
  const context = { images, people, topics, targets };
  const portraits = people?.flatMap(({ image = '' }) => findImage(images, image)?.name ?? []);
  const resolved = resolveContent(parsed);
  const diagnostics = [
    ...parsed.diagnostics,
    ...resolved.diagnostics,
    ...checkPhotoWidths(images, portraits ?? []),
    ...(await checkPhotosDecode(root, images.values())),
    ...(pages ? checkHome(pages.home, documents.pages, { services, articles }, targets) : []),
    ...(services ?? []).flatMap(({ read = [] }, service) =>
      read.flatMap((id, index) =>
        checkArticleNumber(id, documents.services, [service, 'read', index], targets),
      ),
    ),
    ...Object.values(documents).flatMap((document) => checkYamlTexts(document, targets)),
    ...checkRedirects(redirects, documents.redirects, targets),
    ...checkPublicFiles(publicFiles, targets),
    ...(facts.redirects ? findGaps(articles, redirects) : []),
    ...sources
      .filter(({ file }) => file.endsWith('.mdx'))
      .flatMap((prose) => checkProse(prose, targets)),
    ...articles.flatMap((article) => checkArticle(article, context)),
    ...findRepeatedTitles(articles),
    ...(articles.length === 0 ? [makeWarning('content/blog', NO_ARTICLES)] : []),
  ];
  return { parsed, content: resolved.value, diagnostics };
}

function checkHome(
  { services: { order }, questions }: Pages['home'],
  document: YamlDocument,
  { services, articles }: Pick<ParsedContent, 'articles'> & { services: Service[] | undefined },
  targets: LinkTargets,
): Diagnostic[] {
  const { file, locate } = document;
  const serviceIds = services?.map(({ id }) => id);
  const unknownServices = order.flatMap((id, index) => {
    if (!serviceIds || serviceIds.includes(id)) return [];
    const message = `services.yaml has no service with the id ${formatValue(id)}; write an id from that file${didYouMean(id, serviceIds)}`;
    return makeError(file, message, locate(['home', 'services', 'order', index]));
  });
  const questionsWithoutAnswer = questions.list.flatMap(({ article, answer }, index) => {
    const path = ['home', 'questions', 'list', index];
    const articlePath = [...path, 'article'];
    const problems = checkArticleNumber(article, document, articlePath, targets, 'question');
    const fields = articles.find(({ id }) => id === article)?.fields;
    if (problems.length > 0 || !fields || (answer ?? fields.answer)) return problems;
    return makeWarning(file, explainMissingAnswer(article), locate(path));
  });
  return [...unknownServices, ...questionsWithoutAnswer];
}

const explainMissingAnswer = (article: number) =>
  `the page does not show this question, because the article ${paths.article(article)} has no answer; add the field answer to this entry or to the article`;

function checkArticleNumber(
  id: number,
  { file, locate }: YamlDocument,
  path: Parameters<YamlDocument['locate']>[0],
  targets: LinkTargets,
  kindOfEntry = 'entry',
): Diagnostic[] {
  const place = { file, ...locate(path) };
  return checkLink(paths.article(id), place, targets).map(({ message }) =>
    makeWarning(file, `the page does not show this ${kindOfEntry}, because ${message}`, place),
  );
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
