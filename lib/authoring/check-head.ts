import type { Article, ArticleFile } from '@/lib/content/article';
import { show } from '@/lib/site/wording';
import type { Problem } from '@/lib/site/problem';
import { addDays, formatDate, type IsoDate } from '@/lib/site/dates';

const PLAIN_FIELDS = ['title', 'description', 'imageAlt'] as const;
const MARKUP = /<(?:\/?[a-z][^<>]*>|!--)|&(?:#\d+|[a-z]+);|\*\*|\]\(/i;

/** Checks what is right in form in an article's head, and hardly meant. */
export function checkHead(
  article: Article,
  { file, locate }: Pick<ArticleFile, 'file' | 'locate'>,
  today: IsoDate,
): { problems: Problem[]; warnings: Problem[] } {
  const tell = (field: string, message: string) => ({ file, ...locate([field]), field, message });
  const { date, updated } = article;

  const isAhead = updated !== undefined && updated > today && updated > date;
  const problems = isAhead
    ? [tell('updated', `${formatDate(updated)} has yet to come; write the day of the correction`)]
    : [];

  const warnings = PLAIN_FIELDS.flatMap((field) => {
    const [markup] = MARKUP.exec(article[field]) ?? [];
    if (markup === undefined) return [];
    return [tell(field, `${show(markup)} is shown to readers as it is; write plain words`)];
  });
  if (date > addDays(today, 366)) {
    const message = `the article waits until ${formatDate(date)}, more than a year; look at the year`;
    warnings.push(tell('date', message));
  }
  return { problems, warnings };
}
