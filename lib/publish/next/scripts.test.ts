import { getAttribute, parseHtml } from '../html';
import { findScriptPreloads, findScripts, kindOfScript, type ScriptKind } from './scripts';

const START =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})';

test.each<[string, ScriptKind]>([
  ['<script data-behaviour="menu">(function(){})("menu")</script>', 'behaviour'],
  ['<script data-behaviour="">(function(){})()</script>', 'behaviour'],
  ['<script data-behaviour="" type="module">let a</script>', 'behaviour'],
  ['<script type="application/ld+json">{}</script>', 'data'],
  ['<script type="speculationrules">{}</script>', 'data'],
  ['<script type="application/json" id="runtime-files">[]</script>', 'data'],
  ['<script src="/_next/static/chunks/a.js" async=""></script>', 'chunk'],
  ['<script src="/_next/static/chunks/a.js" type="module"></script>', 'chunk'],
  ['<script src="/_next/static/chunks/p.js" noModule=""></script>', 'polyfill'],
  ['<script>(self.__next_f=self.__next_f||[]).push([0])</script>', 'payload'],
  ['<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>', 'payload'],
  [`<script id="_R_">${START}</script>`, 'payload'],
  ['<script>(self.__next_s=self.__next_s||[]).push([0,{}])</script>', 'unknown'],
  ['<script>self.__next_face=1</script>', 'unknown'],
  ['<script>$RC("B:0","S:0")</script>', 'unknown'],
  ['<script>window.dataLayer=[];self.__next_f</script>', 'unknown'],
  ['<script type="text/javascript">alert(1)</script>', 'unknown'],
  ['<script type="module">alert(1)</script>', 'unknown'],
  ['<script src="https://cdn.example/_next/a.js"></script>', 'unknown'],
  ['<script src="//cdn.example/a.js"></script>', 'unknown'],
  ['<script src=""></script>', 'unknown'],
  ['<script></script>', 'unknown'],
  // Browsers run these as programs too.
  ['<script type="TEXT/JavaScript">alert(1)</script>', 'unknown'],
  ['<script type="text/ecmascript">alert(1)</script>', 'unknown'],
])('%s is %s', (html, kind) => {
  const document = parseHtml(html);
  expect(findScripts(document, kind).map(kindOfScript)).toEqual([kind]);
});

test('scripts of several kinds come in the order of the document', () => {
  const document = parseHtml(
    '<script src="/_next/a.js"></script><script type="a/b"></script><script src="/_next/b.js" nomodule></script>',
  );
  const found = findScripts(document, 'polyfill', 'chunk');
  expect(found.map((script) => getAttribute(script, 'src'))).toEqual([
    '/_next/a.js',
    '/_next/b.js',
  ]);
});

test.each([
  ['<link rel="preload" as="script" href="/_next/a.js">', 1],
  ['<link rel="modulepreload" href="/_next/a.js">', 1],
  ['<link rel="preload" as="font" href="/_next/a.woff2">', 0],
  ['<link rel="stylesheet" href="/_next/a.css">', 0],
  ['<link rel="icon" href="/icon.svg">', 0],
])('%s: %i early scripts', (html, count) => {
  expect(findScriptPreloads(parseHtml(html))).toHaveLength(count);
});
