import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serializePage } from '../page';
import { removeRuntime } from './remove-runtime';

// Pages of a real export; see "Upgrading Next" in CONTRIBUTING.md.
const read = (file: string) => readFileSync(path.join(__dirname, 'fixture/export', file), 'utf8');
const contact = read('contact.html');

/** Removes the runtime from a page. `html` is what is left. */
function remove(html: string, isInteractive = false) {
  const page = removeRuntime({ file: 'about.html', isInteractive }, html);
  return { ...page, html: serializePage(page) };
}

/** Marks of Next and React in a text. */
const MARKS = /__next|TURBOPACK|\.js"|<!--|modulepreload|preconnect|<body><div hidden/;

test.each(['contact.html', '404.html', 'embeds/newsletter.html'])(
  'a static %s keeps its content, data and behaviours, and nothing of the framework',
  (file) => {
    const before = read(file);
    const { $, html, diagnostics } = remove(before);
    expect(before).toMatch(MARKS);
    expect(html).not.toMatch(MARKS);
    expect(diagnostics).toEqual([]);
    expect($('link[rel=stylesheet]').length).toBeGreaterThan(1);
    expect($('main, h1').length).toBe(2);
    const scripts = [...before.matchAll(/<script type="[^"]+json/g)];
    expect($('script[type$=json]')).toHaveLength(scripts.length);
    // A second run changes nothing.
    expect(remove(html).html).toBe(html);
  },
);

test('an interactive page lists the files of its runtime once: payload, preloaded script, the others', () => {
  const { $, html, files, runtimeFiles: list } = remove(contact, true);
  expect(list[0]).toBe(files[0]?.url);
  expect(list[0]).toMatch(/^\/_next\/static\/chunks\/payload-[0-9a-f]{8}\.js$/);
  const preload = /<link rel="preload" as="script" fetchPriority="low" href="([^"]+)"/.exec(
    contact,
  );
  expect(list[1]).toBe(preload?.[1]);
  const chunks = [...contact.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src);
  expect(new Set(list.slice(1))).toEqual(new Set(chunks));
  expect(list).toHaveLength(new Set(list).size);
  // React finds its way by the comments.
  expect($('script[src], link[as=script]')).toHaveLength(0);
  expect(html).not.toContain('self.__next_f');
  expect(html.match(/<!--.*?-->/g)).toEqual(contact.match(/<!--.*?-->/g));
});

test('the payload runs like the inline scripts that it replaces', () => {
  const inline = [...contact.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)];
  const run = (text: string) => {
    const self: { __next_f?: unknown[][] } = {};
    const scope: { TURBOPACK?: unknown[] } = {};
    new Function('self', 'globalThis', text)(self, scope);
    const data = self.__next_f?.map(([, piece]) => piece ?? '').join('');
    return { data, start: scope.TURBOPACK };
  };
  expect(run(remove(contact, true).files[0]?.text ?? '')).toEqual(
    run(inline.map(([, text]) => text).join(';')),
  );
});

const push = (data: unknown[]) => `<script>self.__next_f.push(${JSON.stringify(data)})</script>`;
const payloadOf = (html: string) => remove(html, true).files[0];

test('the same data gives the same payload, however the stream was cut', () => {
  const whole = payloadOf(push([1, '1:"ọjà"\n2:"x"\n']));
  expect(payloadOf(push([1, '1:"ọj']) + push([1, 'à"\n2:']) + push([1, '"x"\n']))).toEqual(whole);
  expect(payloadOf(push([1, '1:"other"\n']))?.url).not.toBe(whole?.url);
});

test('data that is not text stays between the texts before and after it', () => {
  const html = push([1, 'a']) + push([3, 'AAAA']) + push([1, 'b']) + push([1, 'c']);
  expect(payloadOf(html)?.text).toBe(
    'self.__next_f.push([1,"a"]);self.__next_f.push([3,"AAAA"]);self.__next_f.push([1,"bc"])',
  );
});

test.each([
  '<script type="application/json" data-behaviour="a/b">{"a":"self.__next_f"}</script>',
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

test.each([false, true])(
  'the order in which React writes the head makes no difference (interactive: %s)',
  (isInteractive) => {
    const data = '<script>self.__next_f.push([0])</script>';
    const [size, wait] = ['<meta name="next-size-adjust">', '<link rel="expect" href="#content">'];
    const [early, late] = [`${size}${wait}<title>A</title>`, `<title>A</title>${wait}${size}`].map(
      (head) => remove(`<head>${head}</head>${data}`, isInteractive).html,
    );
    expect(early).toBe(late);
    expect(early).toContain('rel="expect"');
  },
);

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
  '<script data-behaviour="" src="/_nexd/a.js"></script>',
])('%s is an unknown script', (script) => {
  for (const isInteractive of [false, true]) {
    const { diagnostics } = remove(`<body>${script}</body>`, isInteractive);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.message).toMatch(/^an unknown script, "/);
  }
});

test.each(['<div hidden id="S:1">x</div>', '<template id="B:0"></template>'])(
  '%s is content that only a script would show',
  (html) => {
    expect(remove(`<body><p></p>${html}</body>`).diagnostics[0]?.message).toMatch(/<Suspense>/);
  },
);
