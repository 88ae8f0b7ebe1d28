import type { Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { explainMissingImage, findImage } from '@/lib/images/images';
import { addDays, formatDate } from '@/lib/site/dates';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { getLinkSource, type ParsedArticle } from '../articles';
import type { Known } from '../kinds';
import { CAPTION_START, textOf } from '../markdown/figures';
import type { ParsedBody } from '../markdown/parse';
import { checkLink, type LinkSource } from './links';
import {
  EXAMPLE_TEXT,
  findRawMarkup,
  findSurplusCells,
  getBlockText,
  WRITE_PLAIN_TEXT,
} from './pastes';

/**
 * Anything that would be broken for visitors is an error, even in drafts and scheduled articles. Violations of
 * editorial rules are warnings. Example text is an error, except in drafts.
 */
export function checkArticle(parsed: ParsedArticle, known: Known): Diagnostic[] {
  const { file, text, bodyLine } = parsed;
  const diagnostics = checkDates(parsed, known.targets.today);
  if (!text) return diagnostics;
  const source = getLinkSource(parsed);
  diagnostics.push(...checkBody(text, file, source, known));

  if (text.source.trim() === '') diagnostics.push(makeError(file, NO_TEXT, { line: bodyLine }));
  const lines = text.source.split('\n');
  const example = source.draft ? -1 : lines.findIndex((line) => line.includes('REPLACE'));
  if (example >= 0)
    diagnostics.push(makeError(file, EXAMPLE_TEXT, { line: bodyLine + example, field: 'body' }));
  return diagnostics;
}

const NO_TEXT = 'the article has no text; write the text below the second line of dashes';

function checkDates({ file, document, fields }: ParsedArticle, today: string): Diagnostic[] {
  if (!fields) return [];
  const { date, updated, changes } = fields;
  const diagnostics: Diagnostic[] = [];
  if (date > addDays(today, 366)) {
    const message = `${formatDate(date)} is more than a year away; check the year`;
    diagnostics.push(makeWarning(file, message, document.locate(['date'])));
  }
  const latestDay = date > today ? date : today;
  const corrections = [
    { day: updated, path: ['updated'] },
    ...changes.map((change, index) => ({ day: change.date, path: ['changes', index, 'date'] })),
  ];
  for (const { day, path } of corrections) {
    if (day === undefined || (day >= date && day <= latestDay)) continue;
    const message = `${formatDate(day)} is ${day < date ? 'before the date of the article' : 'in the future'}; write the day on which you changed the article`;
    diagnostics.push(makeError(file, message, document.locate(path)));
  }
  return diagnostics;
}

function checkBody(
  { tree, figures }: ParsedBody,
  file: string,
  source: LinkSource,
  { images, targets }: Known,
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
    if (node.type === 'link') diagnostics.push(...checkLink(node.url, place, targets, source));
    if (node.type === 'image') {
      if (!findImage(images, node.url)) error(explainMissingImage(images, node.url));
      // Images in an article convey information, so they need alternative text even if they have a caption.
      if (!node.alt?.trim()) error(NO_ALT);
      diagnostics.push(
        ...findRawMarkup(`${node.alt} ${node.title ?? ''}`, place, WRITE_PLAIN_TEXT),
      );
    }
    if (node.type === 'leafDirective') {
      const figure = figures.find((each) => each.node === node)?.result;
      if (figure && 'problems' in figure) figure.problems.forEach(error);
      else if (figure && !('chart' in figure.value)) previousLevel = 2;
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
    if (node.type === 'paragraph' && parent === tree && isHeadingInItalics(node)) warn(ITALICS);
    if (CAPTION_START.test(getBlockText(node)) && parent === tree && next?.type !== 'table')
      warn(NO_TABLE);
    if (node.type !== 'heading') return;
    if (node.depth > previousLevel + 1) warn(NO_HEADING);
    previousLevel = node.depth;
  });
  return diagnostics;
}

/** Whether a paragraph is a line such as `*Costs*`. WhatsApp shows such lines in bold, so the line may be a heading. */
function isHeadingInItalics({ children }: Paragraph): boolean {
  const [only, ...others] = children;
  return only?.type === 'emphasis' && others.length === 0 && !/[.!?:…]$/.test(textOf(only));
}

const TITLE_LEVEL = 1;
const NO_ALT =
  'this image has no description for people who cannot see it; write a description in the brackets, as in ![A market stall at dusk](photo)';
const WRAPPED =
  'this line continues the sentence above, but each line becomes a paragraph; join the two lines';
/** Skipping a heading level suggests to screen-reader users that a heading is missing. A chart's title has level 3. */
const NO_HEADING =
  'a larger heading is missing above this heading (the title of a chart and a numbered line are headings, too); add a line such as **Costs** above it, or write ### instead of ####';
const ITALICS = 'visitors would see this line in italics; write it as **Costs** if it is a heading';
const NO_TABLE = 'this caption has no table; put the table directly below the caption';
