import type { Nodes } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { Source } from './files/source';
import { proseFacts, switches } from './facts';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** An error of the parser. Its reason names the place of an element that is never closed. */
const syntaxError = z.object({
  line: z.number().optional(),
  column: z.number().optional(),
  reason: z.string(),
});

/** Parses page prose, `content/pages/*.mdx`, and reports syntax that would stop the build, and code in place of prose. */
export function checkProse({ file, text }: Source): Diagnostic[] {
  try {
    const diagnostics: Diagnostic[] = [];
    visit(parser.parse(text), (node) => {
      const message = explainNode(node);
      const { line = 1, column = 1 } = node.position?.start ?? {};
      if (message !== undefined) diagnostics.push(makeError(file, message, { line, column }));
    });
    return diagnostics;
  } catch (error) {
    const { line, column, reason } = syntaxError.parse(error);
    if (line === undefined) return [makeError(file, reason)];
    const before = text.split('\n')[line - 1]?.slice(0, column) ?? '';
    const opened = Math.max(before.lastIndexOf('<'), before.lastIndexOf('{'));
    const place = { line, column: Math.max(opened, 0) + 1 };
    const mark = before[opened];
    if (mark === '<') return [makeError(file, LESS_THAN, place)];
    const message = mark === '{' ? explainBraces(before.slice(opened)) : reason;
    return [makeError(file, message, place)];
  }
}

function explainNode(node: Nodes): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return 'prose has no import or export; write words in front of this one';
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const isFact = proseFacts.some((fact) => fact === node.value);
      return isFact ? undefined : explainBraces(`{${node.value}}`);
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      if (!/^[A-Z]/.test(node.name ?? '')) return undefined;
      const [on] = node.attributes.map(({ value }) => value);
      const isKnown = node.name === 'When' && switches.some((name) => name === on);
      return isKnown ? undefined : `write ${WHEN}, or plain words`;
    }
    default:
      return undefined;
  }
}

const WHEN = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  switches.map((name) => `<When on="${name}">…</When>`),
);

const LESS_THAN =
  'a < begins an element here; write &lt; for "less than", and an e-mail address as [hello@firm.com](mailto:hello@firm.com)';

function explainBraces(written: string): string {
  const facts = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    proseFacts.map((fact) => `{${fact}}`),
  );
  return `${show(written)} has no meaning here; write ${facts}, or \\{ for a brace`;
}
