import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { proseFacts, switches } from '@/lib/content/facts';
import type { Source } from '@/lib/content/files/read-files';
import { type Diagnostic, makeError, type Place } from '@/lib/site/diagnostic';
import { didYouMean, show } from '@/lib/site/wording';
import { checkLink, type LinkTargets } from './check-link';
import { findMarks, findSurplusCells, wordsOf } from './find-marks';

/** Parses prose as Next does (next.config.mjs). */
const parser = unified()
  .use(remarkParse)
  .use([remarkMdx, [remarkGfm, { singleTilde: false }]]);

/** Reports code and raw marks in the prose of `content/pages/*.mdx`, bad syntax and dead links. */
export function checkProse({ file, text }: Source, targets: LinkTargets): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  try {
    visit(parser.parse(text), (node) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      diagnostics.push(...checkNode(node, text, { file, line, column }, targets));
    });
    return diagnostics;
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as Partial<Place> & { reason: string };
    // Of an element that is never closed, the reason names the place.
    const [, atLine = line, atColumn = column] = /\((\d+):(\d+)/.exec(reason) ?? [];
    const place = { line: Number(atLine), column: Number(atColumn) };
    return [makeError(file, `${reason}; ${SYNTAX}`, place)];
  }
}

const SYNTAX =
  'close each element, as in <br/>; write &lt; for "less than", \\{ for a brace, and an e-mail address as [hello@firm.com](mailto:hello@firm.com)';

function checkNode(node: Nodes, text: string, place: Place, targets: LinkTargets): Diagnostic[] {
  const refuse = (message: string) => [makeError(place.file, message, place)];
  const isBox = node.type === 'listItem' && typeof node.checked === 'boolean';
  if (isBox || /^(?:image|footnote)/.test(node.type)) return refuse(ONLY_WORDS);
  if (node.type === 'link' || node.type === 'definition')
    // Some prose is on several pages.
    return node.url.startsWith('#') ? refuse(NO_PAGE) : checkLink(node.url, place, targets);
  if (node.type === 'heading' && node.depth === 1) return refuse(TOO_LARGE);
  if (node.type === 'mdxjsEsm') return refuse(NO_CODE);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return findExpressionProblems(node.value).flatMap(refuse);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return findElementProblems(text.slice(node.position?.start.offset)).flatMap(refuse);
  return [...findSurplusCells(node).flatMap(refuse), ...findMarks(wordsOf(node), place)];
}

const TOO_LARGE = 'the page has a heading of this size; write ## or ### in its place';
const NO_CODE = 'prose has no import or export; write words in front of this one';
const ONLY_WORDS =
  'prose has no images, footnotes or checkboxes; write words, or show an image in an article';
const NO_PAGE = 'write the page in front of this link, such as /about#people';
const FACTS = proseFacts.map((fact) => `{props.${fact}}`).join(', ');
const names = Object.keys(switches);
/** What words need, each without attributes: those would fail in React, or against the page's policy. */
const ELEMENTS = 'abbr b blockquote br cite em i li ol p small strong sub sup ul'.split(' ');
const ELEMENT = new RegExp(
  `^<(?:${ELEMENTS.join('|')}|When\\s+on=["'](?:${names.join('|')})["'])\\s*/?>`,
);
const WHEN = names.map((name) => `<When on="${name}">…</When>`).join(', ');
const ADVICE = `write plain words, a link as [words](/services), or one of ${ELEMENTS.join(', ')} without attributes`;

function findExpressionProblems(value: string): string[] {
  const [, props, word = ''] = /^(props\.)?(\w+)$/.exec(value) ?? [];
  const isFact = proseFacts.some((fact) => fact === word);
  const isComment = /^\/\*[^]*\*\/$/.test(value);
  if (isComment || (props && isFact)) return [];
  if (isFact) return [`write {props.${word}}`];
  const written = show(`{${value}}`);
  const meant = didYouMean(word, proseFacts);
  return [`${written} has no meaning here; write ${FACTS}, or \\{ for a brace.${meant}`];
}

function findElementProblems(text: string): string[] {
  if (ELEMENT.test(text)) return [];
  if (/^<When\b/.test(text)) return [`write ${WHEN}`];
  return [`prose has no ${show(/^<[^>]*>?/.exec(text)?.[0])}; ${ADVICE}`];
}
