import { visit } from 'unist-util-visit';
import { parseBody } from '@/lib/markdown/parse-body';
import type { Article } from './article';
import { explainMissingImage, findImage, type ImageIndex } from './images';
import type { Problem } from './problem';

/** Checks what an article's text refers to: every picture has to be in content/images. */
export function checkBody(article: Article, images: ImageIndex): Problem[] {
  const problems: Problem[] = [];
  visit(parseBody(article.body), 'image', ({ url, position }) => {
    if (findImage(images, url)) return;
    problems.push({
      file: article.file,
      line: article.bodyLine + (position?.start.line ?? 1) - 1,
      column: position?.start.column ?? 1,
      field: 'body',
      message: explainMissingImage(images, url),
    });
  });
  return problems;
}
