import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Source } from '../files';
import { prosePlaceholders, proseConditions } from '../placeholders';
import { type Diagnostic, makeError, type Location } from '@/lib/site/diagnostic';
import { didYouMean, formatValue } from '@/lib/site/wording';
import { checkLink, type LinkTargets } from './links';
import { findRawMarkup, findSurplusCells, getBlockText } from './pastes';

/** Must match the MDX options in `next.config.mjs`, with which the build compiles the same files. */
const parser = unified()
  .use(remarkParse)
  .use([remarkMdx, [remarkGfm, { singleTilde: false }]]);

/** Checks an MDX file in `content/pages` for syntax errors, code, unrendered Markdown and broken links. */
export function checkProse({ file, text }: Source, targets: LinkTargets): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  try {
    visit(parser.parse(text), (node) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      diagnostics.push(...checkNode(node, text, { file, line, column }, targets));
    });
    return diagnostics;
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as Partial<Location> & { reason: string };
    // For an unclosed element, the location of its opening tag is only in the error's `reason`.
    const [, tagLine = line, tagColumn = column] = /\((\d+):(\d+)/.exec(reason) ?? [];
    const place = { line: Number(tagLine), column: Number(tagColumn) };
    return [makeError(file, `${SYNTAX} (for a developer: ${reason})`, place)];
  }
}

const SYNTAX =
  'on this line or below it, a { has no }, a < has no >, or a <When on="…"> has no </When>; add the missing part. If visitors should see the sign itself, write \\{ or &lt;. Write an e-mail address as [hello@firm.com](mailto:hello@firm.com)';

function checkNode(node: Nodes, text: string, place: Location, targets: LinkTargets): Diagnostic[] {
  const reject = (message: string) => [makeError(place.file, message, place)];
  const isCheckbox = node.type === 'listItem' && typeof node.checked === 'boolean';
  const [unknown] = isCheckbox ? ['checkbox'] : (/^(?:image|footnote)/.exec(node.type) ?? []);
  if (unknown !== undefined) return reject(`this page cannot show this ${unknown}; ${ONLY_TEXT}`);
  if (node.type === 'link' || node.type === 'definition')
    // A link to a fragment must include the path of the page, because several pages can render the same MDX file.
    return node.url.startsWith('#') ? reject(NO_PAGE) : checkLink(node.url, place, targets);
  if (node.type === 'heading' && node.depth === 1) return reject(MAIN_HEADING);
  if (node.type === 'mdxjsEsm') return reject(NO_CODE);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return findExpressionProblems(node.value).flatMap(reject);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return findElementProblems(text.slice(node.position?.start.offset)).flatMap(reject);
  return [...findSurplusCells(node).flatMap(reject), ...findRawMarkup(getBlockText(node), place)];
}

const MAIN_HEADING = 'the page already has a main heading; write ## or ### instead of #';
const NO_CODE = 'a paragraph cannot begin with import or export; begin it with another word';
const ONLY_TEXT = 'write plain text instead';
const NO_PAGE = 'this link does not name a page; write the page before the #, as in /about#people';
const FACTS = prosePlaceholders.map((fact) => `{props.${fact}}`).join(', ');
const CONDITIONS = Object.keys(proseConditions);
/** Allowed elements. Other attributes are forbidden, because React or the Content-Security-Policy rejects some. */
const ELEMENTS = 'abbr b blockquote br cite em i li ol p small strong sub sup ul'.split(' ');
const ELEMENT = new RegExp(
  `^<(?:${ELEMENTS.join('|')}|span\\s+lang=["'][a-z]{2,3}["']|When\\s+on=["'](?:${CONDITIONS.join('|')})["'])\\s*/?>`,
);
const WHEN_ADVICE = `this condition is not valid; between the quotation marks of <When on="…">, write one of ${CONDITIONS.join(', ')}, as in <When on="map">Text</When>`;
const ELEMENT_ADVICE = `delete < and > and everything between them. The only HTML elements possible here are ${ELEMENTS.join(', ')}, without additions such as style="…", and <span lang="…">, as in <span lang="ha">kuɗi</span>. If you want a link, write [our fees](/services)`;

function findExpressionProblems(value: string): string[] {
  const [, prefix, word = ''] = /^(props\.)?(\w+)$/.exec(value) ?? [];
  const isFact = prosePlaceholders.some((fact) => fact === word);
  const isComment = /^\/\*[^]*\*\/$/.test(value);
  if (isComment || (prefix && isFact)) return [];
  if (isFact)
    return [`${formatValue(`{${word}}`)} is not a placeholder in this file; write {props.${word}}`];
  const expression = formatValue(`{${value}}`);
  const suggestion = didYouMean(word, prosePlaceholders).replace(/"(\w+)"/, '{props.$1}');
  return [
    `${expression} is not a placeholder of this site; write one of ${FACTS}, or \\{ if visitors should see a brace${suggestion}`,
  ];
}

function findElementProblems(text: string): string[] {
  if (ELEMENT.test(text)) return [];
  if (/^<When\b/.test(text)) return [WHEN_ADVICE];
  return [`this page cannot show ${formatValue(/^<[^>]*>?/.exec(text)?.[0])}; ${ELEMENT_ADVICE}`];
}
