import { createHash } from 'node:crypto';
import { tickerProvider } from '@/lib/site/providers';
import { addContentSecurityPolicy } from './content-security-policy';
import { findElements, getAttribute } from '../html';
import { parsePage, serializePage, type Page } from '../page';

const finish = (body: string, head = '<meta charset="utf-8">'): Page =>
  addContentSecurityPolicy(parsePage('about.html', `<head>${head}</head><body>${body}</body>`));

/** The page's policy, taken apart as browsers do: directive by directive. */
function policyFor(body: string, head?: string): Map<string, string[]> {
  const meta = findElements(finish(body, head).document, 'meta').find(
    (element) => getAttribute(element, 'http-equiv') === 'Content-Security-Policy',
  );
  const content = (meta && getAttribute(meta, 'content')) ?? '';
  return new Map(
    content.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const RUNTIME = '<script type="application/json" id="runtime-files">["/_next/a.js"]</script>';
const TICKER_CODE = `(function(a){})("ticker","${tickerProvider.script}")`;
const TICKER = `<script data-behaviour="t">${TICKER_CODE}</script>`;
const OWN_FRAME = '<iframe src="/embeds/newsletter"></iframe>';
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6,4,7';
const KEYLESS_MAP = 'https://maps.google.com/maps?q=Ikeja&amp;output=embed';
const FORM = 'https://abc123.sibforms.com/serve/MUIE-x_y';
const later = (address: string) => `<iframe data-src="${address}"></iframe>`;

test('a page of words may load nothing but pictures, fonts and the manifest of its own', () => {
  expect(Object.fromEntries(policyFor('<p>Words</p>'))).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
});

test('each inline script and style is allowed by the hash of its exact text', () => {
  const script = '(function(b){"ọjà </p> &amp;"})("x")\n';
  const styles = ['p{a:b}', '\n.a>b{content:"<"}'];
  const policy = policyFor(
    `<script data-behaviour="">${script}</script>`,
    `<meta charset="utf-8">${styles.map((style) => `<style>${style}</style>`).join('')}`,
  );
  expect(policy.get('script-src')).toEqual([hashOf(script)]);
  expect(policy.get('style-src')).toEqual(styles.map(hashOf));
});

test('the hash is of the text that visitors get', () => {
  const page = finish('<script data-behaviour="">a\r\n\tb</script>');
  const sent = /<script[^>]*>([^]*)<\/script>/.exec(serializePage(page))?.[1] ?? '';
  expect(serializePage(page)).toContain(hashOf(sent));
});

test('a script that is there twice is allowed once', () => {
  const twice = '<script data-behaviour="">a</script>'.repeat(2);
  expect(policyFor(twice).get('script-src')).toEqual([hashOf('a')]);
});

test.each([
  ['JSON-LD', '<script type="application/ld+json">{"a":1}</script>'],
  ['other data', '<script type="application/json">[]</script>'],
])('%s is not run and needs no leave', (_what, html) => {
  expect(policyFor(html).has('script-src')).toBe(false);
});

test('speculation rules are bound like a script', () => {
  const policy = policyFor('<script type="speculationrules">{"prefetch":[]}</script>');
  expect(policy.get('script-src')).toEqual([hashOf('{"prefetch":[]}')]);
});

test('a page whose framework comes later may load it, and send its form by a request', () => {
  const policy = policyFor(
    `<form action="https://formspree.io/f/abc" method="post"></form><script data-behaviour="f">run</script>`,
    `<meta charset="utf-8">${RUNTIME}`,
  );
  expect(policy.get('script-src')).toEqual(["'self'", hashOf('run')]);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://formspree.io']);
  expect(policy.get('form-action')).toEqual(['https://formspree.io']);
});

test.each([
  ['no form', '', ["'none'"]],
  ['a form to the site', '<form action="/f/contact"></form>', ["'self'"]],
  ['a form without an address', '<form></form>', ["'self'"]],
  [
    'a form elsewhere',
    '<form action="https://a.example:8443/x?y"></form>',
    ['https://a.example:8443'],
  ],
  [
    'forms to several hosts',
    '<form action="https://a.example"></form><form action="/x"></form><form action="https://a.example/2"></form>',
    ['https://a.example', "'self'"],
  ],
])('%s: form-action', (_what, body, sources) => {
  const policy = policyFor(body);
  expect(policy.get('form-action')).toEqual(sources);
  expect(policy.has('connect-src')).toBe(false);
});

test.each([
  ['no frame', '', undefined],
  ['a frame of the site', OWN_FRAME, ["'self'"]],
  ['frames of the site', OWN_FRAME + '<iframe src="/x"></iframe>', ["'self'"]],
  ['a frame of another host at once', '<iframe src="https://evil.example/x"></iframe>', undefined],
  ['a frame of a provider at once', `<iframe src="${MAP}"></iframe>`, undefined],
  ['a frame without a scheme', '<iframe src="//evil.example/x"></iframe>', undefined],
  ['a frame with a backslash', '<iframe src="/\\evil.example/x"></iframe>', undefined],
  ['a frame of nothing', '<iframe src="about:blank"></iframe>', undefined],
  ['a frame without an address', '<iframe></iframe>', undefined],
  ['a map that comes later', later(MAP), ['https://www.openstreetmap.org']],
  ['nobody’s page that comes later', later('https://evil.example/x'), undefined],
])('%s: frame-src', (_what, body, sources) => {
  expect(policyFor(body).get('frame-src')).toEqual(sources);
});

test.each([
  ['a map', later(MAP), ['https://www.openstreetmap.org']],
  ['a map twice', later(MAP).repeat(2), ['https://www.openstreetmap.org']],
  ['a map in capitals', later(MAP.replace('www.o', 'WWW.O')), ['https://www.openstreetmap.org']],
  [
    'a map that leads on to another host',
    later(KEYLESS_MAP),
    ['https://maps.google.com', 'https://www.google.com'],
  ],
  [
    'a map of that other host',
    later('https://www.google.com/maps/embed?pb=1'),
    ['https://www.google.com'],
  ],
  ['a sign-up form', later(FORM), ['https://abc123.sibforms.com']],
  [
    'a sign-up form and a map',
    later(FORM) + later(MAP),
    ['https://abc123.sibforms.com', 'https://www.openstreetmap.org'],
  ],
  ['nobody', later('https://evil.example/x'), []],
  ['a host only looking alike', later('https://abc123.sibforms.com.evil.example/serve/x'), []],
  ['http', later(MAP.replace('https', 'http')), []],
  ['a page that no frame may show', later('https://www.google.com/maps/place/Ikeja'), []],
  ['a script for an address', later('javascript:alert(1)'), []],
  ['no address', later(''), []],
  [
    'another host at once, a provider later',
    `<iframe src="https://evil.example/x" data-src="${MAP}"></iframe>`,
    ['https://www.openstreetmap.org'],
  ],
])('a frame that gets its address later, %s: these hosts alone', (_what, frames, hosts) => {
  const policy = policyFor(OWN_FRAME + frames);
  expect(policy.get('frame-src')).toEqual(["'self'", ...hosts]);
  const elsewhere = [...policy].filter(([name]) => name !== 'frame-src');
  expect(elsewhere).toEqual([...policyFor(OWN_FRAME)].filter(([name]) => name !== 'frame-src'));
});

test('a page whose script brings the ticker lets in that one script, its frames, and its own file', () => {
  expect(Object.fromEntries(policyFor(TICKER))).toEqual({
    ...Object.fromEntries(policyFor('')),
    'script-src': [hashOf(TICKER_CODE), tickerProvider.script],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
  });
});

test('the ticker beside frames and a form takes nothing from them, nor gives', () => {
  const form = '<form action="https://formspree.io/f/abc"></form>';
  const policy = policyFor(TICKER + form + OWN_FRAME + later(MAP));
  expect(policy.get('frame-src')).toEqual([
    "'self'",
    'https://www.openstreetmap.org',
    ...tickerProvider.frames,
  ]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policyFor(RUNTIME + TICKER + form).get('connect-src')).toEqual([
    "'self'",
    'https://formspree.io',
  ]);
});

test.each(
  [tickerProvider.script, MAP, FORM].flatMap((address) => [
    ['words', `<p>${address}</p>`],
    ['a link', `<a href="${address}">Open</a>`],
    ['a link without script', `<noscript><a href="${address}">Open</a></noscript>`],
    ['an attribute', `<div data-embed="" data-src="${address}"></div>`],
    ['data', `<script type="application/ld+json">"${address}"</script>`],
  ]),
)('a provider that only %s names is not let in: %s', (_what, body) => {
  expect(policyFor(body)).toEqual(policyFor(''));
});

test.each([MAP, FORM, tickerProvider.site])(
  'a script that names %s is not the ticker',
  (address) => {
    const code = `open("${address}")`;
    expect(Object.fromEntries(policyFor(`<script data-behaviour="">${code}</script>`))).toEqual({
      ...Object.fromEntries(policyFor('')),
      'script-src': [hashOf(code)],
    });
  },
);

test.each([
  [
    'drawings written into the page',
    '<img src="data:image/svg+xml,%3Csvg/%3E">',
    ["'self'", 'data:'],
  ],
  ['files only', '<img src="/a.svg"><a href="data:x">x</a>', ["'self'"]],
])('%s: img-src', (_what, body, sources) => {
  expect(policyFor(body).get('img-src')).toEqual(sources);
});

test.each(['', TICKER, `${RUNTIME}<form></form>`, `<style>a{}</style>${OWN_FRAME}`, later(MAP)])(
  'nothing unsafe, nobody and no scheme as a whole is let in: %s',
  (body) => {
    const sources = [...policyFor(body).values()].flat();
    expect(sources.filter((source) => /unsafe|\*|^\w+:$|null/.test(source))).toEqual([]);
  },
);

test('the policy stands right behind the charset, before all that it binds', () => {
  const page = finish('', '<title>t</title><meta charset="utf-8"><style>a{}</style>');
  expect(serializePage(page)).toMatch(
    /<title>t<\/title><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"<>]+"><style>/,
  );
});

test('a page that does not name its charset stops the build', () => {
  expect(() => finish('', '<meta name="viewport" content="x">')).toThrow(
    'out/about.html: the page does not name its charset',
  );
});
