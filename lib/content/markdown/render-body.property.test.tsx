import fc from 'fast-check';
import type { Nodes } from 'hast';
import { defaultTreeAdapter as html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { checkArticle } from '@/lib/authoring/check-article';
import { splitLines } from './line-markup';
import { listReferences, parseBody } from './parse-body';
import { buildBodyTree, renderBody } from './render-body';
import { oddBodies } from './test-odd-bodies';

/** The elements a page may have, kept apart from the renderer's own list. */
const ELEMENTS = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li blockquote hr br strong em del a img code pre sup section ' +
    'table caption thead tbody tr th td figure figcaption'
  ).split(' '),
);
/** Besides those that `isAllowed` looks at by their value. */
const ATTRIBUTES = new Set(
  (
    'alt title align aria-label aria-describedby data-sources data-tail data-total ' +
    'data-footnote-ref data-footnote-backref data-footnotes'
  ).split(' '),
);
const CLASSES = new Set(['sr-only', 'data-footnote-backref']);
const TEXT = new Set(['root', 'text']);
/** Headings, footnotes and their label: the page's own ids begin otherwise. */
const IDS = /^(?:h-|note-fn|footnote-label$)/;
const ADDRESS = /^(?:https?:|mailto:|tel:|[^:]*(?:[/?#]|$))/i;

function isAllowed(element: string, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return ADDRESS.test(value);
    case 'src':
      return ADDRESS.test(value) && !/^(?:mailto|tel):/i.test(value);
    case 'id':
      return IDS.test(value);
    case 'class':
      return value.split(' ').every((word) => CLASSES.has(word));
    case 'start':
      return element === 'ol';
    // React asks for pictures ahead of the text; a lazy one it leaves.
    case 'loading':
      return element === 'img';
    default:
      return ATTRIBUTES.has(name);
  }
}

/** What is in the tree the page is made of, and must not be. */
function findInTree(tree: Nodes): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'element' ? !ELEMENTS.has(node.tagName) : !TEXT.has(node.type))
      found.push(JSON.stringify(node));
  });
  return found;
}

/** What is in the HTML as a browser reads it, and must not be. */
function findInHtml(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (!html.isElementNode(child)) return html.isTextNode(child) ? [] : [child.nodeName];
    const { tagName, attrs } = child;
    const wrong = attrs.filter(({ name, value }) => !isAllowed(tagName, name, value));
    return [
      ...(ELEMENTS.has(tagName) ? [] : [tagName]),
      ...wrong.map(({ name, value }) => `${tagName} ${name}=${value}`),
      ...findInHtml(child),
    ];
  });
}

/** A file of UTF-8 has no halves of a pair. */
function asDelivered(markup: string): string {
  return Buffer.from(markup).toString();
}

/** Lines that are told of a body and are none of its own. */
function findFalseLines(body: string): number[] {
  const count = splitLines(body).length;
  const tree = parseBody(body);
  const lines = listReferences(tree).map(({ line }) => line);
  visit(tree, ({ position }) => {
    if (!position) return;
    const { start, end } = position;
    lines.push(start.line, end.line, ...(start.line > end.line ? [NaN] : []));
  });
  const parts = { file: 'f.md', body, bodyLine: 1, locate: () => ({ line: 1, column: 1 }) };
  const { diagnostics = [] } = checkArticle({ article: undefined, parts }, targets) ?? {};
  lines.push(...diagnostics.map(({ line }) => line));
  return lines.filter((line) => !(line >= 1 && line <= count));
}

const targets = { articles: new Map(), siteUrl: 'https://www.baobab.example', today: '2025-06-01' };

// React warns of an empty URL.
const img = ({ src, ...props }: { src?: string }) => (
  <img alt="" {...props} src={src === '' ? undefined : src} loading="lazy" />
);

test.each([
  ['any characters', oddBodies.noise, 200],
  ['marks in any order', oddBodies.marks, 200],
  ['lines in any order', oddBodies.lines, 150],
  ['pieces again and again', oddBodies.repeats, 15],
])('%s: nothing throws, and nothing gets into the page that must not', (_kind, bodies, numRuns) => {
  fc.assert(
    fc.property(bodies, (body) => {
      const markup = renderToStaticMarkup(renderBody(buildBodyTree(body), { img }));
      expect([
        ...findInTree(buildBodyTree(body)),
        ...findInHtml(parseFragment(asDelivered(markup))),
        ...findFalseLines(body),
      ]).toEqual([]);
    }),
    { numRuns, seed: 1 },
  );
});
