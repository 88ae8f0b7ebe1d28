import { visit } from 'unist-util-visit';
import { CAPTION, readDirective } from '@/lib/content/text/directives';
import type { Text } from '@/lib/content/text/parse-text';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';
import { findMarks, findSurplusCells, PLAIN_WORDS, wordsOf } from './find-marks';

type TextContext = { images: ImageIndex; targets: LinkTargets; from: LinkSource };

export function checkText(
  { tree }: Text,
  file: string,
  { images, targets, from }: TextContext,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  // The page's title is the heading of level 1.
  let levelAbove = 1;
  visit(tree, (node, index = 0, parent) => {
    // A link that GFM makes of a bare URL may have no position of its own.
    const { line = 1, column = 1 } = (node.position ?? parent?.position)?.start ?? {};
    const place = { file, line, column, field: 'body' };
    const error = (message: string) => diagnostics.push(makeError(file, message, place));
    const warn = (message: string) => diagnostics.push(makeWarning(file, message, place));
    const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
    diagnostics.push(...findMarks(wordsOf(node), place, undefined, wordsOf(before)));
    if (node.type === 'link') diagnostics.push(...checkLink(node.url, place, targets, from));
    if (node.type === 'image') {
      if (!findImage(images, node.url)) error(explainMissingImage(images, node.url));
      // An image in a text carries meaning, so that it needs words, even above a caption.
      if (!node.alt?.trim()) error(NO_ALT);
      diagnostics.push(...findMarks(`${node.alt} ${node.title ?? ''}`, place, PLAIN_WORDS));
    }
    if (parent && node.type === 'leafDirective') {
      const reading = readDirective(node, parent);
      if ('problems' in reading) reading.problems.forEach(error);
      else if (!('chart' in reading.value)) levelAbove = 2;
      else if (levelAbove === 1) warn(NO_HEADING);
    }
    findSurplusCells(node).forEach(error);
    const isBelow = before?.position?.end.line === line - 1 && before.type === 'paragraph';
    if (isBelow && /[\p{L},]$/u.test(wordsOf(before)) && /^\p{Ll}+[ ,]/u.test(wordsOf(node)))
      warn(WRAPPED);
    if (CAPTION.test(wordsOf(node)) && parent === tree && after?.type !== 'table') warn(NO_CAPTION);
    if (node.type !== 'heading') return;
    if (node.depth > levelAbove + 1) warn(NO_HEADING);
    levelAbove = node.depth;
  });
  return diagnostics;
}

const NO_ALT =
  'this image has no description for people who cannot see it; write, for example, ![A market stall at dusk](photo)';
const WRAPPED =
  'this line goes on from the one above; join the two, because each line is a paragraph';
/** A screen reader's outline of the page has a gap where headings, or titles of charts, skip a level. */
const NO_HEADING = 'this small heading has no larger one above it; add one, such as **Costs**';
const NO_CAPTION = 'this caption has no table; put the table right below it';
