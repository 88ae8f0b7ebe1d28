import { isUtf8 } from 'node:buffer';
import { defaultTreeAdapter as tree, ErrorCodes, parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * Says what an SVG has that can run, fetch or lead elsewhere. It is published unchanged, and whoever
 * opens its address opens a page of this site.
 *
 * @param bytes of a file that opens as a drawing
 * @returns the end of a sentence, or undefined when it has nothing of the kind
 */
export function checkImageDrawing(bytes: Buffer): string | undefined {
  const found = isUtf8(bytes) ? findActive(bytes.toString('utf8')) : 'another encoding than UTF-8';
  return found && `contains ${found}, which is not allowed in a drawing; export it as plain SVG`;
}

/**
 * Browsers parse SVG as XML, parse5 parses it as HTML. What the two would read differently is refused:
 * it is a parse error of HTML, or an element outside of the SVG namespace.
 */
function findActive(text: string): string | undefined {
  const errors: { code: string; startOffset: number }[] = [];
  const document = parse(text.replace(/^\uFEFF/, ''), {
    onParseError: (error) => {
      if (!DOCTYPE_ERRORS.has(error.code)) errors.push(error);
    },
  });
  const [first] = document.childNodes;
  const begins = first && tree.isCommentNode(first) && isDeclaration(first.data);
  // The XML declaration is an error right after the first `<`; a real comment is none.
  if (begins && errors[0]?.startOffset === 1) errors.shift();
  return errors.length > 0 ? 'markup that cannot be checked' : findInside(document);
}

/** A drawing may have no doctype or XML's own; a doctype with entities is another error. */
const DOCTYPE_ERRORS = new Set<string>([
  ErrorCodes.missingDoctype,
  ErrorCodes.nonConformingDoctype,
]);

/** `<?xml version="1.0" encoding="UTF-8"?>`, which HTML parses as a wrong comment. */
function isDeclaration(comment: string): boolean {
  const data = comment.toLowerCase();
  return data.startsWith('?xml ') && (!data.includes('encoding') || data.includes('utf-8'));
}

function findInside(parent: Tree.ParentNode): string | undefined {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    const found = findInElement(child) ?? findInside(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInElement(element: Tree.Element): string | undefined {
  const name = element.tagName.toLowerCase().replace(/^svg:/, '');
  // parse5 puts these elements around every fragment.
  const isFrame = /^(?:html|head|body)$/.test(name) && element.attrs.length === 0;
  const isDrawing = element.namespaceURI === SVG && (name.includes(':') || DRAWING.test(name));
  if (!isFrame && !isDrawing) return `<${name}>`;
  for (const attribute of element.attrs) {
    const found = findInAttribute(attribute.name.toLowerCase(), attribute.value);
    if (found !== undefined) return found;
  }
  const texts = element.childNodes.filter(tree.isTextNode).map(({ value }) => value);
  return name === 'style' ? findInStyle(texts.join('')) : undefined;
}

/**
 * What is drawn, its text and its movement. A name with another prefix than `svg:` means nothing to a
 * browser: no prefix may stand for SVG or HTML.
 */
const DRAWING =
  /^(?:svg|g|defs|symbol|use|image|switch|style|title|desc|metadata|path|rect|circle|ellipse|line|poly(?:line|gon)|text(?:path)?|tspan|(?:linear|radial)gradient|stop|pattern|clippath|mask|marker|filter|fe[a-z]+|animate(?:motion|transform)?|mpath|set|font(?:-face(?:-[a-z]+)?)?|(?:missing-)?glyph|[hv]kern|flow[a-z]+)$/;

function findInAttribute(name: string, value: string): string | undefined {
  const local = name.slice(name.lastIndexOf(':') + 1);
  if (local.startsWith('on')) return `the script ${local}="…"`;
  if (value === XHTML) return 'HTML in it';
  if (value === SVG) return /^xmlns(?::svg)?$/.test(name) ? undefined : 'elements under two names';
  if (/^(?:href|src|base)$/.test(local)) {
    return INSIDE.test(value) ? undefined : `a reference to ${shorten(value)}`;
  }
  if (local === 'attributename' && /href\s*$/i.test(value)) return 'a link that changes';
  // The others are CSS, wherever a browser reads them.
  return /:|^(?:id|class|data-.*|aria-.*)$/.test(name) ? undefined : findInStyle(value);
}

function findInStyle(css: string): string | undefined {
  if (OUTSIDE_URL.test(css)) return 'a url() of another file in a style';
  const [word] = FETCHING.exec(css) ?? [];
  // A backslash can disguise any word.
  if (word === '\\') return 'a backslash in a style';
  return word && `${word.toLowerCase().replace('(', '()')} in a style`;
}

/** Everything else in CSS whose text may be the address of a file. */
const FETCHING = /\\|@import|(?<![\w-])(?:-[a-z]+-)?(?:image(?:-set)?|src|cross-fade|paint)\(/i;

/** References that stay in the file. */
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpeg|webp|avif|gif)[;,])/i;
const OUTSIDE_URL =
  /url\((?!\s*["']?\s*(?:#|data:(?:font\/|image\/(?:png|jpeg|webp|avif|gif)[;,])))/i;

function shorten(url: string): string {
  return `"${url.length > 40 ? `${url.slice(0, 39)}…` : url}"`;
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
