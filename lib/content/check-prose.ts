import type { Nodes } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { Source } from './files/source';
import { proseFacts, switches } from './facts';
import { either } from './schemas/fields';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * Reports code in place of prose in `content/pages/*.mdx`, and syntax that would stop the build, at the mark
 * that the parser took for its beginning.
 */
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
    const { line, column, reason } = error as { line?: number; column?: number; reason: string };
    if (line === undefined) return [makeError(file, reason)];
    const before = text.split('\n')[line - 1]?.slice(0, column) ?? '';
    const [written = ''] = /[<{][^<{]*$/.exec(before) ?? [];
    const message = { '<': LESS_THAN, '{': explainBraces(written) }[written.charAt(0)] ?? reason;
    const place = { line, column: written ? before.length - written.length + 1 : 1 };
    return [makeError(file, message, place)];
  }
}

function explainNode(node: Nodes): string | undefined {
  if (node.type === 'mdxjsEsm')
    return 'prose has no import or export; write words in front of this one';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const isFact = proseFacts.some((fact) => fact === node.value);
    return isFact ? undefined : explainBraces(`{${node.value}}`);
  }
  if (!('name' in node) || !/^[A-Z]/.test(node.name ?? '')) return undefined;
  const [on] = node.attributes.map(({ value }) => value);
  return node.name === 'When' && Object.hasOwn(switches, String(on)) ? undefined : UNKNOWN;
}

const WHEN = either(Object.keys(switches).map((name) => `<When on="${name}">…</When>`));
const UNKNOWN = `write ${WHEN}, or plain words`;
const LESS_THAN =
  'a < begins an element here; write &lt; for "less than", and an e-mail address as [hello@firm.com](mailto:hello@firm.com)';

function explainBraces(written: string): string {
  const facts = either(proseFacts.map((fact) => `{${fact}}`));
  return `${show(written)} has no meaning here; write ${facts}, or \\{ for a brace`;
}
