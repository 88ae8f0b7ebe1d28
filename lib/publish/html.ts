import { defaultTreeAdapter as tree, html, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Document = Tree.Document;
export type Element = Tree.Element;

/** Parses a whole document, as browsers do; never fails. */
export function parseHtml(text: string): Document {
  // Read as a browser without script does: what stands in <noscript> is checked like the rest.
  return parse(text, { scriptingEnabled: false, sourceCodeLocationInfo: true });
}

/** The document as text. */
export function serializeHtml(document: Document): string {
  return serialize(document, { scriptingEnabled: false });
}

/** Every element in document order, of the given names if any are given. A copy: the tree may be changed. */
export function findElements(root: Tree.ParentNode, ...tagNames: string[]): Element[] {
  const found: Element[] = [];
  const visit = (parent: Tree.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!tree.isElementNode(child)) continue;
      if (tagNames.length === 0 || tagNames.includes(child.tagName)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

/** Every comment of the document. */
export function findComments(root: Tree.ParentNode): Tree.CommentNode[] {
  return root.childNodes.flatMap((child) => {
    if (tree.isCommentNode(child)) return [child];
    return tree.isElementNode(child) ? findComments(child) : [];
  });
}

/** The value of an attribute; empty for one without a value, undefined for one that is not there. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const existing = element.attrs.find((attribute) => attribute.name === name);
  if (existing) existing.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Replaces all that is inside an element by a text. */
export function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}

/** Makes an element that belongs to no document yet. */
export function createElement(
  tagName: string,
  attributes: Record<string, string>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  if (text) tree.insertText(element, text);
  return element;
}

export function removeNode(node: Tree.ChildNode): void {
  tree.detachNode(node);
}

/** Puts `element` right behind `sibling`. */
export function insertAfter(sibling: Element, element: Element): void {
  const parent = sibling.parentNode;
  if (!parent) throw new Error(`<${sibling.tagName}> stands in no document`);
  const next = parent.childNodes[parent.childNodes.indexOf(sibling) + 1];
  if (next) tree.insertBefore(parent, element, next);
  else tree.appendChild(parent, element);
}

export function appendChild(parent: Element, element: Element): void {
  tree.appendChild(parent, element);
}

/** An element as it stood in the text that its document was parsed from. */
export function sourceOf({ sourceCodeLocation: place }: Element, text: string): string {
  return place ? text.slice(place.startOffset, place.endOffset) : '';
}

/**
 * The text that a document was parsed from, without the given elements of it.
 *
 * @param elements as found in the document, which has not been changed yet; none within another
 */
export function cutElements(text: string, elements: readonly Element[]): string {
  const places = elements
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? [])
    .sort((a, b) => a.startOffset - b.startOffset);
  let rest = '';
  let end = 0;
  for (const { startOffset, endOffset } of places) {
    rest += text.slice(end, startOffset);
    end = endOffset;
  }
  return rest + text.slice(end);
}

/** All text inside a node, in order. */
export function textOf(node: Tree.ParentNode): string {
  const [only, ...others] = node.childNodes;
  if (only && others.length === 0 && tree.isTextNode(only)) return only.value;
  return node.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) ? textOf(child) : '';
    })
    .join('');
}

/** The document's head: the parser adds one where the text has none. */
export function headOf(document: Document): Element {
  const [head] = findElements(document, 'head');
  if (!head) throw new Error('the document has no head');
  return head;
}

/** Where an element stands, for people: a path from the nearest ancestor that has an id. */
export function cssPath(element: Element): string {
  const id = getAttribute(element, 'id');
  if (id) return `#${id}`;
  const parent = element.parentNode;
  if (!parent || !tree.isElementNode(parent)) return element.tagName;
  const twins = parent.childNodes.filter(
    (child): child is Element => tree.isElementNode(child) && child.tagName === element.tagName,
  );
  const step =
    twins.length > 1
      ? `${element.tagName}:nth-of-type(${twins.indexOf(element) + 1})`
      : element.tagName;
  return parent.tagName === 'body' || parent.tagName === 'head'
    ? step
    : `${cssPath(parent)} > ${step}`;
}
