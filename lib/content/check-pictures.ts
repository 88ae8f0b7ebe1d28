import { parseBody } from '@/lib/content/markdown/parse-body';
import type { Article } from '@/lib/content/article';
import { checkImageMarkup } from './markdown/check-image-markup';
import { checkNamings, listBodyImages, type ImageNaming } from './image-namings';
import type { ImageIndex } from '@/lib/images/images';
import type { Problem } from '@/lib/site/problem';

/**
 * Checks that every picture in an article's text is in content/images, has words for those who do
 * not see it, and is written so that it is a picture.
 *
 * @returns where pictures are named, too: parsing takes too long to be done twice
 */
export function checkPictures(
  parts: Pick<Article, 'file' | 'body' | 'bodyLine'>,
  images: ImageIndex,
): { problems: Problem[]; namings: ImageNaming[] } {
  const { file, body, bodyLine } = parts;
  // Parsing takes some milliseconds an article, and every picture begins so.
  if (!body.includes('![')) return { problems: [], namings: [] };
  const tree = parseBody(body);
  const namings = listBodyImages(parts, tree);
  const faults = checkImageMarkup(tree).map(({ message, line, column }) => {
    return { file, line: bodyLine + line - 1, column, field: 'body', message };
  });
  return { problems: [...checkNamings(namings, images), ...faults], namings };
}
