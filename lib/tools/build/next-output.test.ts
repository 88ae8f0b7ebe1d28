import { removeRuntime, requireSupportedNext } from './next-output';
import { serializePage } from './page';

const removeFrom = (html: string) => removeRuntime('about.html', html);

test('removes the scripts, preloads, inline data, comments and twitter: tags of Next.js', () => {
  const page = removeFrom(`<!DOCTYPE html><html><head>
    <link rel="preload" as="script" href="/_next/a.js"><link rel="preconnect" href="/">
    <link rel="preload" as="image" href="/not-on-the-page.svg"><meta name="twitter:title" content="a">
    <script src="/_next/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div>
    <p>Words</p><!--$--><script>(globalThis["TURBOPACK"] || []).push({})</script>
    <script>(self.__next_f=self.__next_f||[]).push([0])</script>
    <script>self.__next_f.push([1,"2:\\u003c/script>"])</script></body></html>`);
  expect(serializePage(page).replaceAll(/\s+/g, ' ')).toBe(
    '<!DOCTYPE html><html><head> </head><body> <p>Words</p> </body></html>',
  );
});

test.each([
  '<script type="application/json">{"a":"self.__next_f"}</script>',
  '<script type="module" src="/scripts/site.js"></script>',
  '<link rel="preload" as="image" href="/a.svg"><img src="/a.svg">',
  '<link rel="preconnect" href="https://a.example">',
  '<div hidden="">content</div>',
  '<meta name="twitter:card" content="a"><meta property="og:title" content="a">',
])('does not remove the markup %s, which belongs to the site', (html) => {
  expect(serializePage(removeFrom(`<body><p></p>${html}</body>`))).toContain(html);
});

test.each([
  '<script>(self.__next_s=self.__next_s||[]).push([0,{}])</script>',
  '<script type="module">alert(1)</script>',
  '<script src="//cdn.example/_next/a.js"></script>',
])('throws if the page has the unknown script %s', (script) => {
  expect(() => removeFrom(`<body>${script}</body>`)).toThrow(
    /^about\.html has an unknown script, "/,
  );
});

test('throws if React has moved content into a hidden element', () => {
  expect(() => removeFrom('<body><div hidden id="S:1">x</div>')).toThrow(/<Suspense>/);
});

test('accepts the installed version of Next.js, and rejects the untested version 16.40', () => {
  expect(() => requireSupportedNext()).not.toThrow();
  expect(() => requireSupportedNext('16.40.1')).toThrow('Next 16.40.1 is installed');
});
