import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { readSource } from '@/lib/content/files/source';
import type { Content } from '@/lib/content/load';
import { ADDRESSES_FILE } from '@/lib/content/published-urls';
import { REDIRECTS_FILE } from '@/lib/content/redirects';
import { parseDate, type IsoDate } from '@/lib/site/dates';

/** What a new article cannot have, because another article has it or had it. */
export type UsedValues = {
  /** The highest number; 0 in an empty blog. */
  highestId: number;
  dates: ReadonlySet<IsoDate>;
  /** The file that has a title, by `titleKey`. */
  files: ReadonlyMap<string, string>;
};

/** The same for all spellings of a title that readers could not tell apart. */
export function titleKey(title: string): string {
  return title.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

/**
 * Finds the highest number that an article has, or had: readers keep the URL of an article that is
 * gone, so nobody gets its number again.
 *
 * @param fileNames those of content/blog, also ones that are not quite right, such as `07.md`
 * @param urls those that were published, and both sides of redirects
 */
export function highestNumber(fileNames: readonly string[], urls: readonly string[]): number {
  const ids = [
    ...fileNames.map((name) => /^0*([1-9]\d{0,8})\./.exec(name)?.[1]),
    ...urls.map((url) => /^\/blog\/0*([1-9]\d{0,8})(?!\d)/.exec(url)?.[1]),
  ];
  return Math.max(0, ...ids.map((id = '0') => Number(id)));
}

/** Finds the number of the next article in content that has been read. */
export function nextNumber(content: Pick<Content, 'articles' | 'addresses' | 'redirects'>): number {
  const names = content.articles.map(({ file }) => path.posix.basename(file));
  const urls = [
    ...content.addresses.map(({ address }) => address),
    // Where they lead is checked: to an article that exists.
    ...content.redirects.map(({ from }) => from),
  ];
  return highestNumber(names, urls) + 1;
}

/**
 * Reads the numbers, titles and dates of `content/blog`, whatever else is wrong with its files.
 *
 * @param root the folder that holds `content/`
 */
export async function readUsedValues(root: string): Promise<UsedValues> {
  const names = await readdir(path.join(root, 'content/blog')).catch(() => []);
  const texts = await Promise.all(names.map((name) => readText(root, `content/blog/${name}`)));
  const urlFiles = await Promise.all(
    [ADDRESSES_FILE, REDIRECTS_FILE].map((f) => readText(root, f)),
  );
  const titles = texts.map((text, index): [string, string] => [
    titleKey(readField(text, 'title')),
    `content/blog/${names[index]}`,
  ]);
  return {
    highestId: highestNumber(names, urlFiles.flatMap(listArticleUrls)),
    dates: new Set(texts.flatMap((text) => parseDate(readField(text, 'date')) ?? [])),
    files: new Map(titles),
  };
}

async function readText(root: string, file: string): Promise<string> {
  const { value } = await readSource(root, file);
  return value?.text ?? '';
}

/** The paths `/blog/<number>` outside of comments. */
function listArticleUrls(text: string): string[] {
  return text.replaceAll(/^\s*#.*/gm, '').match(/(?<![^\s"'])\/blog\/\d+/g) ?? [];
}

/** Reads the first line of a field alone, so that an error in another line does not matter. */
function readField(text: string, name: string): string {
  const line = new RegExp(`^${name}:.*$`, 'im').exec(text)?.[0] ?? '';
  const value = parseDocument(line.replace(/^\w+/, 'value')).get('value');
  return typeof value === 'string' ? value : '';
}
