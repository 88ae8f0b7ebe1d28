import { formatDate, type IsoDate } from '@/lib/site/dates';

/** A day in the long form, with the machine's form in its attribute. */
export function ArticleDate({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
