import type { Nodes } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { Source } from './files/read-files';
import { proseFacts, switches } from './facts';
import { explainLink, type LinkTargets } from './links';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** Reports code in place of prose in `content/pages/*.mdx`, bad syntax and dead links: all stop the build. */
export function checkProse({ file, text }: Source, targets: LinkTargets): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  try {
    visit(parser.parse(text), (node) => {
      const message = explainNode(node, text, targets);
      const { line = 1, column = 1 } = node.position?.start ?? {};
      if (message !== undefined) diagnostics.push(makeError(file, message, { line, column }));
    });
    return diagnostics;
  } catch (error) {
    // The reason names the place of an element that is never closed; such an error has none of its own.
    const { reason, ...place } = error as { line?: number; column?: number; reason: string };
    const { line = 1, column = 1 } = place;
    return [makeError(file, `${reason}; ${SYNTAX}`, { line, column })];
  }
}

const SYNTAX =
  'write &lt; for "less than", \\{ for a brace, and an e-mail address as [hello@firm.com](mailto:hello@firm.com)';

function explainNode(node: Nodes, text: string, targets: LinkTargets): string | undefined {
  if (node.type === 'image' || node.type === 'imageReference') return NO_IMAGE;
  if (node.type === 'link' || node.type === 'definition')
    // Some prose is on several pages.
    return node.url.startsWith('#') ? NO_PAGE : explainLink(node.url, targets);
  if (node.type === 'mdxjsEsm')
    return 'prose has no import or export; write words in front of this one';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (proseFacts.some((fact) => fact === node.value)) return undefined;
    return `${show(`{${node.value}}`)} has no meaning here; write ${FACTS}, or \\{ for a brace`;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  return ELEMENT.test(text.slice(node.position?.start.offset)) ? undefined : UNKNOWN;
}

const NO_IMAGE = 'prose has no images; delete this one, or show it in an article';
const NO_PAGE = 'write the page in front of this link, such as /about#people';
const FACTS = proseFacts.map((fact) => `{${fact}}`).join(', ');
const names = Object.keys(switches);
/** Other attributes would fail in React, or against the policy of the page. */
const ELEMENT = new RegExp(`^<(?:[a-z\\d]*|When\\s+on=["'](?:${names.join('|')})["'])\\s*/?>`);
const WHEN = names.map((name) => `<When on="${name}">…</When>`).join(', ');
const UNKNOWN = `write ${WHEN}, plain words, or a link as [words](/services)`;
