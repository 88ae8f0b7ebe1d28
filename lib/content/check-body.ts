import { visit } from 'unist-util-visit';
import { parseBody } from '@/lib/markdown/parse-body';
import type { Article } from './article';
import { explainMissingImage, findImage, type ImageIndex } from './images';
import type { Problem } from './problem';

/** Checks what an article's text refers to: every picture has to be in content/images. */
export function checkBody(article: Article, images: ImageIndex): Problem[] {
  // Parsing takes 5 ms an article, and every picture begins so.
  if (!article.body.includes('![')) return [];
  const problems: Problem[] = [];
  const tree = parseBody(article.body);
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    addresses.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    const url = node.type === 'image' ? node.url : (addresses.get(node.identifier) ?? '');
    if (findImage(images, url)) return;
    problems.push({
      file: article.file,
      line: article.bodyLine + (node.position?.start.line ?? 1) - 1,
      column: node.position?.start.column ?? 1,
      field: 'body',
      message: explainMissingImage(images, url),
    });
  });
  return problems;
}
