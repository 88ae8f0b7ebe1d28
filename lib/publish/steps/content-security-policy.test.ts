import { createHash } from 'node:crypto';
import { tickerProvider } from '@/lib/site/providers';
import { type Page, parsePage, serializePage } from '../page';
import { addContentSecurityPolicy, takeDeclaredSources } from './content-security-policy';

function finish(body: string, head = '<meta charset="utf-8">'): Page {
  const page = parsePage('about.html', `<head>${head}</head><body>${body}</body>`);
  addContentSecurityPolicy(page, takeDeclaredSources(page));
  return page;
}

/** The page's policy, taken apart as browsers do: directive by directive. */
function policyFor(body: string, head?: string): Map<string, string[]> {
  const content = finish(body, head).$('meta[http-equiv=Content-Security-Policy]').attr('content');
  return new Map(
    (content ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const OWN_FRAME = '<iframe src="/embeds/newsletter"></iframe>';
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6,4,7';
const OSM = 'https://www.openstreetmap.org';
const KEYLESS_MAP = 'https://maps.google.com/maps?q=Ikeja&amp;output=embed';
const FORM = 'https://abc123.sibforms.com/serve/MUIE-x_y';
const later = (address: string) => `<iframe data-src="${address}"></iframe>`;

test('a page of text may load images, fonts and the manifest of its own host only', () => {
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
  const body = styles.map((style) => `<style>${style}</style>`).join('');
  const policy = policyFor(`${body}<script data-behaviour="">${script}</script>`);
  expect(policy.get('script-src')).toEqual([hashOf(script)]);
  expect(policy.get('style-src')).toEqual(styles.map(hashOf));
  // A sheet for print may come from the own host.
  const print = '<link rel="stylesheet" href="/print.css" media="print">';
  expect(policyFor(body + print).get('style-src')).toEqual([...styles.map(hashOf), "'self'"]);
});

test('the hash is of the text that visitors get; a script that occurs twice is allowed once', () => {
  const page = finish('<script data-behaviour="">a\r\n\tb</script>'.repeat(2));
  const [, sent = ''] = /<script[^>]*>([^]*?)<\/script>/.exec(serializePage(page)) ?? [];
  expect(serializePage(page).split(hashOf(sent))).toHaveLength(2);
});

test('speculation rules are bound like a script; data is not', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const policy = policyFor(`<script type="speculationrules">{"prefetch":[]}</script>${data}`);
  expect(policy.get('script-src')).toEqual([hashOf('{"prefetch":[]}')]);
});

/** A behaviour that declares what it needs. */
const behaviour = (policy: Record<string, string[]>, text = 'run') =>
  `<script data-behaviour="f" data-policy='${JSON.stringify(policy).replaceAll("'", '&#39;')}'>${text}</script>`;

test('what behaviours declare is let in besides, each source once, and the declarations go', () => {
  const form = '<form action="https://formspree.io/f/abc" method="post"></form>';
  const body =
    form +
    OWN_FRAME +
    behaviour({ 'script-src': ["'self'"], 'connect-src': ["'self'", 'https://formspree.io'] }) +
    behaviour({ 'connect-src': ["'self'"], 'frame-src': ['https://a.example', "'self'"] }, 'go');
  expect(Object.fromEntries(policyFor(body))).toEqual({
    ...Object.fromEntries(policyFor(form)),
    'script-src': [hashOf('run'), hashOf('go'), "'self'"],
    'connect-src': ["'self'", 'https://formspree.io'],
    'frame-src': ["'self'", 'https://a.example'],
  });
  expect(serializePage(finish(body))).not.toContain('data-policy');
});

test('a declaration of another shape stops the build', () => {
  expect(() => finish('<script data-policy="{}" data-x></script>')).not.toThrow();
  expect(() => finish(`<script data-policy='{"img-src":"*"}'></script>`)).toThrow();
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
  ['frames of the site', OWN_FRAME + '<iframe src="/x"></iframe>', ["'self'"]],
  ['a frame of a provider at once', `<iframe src="${MAP}"></iframe>`, undefined],
  ['a frame without a scheme', '<iframe src="//evil.example/x"></iframe>', undefined],
  ['a frame with a backslash', '<iframe src="/\\evil.example/x"></iframe>', undefined],
  ['a frame of nothing', '<iframe src="about:blank"></iframe>', undefined],
  ['a frame without an address', '<iframe></iframe>', undefined],
])('%s: frame-src', (_what, body, sources) => {
  expect(policyFor(body).get('frame-src')).toEqual(sources);
});

test.each([
  ['a map twice, once in capitals', later(MAP) + later(MAP.replace('www.o', 'WWW.O')), [OSM]],
  [
    'a map that leads on to another host, and a sign-up form',
    later(KEYLESS_MAP) + later(FORM),
    ['https://maps.google.com', 'https://www.google.com', 'https://abc123.sibforms.com'],
  ],
  ['no provider', later('https://evil.example/x'), []],
  ['no address', later(''), []],
  [
    'another host at once, a provider later',
    `<iframe src="https://evil.example/x" data-src="${MAP}"></iframe>`,
    [OSM],
  ],
])('a frame that gets its address later, %s: these hosts alone', (_what, frames, hosts) => {
  const policy = policyFor(OWN_FRAME + frames);
  // The page comes in an object, in a data: document.
  expect(policy.get('frame-src')).toEqual([
    "'self'",
    ...(hosts.length > 0 ? ['data:'] : []),
    ...hosts,
  ]);
  expect(policy.get('object-src') ?? []).toEqual(hosts);
  const others = (all: typeof policy) =>
    [...all].filter(([name]) => !/^(frame|object)-/.test(name));
  expect(others(policy)).toEqual(others(policyFor(OWN_FRAME)));
});

test.each([tickerProvider.script, MAP, FORM])('%s is not let in where nothing frames it', (url) => {
  const links = `<p>${url}</p><a href="${url}">Open</a><noscript><a href="${url}">Open</a></noscript>`;
  const data = `<div data-src="${url}"></div><script type="application/ld+json">"${url}"</script>`;
  expect(policyFor(links + data)).toEqual(policyFor(''));
});

test.each([
  ['a drawing that may be written into the page', '<img src="/a.svg">', ["'self'", 'data:']],
  ['other pictures', '<img src="/a.svg" loading="lazy"><img src="/a.jpg">', ["'self'"]],
])('%s: img-src', (_what, body, sources) => {
  expect(policyFor(body).get('img-src')).toEqual(sources);
});

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
