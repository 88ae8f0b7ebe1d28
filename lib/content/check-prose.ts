import type { Nodes } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { Source } from './files/read-files';
import { proseFacts, switches } from './facts';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** Reports code in place of prose in `content/pages/*.mdx`, and syntax that would stop the build. */
export function checkProse({ file, text }: Source): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  try {
    visit(parser.parse(text), (node) => {
      const message = explainNode(node);
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

function explainNode(node: Nodes): string | undefined {
  if (node.type === 'mdxjsEsm')
    return 'prose has no import or export; write words in front of this one';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (proseFacts.some((fact) => fact === node.value)) return undefined;
    return `${show(`{${node.value}}`)} has no meaning here; write ${FACTS}, or \\{ for a brace`;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  if (!/^[A-Z]/.test(node.name ?? '')) return undefined;
  const [on] = node.attributes.map(({ value }) => value);
  return node.name === 'When' && Object.hasOwn(switches, String(on)) ? undefined : UNKNOWN;
}

const FACTS = proseFacts.map((fact) => `{${fact}}`).join(', ');
const WHEN = Object.keys(switches).map((name) => `<When on="${name}">…</When>`);
const UNKNOWN = `write ${WHEN.join(', ')}, or plain words`;
