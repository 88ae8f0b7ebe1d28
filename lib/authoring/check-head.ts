import type { Article, ArticleFile } from '@/lib/content/article';
import { show } from '@/lib/site/wording';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { addDays, formatDate, type IsoDate } from '@/lib/site/dates';

const PLAIN_FIELDS = ['title', 'description', 'imageAlt'] as const;
const MARKUP = /<(?:\/?[a-z][^<>]*>|!--)|&(?:#\d+|[a-z]+);|\*\*|\]\(/i;

/** Checks what is right in form in an article's head, and hardly meant. */
export function checkHead(
  article: Article,
  { file, locate }: Pick<ArticleFile, 'file' | 'locate'>,
  today: IsoDate,
): { diagnostics: Diagnostic[]; warnings: Diagnostic[] } {
  const placeOf = (field: string) => ({ ...locate([field]), field });
  const { date, updated } = article;

  const isAhead = updated !== undefined && updated > today && updated > date;
  const diagnostics = isAhead
    ? [
        makeError(
          file,
          `${formatDate(updated)} has yet to come; write the day of the correction`,
          placeOf('updated'),
        ),
      ]
    : [];

  const warnings = PLAIN_FIELDS.flatMap((field) => {
    const [markup] = MARKUP.exec(article[field]) ?? [];
    if (markup === undefined) return [];
    const message = `${show(markup)} is shown to readers as it is; write plain words`;
    return [makeWarning(file, message, placeOf(field))];
  });
  if (date > addDays(today, 366)) {
    const message = `the article waits until ${formatDate(date)}, more than a year; look at the year`;
    warnings.push(makeWarning(file, message, placeOf('date')));
  }
  return { diagnostics, warnings };
}
