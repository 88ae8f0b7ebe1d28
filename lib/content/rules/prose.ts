import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Diagnostic, type Location, makeError } from '@/lib/site/diagnostic';
import { didYouMean, formatValue } from '@/lib/site/wording';
import type { Source } from '../files';
import { proseConditions, prosePlaceholders } from '../placeholders';
import { checkLink, type LinkTargets } from './links';
import { findRawMarkup, findSurplusCells, getBlockText } from './pastes';

/** The plugins must match the MDX options in `next.config.mjs`, because the build compiles the same files. */
const parser = unified()
  .use(remarkParse)
  .use([remarkMdx, [remarkGfm, { singleTilde: false }]]);

/** Checks the links, the placeholders and the Markdown in an MDX file in `content/pages`. */
export function checkProse({ file, text }: Source, targets: LinkTargets): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  try {
    visit(parser.parse(text), (node) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      diagnostics.push(...checkNode(node, { file, line, column }, targets));
    });
    return diagnostics;
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as Partial<Location> & { reason: string };
    return [makeError(file, `${SYNTAX} (for a developer: ${reason})`, { line, column })];
  }
}

const SYNTAX =
  'on this line or below it, a { has no }, a < has no >, or a <When on="…"> has no </When>; add the missing part. If visitors should see the sign itself, write \\{ or &lt;. Write an e-mail address as [hello@firm.com](mailto:hello@firm.com)';

function checkNode(node: Nodes, place: Location, targets: LinkTargets): Diagnostic[] {
  const reject = (message: string) => [makeError(place.file, message, place)];
  if (node.type === 'image') return reject(NO_IMAGE);
  if (node.type === 'link' || node.type === 'definition')
    // A link to a fragment must include the path of the page, because several pages can render the same MDX file.
    return node.url.startsWith('#') ? reject(NO_PAGE) : checkLink(node.url, place, targets);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return explainExpression(node.value).flatMap(reject);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const [condition] = node.attributes;
    const isKnown = CONDITIONS.some((name) => name === condition?.value);
    return node.name === 'When' && !isKnown ? reject(WHEN_ADVICE) : [];
  }
  return [...findSurplusCells(node).flatMap(reject), ...findRawMarkup(getBlockText(node), place)];
}

const NO_IMAGE = 'this page cannot show this image; delete it';
const NO_PAGE = 'this link does not name a page; write the page before the #, as in /about#people';
const FACTS = prosePlaceholders.map((fact) => `{props.${fact}}`).join(', ');
const CONDITIONS = Object.keys(proseConditions);
const WHEN_ADVICE = `this condition is not valid; between the quotation marks of <When on="…">, write one of ${CONDITIONS.join(', ')}, as in <When on="map">Text</When>`;

function explainExpression(value: string): string[] {
  const [, prefix, word = ''] = /^(props\.)?(\w+)$/.exec(value) ?? [];
  const isFact = prosePlaceholders.some((fact) => fact === word);
  if ((prefix && isFact) || /^\/\*[^]*\*\/$/.test(value)) return [];
  const expression = formatValue(`{${value}}`);
  if (isFact) return [`${expression} is not a placeholder in this file; write {props.${word}}`];
  const suggestion = didYouMean(word, prosePlaceholders).replace(/"(\w+)"/, '{props.$1}');
  return [
    `${expression} is not a placeholder of this site; write one of ${FACTS}, or \\{ if visitors should see a brace${suggestion}`,
  ];
}
