// @ts-check
import { visit } from 'unist-util-visit';

/**
 * A plugin of remark for page prose: a word in braces, such as `{city}`, is the prop of that name. Plain
 * JavaScript, because the bundler loads it by its path. `checkProse` allows the names of facts only.
 */
export default function remarkFacts() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      const [statement] = node.data?.estree?.body ?? [];
      if (statement?.type !== 'ExpressionStatement') return;
      if (statement.expression.type !== 'Identifier') return;
      statement.expression = {
        type: 'MemberExpression',
        object: { type: 'Identifier', name: 'props' },
        property: statement.expression,
        computed: false,
        optional: false,
      };
    });
  };
}
