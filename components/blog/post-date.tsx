import { formatDate, type IsoDate } from '@/lib/site/dates';

/** A day in the long form, with the machine's form behind it. */
export function PostDate({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
