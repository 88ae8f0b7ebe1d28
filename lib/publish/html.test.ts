import {
  appendChild,
  cutElements,
  createElement,
  findComments,
  findElements,
  getAttribute,
  headOf,
  insertAfter,
  parseHtml,
  cssPath,
  removeNode,
  serializeHtml,
  setAttribute,
  sourceOf,
  textOf,
  type Document,
  type Element,
} from './html';

function find(document: Document, tagName: string): Element {
  const [element] = findElements(document, tagName);
  if (!element) throw new Error(`no <${tagName}>`);
  return element;
}

test('what is parsed and written again is the same page', () => {
  const text =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><script>a<b&&c</script></head><body><p hidden="">ọjà &amp; 1 &lt; 2<br></p></body></html>';
  expect(serializeHtml(parseHtml(text))).toBe(text);
});

test('elements come in the order of the document, of one name or several or all', () => {
  const document = parseHtml('<title>t</title><p><b><i></i></b></p><i></i>');
  const names = (...tagNames: string[]) =>
    findElements(document, ...tagNames).map(({ tagName }) => tagName);
  expect(names()).toEqual(['html', 'head', 'title', 'body', 'p', 'b', 'i', 'i']);
  expect(names('i')).toEqual(['i', 'i']);
  expect(names('i', 'p', 'h1')).toEqual(['p', 'i', 'i']);
});

test('every element found can be removed in turn', () => {
  const document = parseHtml('<i></i><i></i><i></i>');
  for (const element of findElements(document, 'i')) removeNode(element);
  expect(findElements(document, 'i')).toEqual([]);
});

test('comments are found wherever they are', () => {
  const document = parseHtml('<!--a--><head><!--b--></head><p>x<!--c--><b><!--d--></b></p>');
  expect(findComments(document).map(({ data }) => data)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['hidden', ''],
  ['id', 'x'],
  ['title', undefined],
])('the attribute %s is %j', (name, value) => {
  expect(getAttribute(find(parseHtml('<p hidden id="x">'), 'p'), name)).toBe(value);
});

test('an attribute is set once, whether it was there or not', () => {
  const document = parseHtml('<p id="x">');
  setAttribute(find(document, 'p'), 'id', 'y');
  setAttribute(find(document, 'p'), 'lang', 'yo');
  expect(serializeHtml(document)).toContain('<p id="y" lang="yo">');
});

test('a new element goes right behind its sibling or at the end of its parent', () => {
  const document = parseHtml('<p>1</p>2<i>3</i>');
  insertAfter(find(document, 'p'), createElement('b', { id: 'x' }));
  insertAfter(find(document, 'i'), createElement('u', {}));
  appendChild(find(document, 'i'), createElement('s', {}, '4'));
  expect(serializeHtml(document)).toContain(
    '<body><p>1</p><b id="x"></b>2<i>3<s>4</s></i><u></u></body>',
  );
});

test('nothing can be put behind an element that stands nowhere', () => {
  expect(() => {
    insertAfter(createElement('b', {}), createElement('i', {}));
  }).toThrow('<b> stands in no document');
});

test.each([
  ['script', 'if (a<b && c) "</"'],
  ['style', 'a>b{content:"&"}'],
])('the text of a new %s is written as it is', (tagName, text) => {
  const document = parseHtml('');
  appendChild(headOf(document), createElement(tagName, {}, text));
  expect(serializeHtml(document)).toContain(`<${tagName}>${text}</${tagName}>`);
});

test('the text of an element is all text inside it', () => {
  expect(textOf(find(parseHtml('<p>a<b>b<!--no--><i>c</i></b>d</p>'), 'p'))).toBe('abcd');
});

test('a document without a head gets one', () => {
  expect(headOf(parseHtml('<p>')).tagName).toBe('head');
});

test.each([
  ['<main><p><a>', 'main > p > a'],
  ['<main><p></p><p><a>', 'main > p:nth-of-type(2) > a'],
  ['<main id="content"><p><a>', '#content > p > a'],
  ['<main><p><a id="x">', '#x'],
  ['<a>', 'a'],
  ['<a></a><b></b><a class="wanted">', 'a:nth-of-type(2)'],
])('in %s the last link is at %s', (html, place) => {
  const element = findElements(parseHtml(html), 'a').at(-1);
  expect(element && cssPath(element)).toBe(place);
});

test('an element in the head has a place too', () => {
  expect(cssPath(find(parseHtml('<meta><link>'), 'link'))).toBe('link');
});

test('elements are cut from the text as it was written', () => {
  const text = '<!DOCTYPE html><body><p  id=a>x</P>\n<script>"<p>"</script><p>y</p></body>';
  const document = parseHtml(text);
  const [script] = findElements(document, 'script');
  const [first] = findElements(document, 'p');
  if (!script || !first) throw new Error('the text has both');
  expect(sourceOf(first, text)).toBe('<p  id=a>x</P>');
  expect(cutElements(text, [script, first])).toBe('<!DOCTYPE html><body>\n<p>y</p></body>');
  expect(cutElements(text, [])).toBe(text);
});
