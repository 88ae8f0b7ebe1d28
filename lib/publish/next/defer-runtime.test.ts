import { deferRuntime } from './defer-runtime';
import { parsePage, serializePage } from '../page';

const defer = (html: string) => deferRuntime(parsePage('contact.html', html));

/** The list of files that stands in the finished page. */
function listIn(html: string): unknown {
  const text = /<script type="application\/json" id="runtime-files">(.*?)<\/script>/.exec(
    html,
  )?.[1];
  return JSON.parse(text ?? 'null');
}

/** In the order and the spelling of Next 16.4. */
const FROM_NEXT = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/last.js"/>',
  '<script src="/_next/static/chunks/first.js" async=""></script>',
  '<script src="/_next/static/chunks/second.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><div hidden=""><!--$--><!--/$--></div><form id="f"><!--$-->Name<!--/$--></form>',
  '<script data-behaviour="f">(function(){})("f")</script>',
  '<script type="application/ld+json">{}</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({"a":1})</script>',
  '<script src="/_next/static/chunks/last.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"</p>\\n"])</script>',
  '</body></html>',
].join('');

test('the list names the payload first, then what was preloaded, then the rest, each once', () => {
  const { page, payload, files } = defer(FROM_NEXT);
  const list = [
    payload.address,
    '/_next/static/chunks/last.js',
    '/_next/static/chunks/first.js',
    '/_next/static/chunks/second.js',
  ];
  expect(listIn(serializePage(page))).toEqual(list);
  expect(files).toEqual(list.slice(1));
});

test('the payload is the inline data, in the order of the page', () => {
  expect(defer(FROM_NEXT).payload.text).toBe(
    [
      '(globalThis["TURBOPACK"] || []).push({"a":1})',
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"</p>\\n"])',
    ].join(';'),
  );
});

test('the pieces of the payload run as one script', () => {
  const { payload } = defer(
    '<script>(self.__next_f=self.__next_f||[]).push(1)</script><script>(self.__next_f=self.__next_f||[]).push(2)</script>',
  );
  const self: { __next_f?: number[] } = {};
  new Function('self', payload.text)(self);
  expect(self.__next_f).toEqual([1, 2]);
});

test('beside the list nothing of the framework stays, and the document is as React left it', () => {
  const { page, payload } = defer(FROM_NEXT);
  const list = JSON.stringify([
    payload.address,
    ...['last', 'first', 'second'].map((name) => `/_next/static/chunks/${name}.js`),
  ]);
  expect(serializePage(page)).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
      `<script type="application/json" id="runtime-files">${list}</script></head>`,
      '<body><div hidden=""><!--$--><!--/$--></div><form id="f"><!--$-->Name<!--/$--></form>',
      '<script data-behaviour="f">(function(){})("f")</script>',
      '<script type="application/ld+json">{}</script>',
      '</body></html>',
    ].join(''),
  );
});

test('the payload has an address among the files that may be kept for ever', () => {
  expect(defer(FROM_NEXT).payload.address).toMatch(
    /^\/_next\/static\/chunks\/payload-[0-9a-f]{16}\.js$/,
  );
});

test('the address is another when the payload is, and only then', () => {
  const addressFor = (html: string) => defer(html).payload.address;
  expect(addressFor(FROM_NEXT)).toBe(addressFor(FROM_NEXT.replace('Name', 'E-mail')));
  expect(addressFor(FROM_NEXT)).not.toBe(addressFor(FROM_NEXT.replace('{"a":1}', '{"a":2}')));
});
