import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parseBody } from './parse-body';

/** The elements and attributes an article's text can become; whatever else there is, is dropped. */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['strong', 'em', 'del', 'a', 'img', 'code', 'pre', 'sup', 'section'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
};

const toHtmlTree = unified().use(remarkRehype, { clobberPrefix: '' }).freeze();

/**
 * Renders an article's body as React elements.
 *
 * @param body line markup and Markdown, as stored
 * @param components what stands for an element: `a`, `img`, `table` and so on
 */
export function renderBody(body: string, components: Partial<Components>): ReactElement {
  const tree = sanitize(toHtmlTree.runSync(parseBody(body)), {
    ...allowed,
    clobberPrefix: 'note-',
  });
  // Alignment stays an attribute: a style attribute would need 'unsafe-inline' in the page's policy.
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false });
}
