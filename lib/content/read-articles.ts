import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArticle, type ParsedArticle } from './article';
import type { LinkTargets } from './explain-link';
import { tryRead } from './files/read-checked';
import { checkPictures } from './check-pictures';
import { listCovers, type ImageNaming } from './image-namings';
import type { ImageIndex } from '@/lib/images/images';
import type { Problem } from '@/lib/site/problem';

/** Articles by number; one whose head is wrong is there without more. */
export function articlesById(files: readonly ParsedArticle[]): LinkTargets['articles'] {
  return new Map(
    files.flatMap(({ id, article }) => (id === undefined ? [] : [[id, article] as const])),
  );
}

/**
 * Reads every file of `content/blog`.
 *
 * @param root the folder that holds `content/`
 * @param problems takes what is wrong with files that cannot be read; an article has its own
 * @param namings takes where articles name pictures
 */
export async function readArticles(
  root: string,
  images: ImageIndex,
  problems: Problem[],
  namings: ImageNaming[],
): Promise<ParsedArticle[]> {
  const folder = path.join(root, 'content/blog');
  // A folder that git does not keep because it is empty is a blog without articles.
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => tryRead(root, `content/blog/${name}`, problems)),
  );
  return sources.flatMap((source) => {
    if (!source) return [];
    const parsed = parseArticle(source, images);
    namings.push(...listCovers(parsed));
    if (parsed.parts) {
      const body = checkPictures(parsed.parts, images);
      parsed.problems.push(...body.problems);
      namings.push(...body.namings);
    }
    return [parsed];
  });
}
