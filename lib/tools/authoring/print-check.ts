import { isPublished } from '@/lib/content/articles';
import type { Article } from '@/lib/content/collections';
import type { CheckedContent } from '@/lib/content/rules/check-content';
import { formatDate } from '@/lib/site/dates';
import { formatBySeverity } from '@/lib/site/diagnostic';
import { formatCount } from '@/lib/site/wording';

/** GitHub parses the output with `.github/problem-matcher.json`, and shows the diagnostics in the pull request. */
export function printCheck({ content, diagnostics }: CheckedContent): void {
  if (diagnostics.length > 0) console.error(formatBySeverity(diagnostics));
  if (!content || diagnostics.some(({ severity }) => severity === 'error')) return;
  const { articles } = content;
  const problems =
    diagnostics.length > 0 ? formatCount(diagnostics.length, 'warning') : 'no problems';
  console.log(`content: ${formatCount(articles.length, 'article')}, ${problems}`);
  if (articles.length > 0) console.log(describeArticles(articles));
}

function describeArticles(articles: readonly Article[]): string {
  const published = articles.filter((article) => isPublished(article));
  const scheduled = articles.filter((article) => !article.draft && !isPublished(article));
  const drafts = articles.filter(({ draft }) => draft).map(({ id }) => `${id}`);
  return [
    `${published.length} published`,
    ...scheduled.map(({ id, date }) => `${id} appears on ${formatDate(date)}`),
    ...(drafts.length > 0 ? [`drafts: ${new Intl.ListFormat('en-GB').format(drafts)}`] : []),
  ].join('; ');
}
