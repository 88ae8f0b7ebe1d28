import { createHash } from 'node:crypto';
import { addPolicy } from './add-policy';
import { type Page, parsePage, serializePage } from './page';

const SITE = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'https://a.example/script.js'],
  'style-src': ["'self'"],
  'connect-src': ["'self'", 'https://a.example'],
};

function finish(body: string): Page {
  const head = '<head><meta charset="utf-8"></head>';
  const page = parsePage('about.html', `${head}<body>${body}</body>`);
  addPolicy(page, SITE);
  return page;
}

/** The policy of a page with this body. */
const policyFor = (body: string) =>
  finish(body).$('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const start = "default-src 'none'; script-src 'self' https://a.example/script.js";
const connect = "connect-src 'self' https://a.example";

test('a page of text has the policy of the site', () => {
  const text =
    '<p>x</p><script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(policyFor(text)).toBe(`${start}; style-src 'self'; ${connect}; form-action 'none'`);
});

test('inline scripts, speculation rules and styles are allowed by the hash of their exact text, once', () => {
  const [script, rules] = ['(function(b){"ọjà </p> &amp;"})("x")\n', '{"prefetch":[]}'];
  const styles = ['p{a:b}', '\n.a>b{content:"<"}'];
  const body = [
    ...styles.map((style) => `<style>${style}</style>`),
    `<script>${script}</script>`.repeat(2),
    `<script type="speculationrules">${rules}</script>`,
  ].join('');
  const [scripts, sheets] = [[script, rules], styles].map((texts) => texts.map(hashOf).join(' '));
  expect(policyFor(body)).toBe(
    `${start} ${scripts}; style-src 'self' ${sheets}; ${connect}; form-action 'none'`,
  );
});

test('the hash is that of the text in the written page', () => {
  const html = serializePage(finish('<script>a\r\n\tb</script>'));
  const [, sent = ''] = /<script[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  expect(html).toContain(hashOf(sent));
});

test('a form may be sent to its host, by a script too, and the host may lead back to the site', () => {
  const form = '<form action="https://forms.example/f/a"></form>';
  expect(policyFor(form)).toContain(
    `${connect} https://forms.example; form-action 'self' https://forms.example`,
  );
  expect(policyFor('<form></form><form action="/x"></form>')).toContain(
    `${connect}; form-action 'self'`,
  );
});
