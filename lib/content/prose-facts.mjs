// @ts-check
import { visit } from 'unist-util-visit';

/**
 * A plugin of remark for page prose: a word in braces, such as `{city}`, is the prop of that name. Plain
 * JavaScript, because the bundler loads it by its path. `checkProse` allows the names of facts only.
 */
export default function remarkFacts() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      if (!('value' in node) || !/^\w+$/.test(node.value)) return;
      /** @type {import('estree').Expression} */
      const expression = {
        type: 'MemberExpression',
        object: { type: 'Identifier', name: 'props' },
        property: { type: 'Identifier', name: node.value },
        computed: false,
        optional: false,
      };
      node.data = {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
        },
      };
    });
  };
}
