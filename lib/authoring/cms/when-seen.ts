import { isPublished } from '@/lib/content/queries';
import { formatDate, type IsoDate, parseDate, todayInLagos } from '@/lib/site/dates';

/**
 * Explains when readers will see a saved article, or the facts of the firm.
 *
 * @param isLocal whether it was saved in a folder on this computer, which nothing publishes by itself
 * @param today the day in Lagos
 */
export function sayWhenSeen(
  { draft, date }: Record<string, unknown>,
  isLocal: boolean,
  today: IsoDate = todayInLagos(),
): string {
  if (draft === true) return 'It is a draft: nobody sees it until you switch Draft off.';
  const day = parseDate(String(date)) ?? today;
  if (!isPublished({ draft: false, date: day }, today)) return `It appears on ${formatDate(day)}.`;
  return isLocal
    ? 'It appears after the next npm run build.'
    : 'It appears after the next build, in a few minutes.';
}
