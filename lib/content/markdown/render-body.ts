import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { buildBodyTree } from './body-tree';

/**
 * Renders an article's body as React elements.
 *
 * @param body line markup and Markdown, as stored
 * @param components what stands for an element: `a`, `img`, `table` and so on
 */
export function renderBody(body: string, components: Partial<Components>): ReactElement {
  const tree = buildBodyTree(body);
  // Alignment stays an attribute: a style attribute would need 'unsafe-inline' in the page's policy.
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false });
}
