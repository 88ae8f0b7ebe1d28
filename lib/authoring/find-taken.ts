import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { ADDRESSES_FILE } from '@/lib/content/published-urls';
import { REDIRECTS_FILE } from '@/lib/content/redirects';
import { readSource } from '@/lib/content/files/source';
import { parseDate, type IsoDate } from '@/lib/site/dates';

/** What a new article cannot have, because another one has it, or had it. */
export type Taken = {
  /** The highest number; 0 in an empty blog. */
  highestId: number;
  dates: ReadonlySet<IsoDate>;
  /** The file that has a title, by `titleKey`. */
  files: ReadonlyMap<string, string>;
};

/** One for all spellings of a title by which readers could not tell two articles apart. */
export function titleKey(title: string): string {
  return title.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

/**
 * Reads the names, titles and dates of `content/blog`, whatever else is wrong with its files. The
 * number of an article that is gone stays its own: readers keep its address.
 *
 * @param root the folder that holds `content/`
 */
export async function findTaken(root: string): Promise<Taken> {
  const names = await readdir(path.join(root, 'content/blog')).catch(() => []);
  const heads = await Promise.all(
    names.map(async (name) => ({
      name,
      head: headOf(await tryRead(root, `content/blog/${name}`)),
    })),
  );
  const published = await Promise.all(
    [ADDRESSES_FILE, REDIRECTS_FILE].map((f) => tryRead(root, f)),
  );

  const ids = [...names.flatMap(numberOf), ...published.flatMap(publishedNumbers)];
  const dates = heads.flatMap(({ head }) => parseDate(fieldOf(head, 'date')) ?? []);
  const files = heads.map(({ name, head }): [string, string] => [
    titleKey(fieldOf(head, 'title')),
    `content/blog/${name}`,
  ]);
  return { highestId: Math.max(0, ...ids), dates: new Set(dates), files: new Map(files) };
}

async function tryRead(root: string, file: string): Promise<string> {
  const { value } = await readSource(root, file);
  return value?.text ?? '';
}

/** Also of a name that is not quite an article's, such as `07.md` or `7.markdown`. */
function numberOf(name: string): number[] {
  const number = /^0*([1-9]\d{0,8})\./.exec(name)?.[1];
  return number === undefined ? [] : [Number(number)];
}

/** The numbers of all addresses `/blog/<number>` that stand outside of comments. */
function publishedNumbers(text: string): number[] {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  const addresses = lines.join('\n').matchAll(/(?<![^\s"'])\/blog\/0*([1-9]\d{0,8})(?!\d)/g);
  return [...addresses].map(([, number]) => Number(number));
}

/** The lines of the fields; all lines when the fields do not begin or do not end as they should. */
function headOf(text: string): string {
  const [before = '', head, ...body] = text.split(/^---[ \t]*$/m);
  return before.trim() === '' && body.length > 0 ? (head ?? '') : text;
}

/** Reads a field's line alone, so that a fault of another line does not matter. */
function fieldOf(head: string, name: string): string {
  const line = new RegExp(`^${name}:.*$`, 'im').exec(head)?.[0] ?? '';
  const value = parseDocument(line.replace(/^\w+/, 'value')).get('value');
  return typeof value === 'string' ? value : '';
}
