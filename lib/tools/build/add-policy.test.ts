import { createHash } from 'node:crypto';
import { addPolicy } from './add-policy';
import { type Page, parsePage, serializePage } from './page';

const SITE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'https://a.example/script.js'],
  'style-src': ["'self'"],
  'connect-src': ["'self'", 'https://a.example'],
};

function addPolicyTo(body: string): Page {
  const head = '<head><meta charset="utf-8"></head>';
  const page = parsePage('about.html', `${head}<body>${body}</body>`);
  addPolicy(page, SITE_POLICY);
  return page;
}

const readPolicyFor = (body: string) =>
  addPolicyTo(body).$('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyStart = "default-src 'none'; script-src 'self' https://a.example/script.js";
const connectSrc = "connect-src 'self' https://a.example";

test('adds only the policy of the site to a page without speculation rules, inline styles or forms', () => {
  const text =
    '<p>x</p><script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(readPolicyFor(text)).toBe(
    `${policyStart}; style-src 'self'; ${connectSrc}; form-action 'none'`,
  );
});

test('allows speculation rules and inline styles by a hash of their exact text, and adds each hash once', () => {
  const rules = '{"prefetch":["ọjà </p> &amp;"]}\n';
  const styles = ['p{a:b}', '\n.a>b{content:"<"}'];
  const body = [
    ...styles.map((style) => `<style>${style}</style>`),
    `<script type="speculationrules">${rules}</script>`.repeat(2),
  ].join('');
  expect(readPolicyFor(body)).toBe(
    `${policyStart} ${hashOf(rules)}; style-src 'self' ${styles.map(hashOf).join(' ')}; ${connectSrc}; form-action 'none'`,
  );
});

test('hashes the text of a style as it appears in the serialized page', () => {
  const html = serializePage(addPolicyTo('<style>a\r\n\tb</style>'));
  const [, style = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  expect(html).toContain(hashOf(style));
});

test('allows a page with a form to connect and submit to the origin of the form, and to submit to the site itself', () => {
  const form = '<form action="https://forms.example/f/a"></form>';
  expect(readPolicyFor(form)).toContain(
    `${connectSrc} https://forms.example; form-action 'self' https://forms.example`,
  );
  expect(readPolicyFor('<form></form><form action="/x"></form>')).toContain(
    `${connectSrc}; form-action 'self'`,
  );
});
