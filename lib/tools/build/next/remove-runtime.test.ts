import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serializePage } from '../page';
import { removeRuntime } from './remove-runtime';

// Pages of a real export; see "Upgrading Next" in CONTRIBUTING.md.
const read = (file: string) => readFileSync(path.join(__dirname, 'fixture', file), 'utf8');

/** Removes the runtime from a page. `html` is what is left. */
function remove(html: string) {
  const page = removeRuntime('about.html', html);
  return { ...page, html: serializePage(page) };
}

/** Marks of Next and React in a text. */
const MARKS = /__next|TURBOPACK|_next\/[^"]*\.js"|<!--|modulepreload|preconnect|<body><div hidden/;

test.each(['contact.html', '404.html', 'embeds/newsletter.html'])(
  '%s keeps its content and the scripts of the site, and nothing of the framework',
  (file) => {
    const before = read(file);
    const { $, html, diagnostics } = remove(before);
    expect(before).toMatch(MARKS);
    expect(html).not.toMatch(MARKS);
    expect(diagnostics).toEqual([]);
    expect($('link[rel=stylesheet]').length).toBeGreaterThan(1);
    expect($('main, h1').length).toBe(2);
    const scripts = [...before.matchAll(/<script (?:type=|src="\/scripts)/g)];
    expect($('script')).toHaveLength(scripts.length);
    // A second run changes nothing.
    expect(remove(html).html).toBe(html);
  },
);

test.each([
  '<script type="application/json">{"a":"self.__next_f"}</script>',
  '<script type="module" src="/scripts/site.js"></script>',
  '<script data-inline="">a</script>',
  '<link rel="preload" as="image" href="/a.svg"><img src="/a.svg">',
  '<link rel="preload" as="image" imagesrcset="/a.avif 360w">',
  '<link rel="preconnect" href="https://a.example">',
  '<div hidden="">content</div>',
])('%s is not of the framework, and stays', (html) => {
  expect(remove(`<body><p></p>${html}</body>`).html).toContain(html);
});

test('an image of the not-found page is not preloaded', () => {
  const html = '<head><link rel="preload" as="image" href="/b.svg"></head><img src="/a.svg">';
  expect(remove(html).$('link')).toHaveLength(0);
});

test('X gets the card type only, and reads Open Graph for the rest', () => {
  const tags = ['card', 'title', 'image'].map(
    (name) => `<meta name="twitter:${name}" content="a">`,
  );
  const page = remove(`<head><meta property="og:title" content="a">${tags.join('')}</head>`);
  expect(page.$('meta[name]')).toHaveLength(1);
  expect(page.$('[name="twitter:card"], [property="og:title"]')).toHaveLength(2);
});

test.each([
  '<script>(self.__next_s=self.__next_s||[]).push([0,{}])</script>',
  '<script>self.__next_face=1</script>',
  '<script>window.dataLayer=[];self.__next_f</script>',
  '<script type="module">alert(1)</script>',
  '<script src="//cdn.example/_next/a.js"></script>',
  '<script src="/_nexd/a.js"></script>',
  '<script data-inline="" src="/a.js"></script>',
])('%s is an unknown script', (script) => {
  const { diagnostics } = remove(`<body>${script}</body>`);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.message).toMatch(/^an unknown script, "/);
});

test.each(['<div hidden id="S:1">x</div>', '<template id="B:0"></template>'])(
  '%s is content that only a script would show',
  (html) => {
    expect(remove(`<body><p></p>${html}</body>`).diagnostics[0]?.message).toMatch(/<Suspense>/);
  },
);
