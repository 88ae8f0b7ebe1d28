import { visit } from 'unist-util-visit';
import { CAPTION_START, parseDirective } from '@/lib/content/text/directives';
import type { ParsedBody } from '@/lib/content/text/parse-body';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/images';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';
import { findRawMarkup, findSurplusCells, WRITE_PLAIN_TEXT, getBlockText } from './find-raw-markup';

type TextContext = { images: ImageIndex; targets: LinkTargets; linkSource: LinkSource };

export function checkText(
  { tree }: ParsedBody,
  file: string,
  { images, targets, linkSource }: TextContext,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let previousLevel = TITLE_LEVEL;
  visit(tree, (node, index = 0, parent) => {
    // A link that GFM creates from a bare URL may have no position. The position of its parent is used instead.
    const { line = 1, column = 1 } = (node.position ?? parent?.position)?.start ?? {};
    const place = { file, line, column, field: 'body' };
    const error = (message: string) => diagnostics.push(makeError(file, message, place));
    const warn = (message: string) => diagnostics.push(makeWarning(file, message, place));
    const [previous, next] = [parent?.children[index - 1], parent?.children[index + 1]];
    diagnostics.push(
      ...findRawMarkup(getBlockText(node), place, undefined, getBlockText(previous)),
    );
    if (node.type === 'link') diagnostics.push(...checkLink(node.url, place, targets, linkSource));
    if (node.type === 'image') {
      if (!findImage(images, node.url)) error(explainMissingImage(images, node.url));
      // Images in an article convey information, so they need alternative text even if they have a caption.
      if (!node.alt?.trim()) error(NO_ALT);
      diagnostics.push(
        ...findRawMarkup(`${node.alt} ${node.title ?? ''}`, place, WRITE_PLAIN_TEXT),
      );
    }
    if (parent && node.type === 'leafDirective') {
      const reading = parseDirective(node, parent);
      if ('problems' in reading) reading.problems.forEach(error);
      else if (!('chart' in reading.value)) previousLevel = 2;
      else if (previousLevel === TITLE_LEVEL) warn(NO_HEADING);
    }
    findSurplusCells(node).forEach(error);
    const isAfterParagraph =
      previous?.position?.end.line === line - 1 && previous.type === 'paragraph';
    if (
      isAfterParagraph &&
      /[\p{L},]$/u.test(getBlockText(previous)) &&
      /^\p{Ll}+[ ,]/u.test(getBlockText(node))
    )
      warn(WRAPPED);
    if (CAPTION_START.test(getBlockText(node)) && parent === tree && next?.type !== 'table')
      warn(NO_TABLE);
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
/** A skipped heading level suggests to screen-reader users that a heading is missing. Chart titles are level 3. */
const NO_HEADING =
  'a larger heading is missing above this heading (the title of a chart and a numbered line are headings, too); add a line such as **Costs** above it, or write ### instead of ####';
const NO_TABLE = 'this caption has no table; put the table directly below the caption';
