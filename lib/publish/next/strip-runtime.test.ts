import { parsePage, serializePage } from '../page';
import { stripRuntime } from './strip-runtime';

const strip = (html: string) => serializePage(stripRuntime(parsePage('about.html', html)));

/** A page around a body, as a browser would write it. */
const wrap = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** In the order and the spelling of Next 16.4. */
const FROM_NEXT = [
  '<!DOCTYPE html><!--site--><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/1nbcxva5fkze0.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0j1we3cwg31qe.js"/>',
  '<script src="/_next/static/chunks/2pqkl8gd76a-y.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-2u1d16houkiyo.js" async=""></script>',
  '<title>About</title><link rel="icon" href="/images/logo.svg"/>',
  '<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script></head>',
  '<body><div hidden=""><!--$--><!--/$--></div>',
  '<main id="content"><h1>About<!-- --> us</h1><!--$--><p>2 &lt; 3</p><!--/$--></main>',
  '<script data-behaviour="menu">(function(b){})("menu")</script>',
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0j1we3cwg31qe.js"]})</script>',
  '<script src="/_next/static/chunks/0j1we3cwg31qe.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n<!--x-->"])</script>',
  '</body></html>',
].join('');

test('of a page as Next writes it the content, the data and the behaviours stay', () => {
  expect(strip(FROM_NEXT)).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
      '<link rel="stylesheet" href="/_next/static/chunks/1nbcxva5fkze0.css" data-precedence="next">',
      '<title>About</title><link rel="icon" href="/images/logo.svg"></head>',
      '<body><main id="content"><h1>About us</h1><p>2 &lt; 3</p></main>',
      '<script data-behaviour="menu">(function(b){})("menu")</script>',
      '<script type="application/ld+json">{"@type":"Organization"}</script>',
      '<script type="speculationrules">{"prefetch":[]}</script>',
      '</body></html>',
    ].join(''),
  );
});

test('a page that is finished is not changed any more', () => {
  const once = strip(FROM_NEXT);
  expect(strip(once)).toBe(once);
});

test.each([
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"x"])</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js" nomodule=""></script>',
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js">',
  '<link rel="modulepreload" href="/_next/static/chunks/a.js">',
  '<!--$-->',
])('%s goes', (html) => {
  expect(strip(wrap(`<p>x</p>${html}`))).toBe(wrap('<p>x</p>'));
});

test.each([
  '<script type="application/ld+json">{"name":"<!--no comment-->"}</script>',
  '<script type="speculationrules">{}</script>',
  '<script data-behaviour="">(function(){})()</script>',
  '<script>alert("for the gate to find")</script>',
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2">',
  '<link rel="preload" as="image" href="/images/a.svg">',
  '<div hidden="">content</div>',
  '<div hidden=""><img alt=""></div>',
  '<div></div>',
  '<div>x</div><div hidden=""></div>',
])('%s stays', (html) => {
  expect(strip(wrap(html))).toBe(wrap(html));
});
