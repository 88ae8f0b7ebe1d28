import { listReferences } from '@/lib/markdown/list-references';
import { parseBody } from '@/lib/markdown/parse-body';
import type { Article } from './article';
import { explainMissingImage, findImage, type ImageIndex } from './images';
import type { Problem } from './problem';

/** Checks that every picture in an article's text is in content/images. */
export function checkPictures(
  { file, body, bodyLine }: Pick<Article, 'file' | 'body' | 'bodyLine'>,
  images: ImageIndex,
): Problem[] {
  // Parsing takes some milliseconds an article, and every picture begins so.
  if (!body.includes('![')) return [];
  return listReferences(parseBody(body))
    .filter(({ kind, url }) => kind === 'image' && !findImage(images, url))
    .map(({ url, line, column }) => ({
      file,
      line: bodyLine + line - 1,
      column,
      field: 'body',
      message: explainMissingImage(images, url),
    }));
}
