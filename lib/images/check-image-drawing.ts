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
  return found && `has ${found}, which a drawing here must not have; export it as plain SVG`;
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
  const name = localName(element.tagName);
  // parse5 puts these elements around every fragment.
  const isFrame = /^(?:html|head|body)$/.test(element.tagName) && element.attrs.length === 0;
  if (ACTIVE.has(name) || (!isFrame && element.namespaceURI !== SVG)) return `<${name}>`;
  for (const { name: attribute, value } of element.attrs) {
    const found = findInAttribute(localName(attribute), value);
    if (found !== undefined) return found;
  }
  return name === 'style' ? findInStyle(textIn(element)) : undefined;
}

function findInAttribute(name: string, value: string): string | undefined {
  if (name.startsWith('on')) return `the script ${name}="…"`;
  if (value === XHTML) return 'HTML in it';
  if ((name === 'href' || name === 'src') && !isInside(value))
    return `a reference to ${shorten(value)}`;
  if (name === 'attributename' && localName(value.trim()) === 'href') return 'a link that changes';
  return name === 'style' ? findInStyle(value) : findUrl(value);
}

/** A backslash can disguise any word of CSS. */
function findInStyle(css: string): string | undefined {
  return /@import|\\/i.test(css) ? 'a style with @import or a backslash' : findUrl(css);
}

function findUrl(css: string): string | undefined {
  const urls = [...css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].map(([, url = '']) => url);
  const outside = urls.find((url) => !isInside(url) && !url.startsWith('data:font/'));
  return outside === undefined ? undefined : `a reference to ${shorten(outside)}`;
}

/** Whether a reference stays in the file. */
function isInside(url: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|webp|avif|gif)[;,])/i.test(url);
}

function textIn(element: Tree.Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

/** A name without its namespace prefix. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

function shorten(url: string): string {
  return `"${url.length > 40 ? `${url.slice(0, 39)}…` : url}"`;
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Elements that run or hold HTML; those of SVG Tiny too. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'embed',
  'object',
]);
