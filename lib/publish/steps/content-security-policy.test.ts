import { createHash } from 'node:crypto';
import { type Page, parsePage, serializePage } from '../page';
import { addContentSecurityPolicy } from './content-security-policy';

function finish(body: string, head = '<meta charset="utf-8">', changes?: Partial<Page>): Page {
  const page = parsePage('about.html', `<head>${head}</head><body>${body}</body>`);
  return addContentSecurityPolicy({ ...page, ...changes });
}

/** The sources in the policy of a page with this body, by directive. */
function policyFor(body: string, changes?: Partial<Page>): Record<string, string[]> {
  const content =
    finish(body, undefined, changes)
      .$('meta[http-equiv=Content-Security-Policy]')
      .attr('content') ?? '';
  const directives = content.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page of text: images, fonts and the manifest of its own host, and nothing else. */
const PLAIN = {
  'default-src': ["'none'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
};

const OSM = 'https://www.openstreetmap.org';
const MAP = `${OSM}/export/embed.html?bbox=3,6,4,7`;
const GOOGLE_MAP = 'https://maps.google.com/maps?q=Ikeja&amp;output=embed';
const NEWSLETTER = 'https://abc123.sibforms.com/serve/MUIE-x_y';
const later = (url: string) => `<iframe data-src="${url}"></iframe>`;
const LATER_HOSTS = [
  'https://maps.google.com',
  'https://www.google.com',
  'https://abc123.sibforms.com',
];
const mention = (url: string) =>
  `<p>${url}</p><a href="${url}">Open</a><noscript><a href="${url}">Open</a></noscript><div data-src="${url}"></div><script type="application/ld+json">"${url}"</script>`;

test.each<[string, string, Record<string, string[]>]>([
  ['a form without an action', '<form></form>', { 'form-action': ["'self'"] }],
  [
    'forms to two hosts',
    '<form action="https://a.example:8443/x?y"></form><form action="/x"></form><form action="https://a.example:8443/2"></form>',
    { 'form-action': ['https://a.example:8443', "'self'"] },
  ],
  ['a frame of a provider that loads at once', `<iframe src="${MAP}"></iframe>`, {}],
  // A frame that gets its page later is an object in a data: document.
  [
    'a map in capitals, later',
    later(MAP.replace('www.o', 'WWW.O')),
    { 'frame-src': ['data:', OSM], 'object-src': [OSM] },
  ],
  [
    'a map that leads on to another host, and a sign-up form, later',
    later(GOOGLE_MAP) + later(NEWSLETTER),
    { 'frame-src': ['data:', ...LATER_HOSTS], 'object-src': LATER_HOSTS },
  ],
  ['an unknown provider later', later('https://evil.example/x'), {}],
  ['a link to a provider', mention(MAP), {}],
  ['an inlined image', '<img src="data:image/svg+xml,a">', { 'img-src': ["'self'", 'data:'] }],
  [
    'speculation rules',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    { 'script-src': [hashOf('{"prefetch":[]}')] },
  ],
  [
    'a print sheet',
    '<link rel="stylesheet" href="/print.css" media="print">',
    { 'style-src': ["'self'"] },
  ],
])('a page with %s has the policy that it needs', (_what, body, changes) => {
  expect(policyFor(body)).toEqual({ ...PLAIN, ...changes });
});

test('an inline script or style is allowed by the hash of its exact text, once', () => {
  const script = '(function(b){"ọjà </p> &amp;"})("x")\n';
  const styles = ['p{a:b}', '\n.a>b{content:"<"}'];
  const body = [
    ...styles.map((style) => `<style>${style}</style>`),
    `<script data-behaviour="">${script}</script>`.repeat(2),
  ].join('');
  expect(policyFor(body)).toEqual({
    ...PLAIN,
    'script-src': [hashOf(script)],
    'style-src': styles.map(hashOf),
  });
});

test('the hash is that of the text in the written page', () => {
  const html = serializePage(finish('<script data-behaviour="">a\r\n\tb</script>'));
  const [, sent = ''] = /<script[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  expect(html).toContain(hashOf(sent));
});

test('a source that behaviours need is allowed once', () => {
  const body =
    '<form action="https://formspree.io/f/abc" method="post"></form><iframe src="/x"></iframe><script>run</script>';
  const policySources = [
    { 'script-src': ["'self'"], 'connect-src': ["'self'", 'https://a.example'] },
    { 'connect-src': ["'self'"], 'frame-src': ['https://b.example', "'self'"] },
  ];
  expect(policyFor(body, { policySources })).toEqual({
    ...PLAIN,
    'form-action': ['https://formspree.io'],
    'script-src': [hashOf('run'), "'self'"],
    'connect-src': ["'self'", 'https://a.example'],
    'frame-src': ["'self'", 'https://b.example'],
  });
});

test('a page without a charset has an error', () => {
  expect(finish('', '<meta name="viewport" content="x">').diagnostics).toMatchObject([
    { file: 'out/about.html', message: 'the page does not name its charset' },
  ]);
});
