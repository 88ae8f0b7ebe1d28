import type { Nodes } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parseBody } from './parse-body';
import { rehypeFigures, rehypeSources, rehypeTables } from './rehype-plugins';

/** The elements and attributes an article's text can become; whatever else there is, is dropped. */
const allowed: Schema = {
  ...defaultSchema,
  // A prefix here would part the ids of footnotes from the links to them.
  clobberPrefix: '',
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
    // The word behind the signs of a fence would become a class of the writer's choice.
    code: [],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
};

/** Ids come from footnotes alone; this keeps them apart from the page's own. */
const FOOTNOTE = 'note-';

const toHtmlTree = unified()
  .use(remarkRehype, { clobberPrefix: FOOTNOTE })
  .use(rehypeFigures)
  .use(rehypeTables)
  .use(rehypeSources)
  .freeze();

/**
 * Makes an article's body a tree of HTML, of which pages and the feed are made. Beyond line markup
 * and Markdown:
 *
 * | written                                     | becomes                                        |
 * | ------------------------------------------- | ---------------------------------------------- |
 * | `![alt](picture "Caption")` on its own line | a figure with that caption                     |
 * | `Table: Caption` before or after a table    | the table's caption, and `aria-label`          |
 * | a table row whose first cell is all bold    | a row with `data-total`                        |
 * | the heading `**Sources**` and its text      | `<section data-sources>`                       |
 *
 * @param body line markup and Markdown, as stored
 * @returns a tree of the caller's own, addresses and names of pictures as written
 */
export function buildBodyTree(body: string): Nodes {
  return sanitize(toHtmlTree.runSync(parseBody(body)), allowed);
}
