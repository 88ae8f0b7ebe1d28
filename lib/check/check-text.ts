import { visit } from 'unist-util-visit';
import { CAPTION, readDirective } from '@/lib/content/text/directives';
import type { Text } from '@/lib/content/text/parse-text';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';
import { findMarks, findSurplusCells, PLAIN_WORDS, wordsOf } from './find-marks';

type TextContext = { images: ImageIndex; targets: LinkTargets; linkSource: LinkSource };

export function checkText(
  { tree }: Text,
  file: string,
  { images, targets, linkSource }: TextContext,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let previousLevel = TITLE_LEVEL;
  visit(tree, (node, index = 0, parent) => {
    // A link that GFM creates from a bare URL may have no position, so the location of its parent is reported.
    const { line = 1, column = 1 } = (node.position ?? parent?.position)?.start ?? {};
    const place = { file, line, column, field: 'body' };
    const error = (message: string) => diagnostics.push(makeError(file, message, place));
    const warn = (message: string) => diagnostics.push(makeWarning(file, message, place));
    const [previous, next] = [parent?.children[index - 1], parent?.children[index + 1]];
    diagnostics.push(...findMarks(wordsOf(node), place, undefined, wordsOf(previous)));
    if (node.type === 'link') diagnostics.push(...checkLink(node.url, place, targets, linkSource));
    if (node.type === 'image') {
      if (!findImage(images, node.url)) error(explainMissingImage(images, node.url));
      // Images in an article carry meaning, so alternative text is required even if there is a caption.
      if (!node.alt?.trim()) error(NO_ALT);
      diagnostics.push(...findMarks(`${node.alt} ${node.title ?? ''}`, place, PLAIN_WORDS));
    }
    if (parent && node.type === 'leafDirective') {
      const reading = readDirective(node, parent);
      if ('problems' in reading) reading.problems.forEach(error);
      else if (!('chart' in reading.value)) previousLevel = 2;
      else if (previousLevel === TITLE_LEVEL) warn(NO_HEADING);
    }
    findSurplusCells(node).forEach(error);
    const isAfterParagraph =
      previous?.position?.end.line === line - 1 && previous.type === 'paragraph';
    if (
      isAfterParagraph &&
      /[\p{L},]$/u.test(wordsOf(previous)) &&
      /^\p{Ll}+[ ,]/u.test(wordsOf(node))
    )
      warn(WRAPPED);
    if (CAPTION.test(wordsOf(node)) && parent === tree && next?.type !== 'table') warn(NO_TABLE);
    if (node.type !== 'heading') return;
    if (node.depth > previousLevel + 1) warn(NO_HEADING);
    previousLevel = node.depth;
  });
  return diagnostics;
}

const TITLE_LEVEL = 1;
const NO_ALT =
  'this image has no description for people who cannot see it; write a description in the brackets, as in ![A market stall at dusk](photo)';
const WRAPPED =
  'this line continues the sentence above, but each line becomes a paragraph; join the two lines';
/** If headings or titles of charts skip a level, the outline that a screen reader announces has a gap. */
const NO_HEADING =
  'this small heading or title of a chart needs a larger heading above it; add a heading such as **Costs**';
const NO_TABLE = 'this caption has no table; put the table directly below the caption';
