/** @jest-environment node */
import { createHash } from 'node:crypto';
import { scriptProviders } from '@/lib/site/providers';
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
const TICKER = '<script data-behaviour="t">("https://s3.tradingview.com/a.js")</script>';

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
  ['a frame of the site', '<iframe src="/embeds/map"></iframe>', ["'self'"]],
  [
    'frames of other hosts, each once',
    '<iframe src="https://maps.example/a"></iframe><iframe src="https://maps.example/b"></iframe><iframe src="https://news.example"></iframe>',
    ['https://maps.example', 'https://news.example'],
  ],
])('%s: frame-src', (_what, body, sources) => {
  expect(policyFor(body).get('frame-src')).toEqual(sources);
});

test('a page whose script names a provider may load what the provider needs', () => {
  const policy = policyFor(TICKER);
  expect(policy.get('script-src')).toEqual([
    hashOf('("https://s3.tradingview.com/a.js")'),
    'https://s3.tradingview.com',
  ]);
  expect(policy.get('frame-src')).toEqual(scriptProviders[0]?.needs['frame-src']);
});

test.each([
  ['words', '<p>https://s3.tradingview.com</p>'],
  ['a link', '<a href="https://s3.tradingview.com/">TradingView</a>'],
  ['data', '<script type="application/ld+json">"https://s3.tradingview.com"</script>'],
])('a provider that only %s name is not let in', (_what, body) => {
  const policy = policyFor(body);
  expect(policy.has('script-src')).toBe(false);
  expect(policy.has('frame-src')).toBe(false);
});

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

test.each(['', TICKER, `${RUNTIME}<form></form>`, '<style>a{}</style><iframe src="/x"></iframe>'])(
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
