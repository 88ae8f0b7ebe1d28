import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parseBody } from './parse-body';
import { rehypeFigures } from './rehype-figures';
import { rehypeSources } from './rehype-sources';
import { rehypeTables } from './rehype-tables';

/** The elements and attributes an article's text can become; whatever else there is, is dropped. */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['strong', 'em', 'del', 'a', 'img', 'code', 'pre', 'sup', 'section'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  attributes: {
    ...defaultSchema.attributes,
    section: [...(defaultSchema.attributes?.section ?? []), 'dataSources'],
    table: ['ariaLabel'],
    tr: ['dataTotal'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
};

const toHtmlTree = unified()
  .use(remarkRehype, { clobberPrefix: '' })
  .use(rehypeFigures)
  .use(rehypeTables)
  .use(rehypeSources)
  .freeze();

/**
 * Renders an article's body as React elements. Beyond line markup and Markdown:
 *
 * | written                                     | becomes                                        |
 * | ------------------------------------------- | ---------------------------------------------- |
 * | `![alt](picture "Caption")` on its own line | a figure with that caption                     |
 * | `Table: Caption` before or after a table    | the table's caption, and `aria-label`          |
 * | a table row whose first cell is all bold    | a row with `data-total`                        |
 * | the heading `**Sources**` and its text      | `<section data-sources>`                       |
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
