import { formatDiagnostic } from '@/lib/site/diagnostic';
import { parseRedirects } from '@/lib/content/redirects';

const FROM =
  'expected an address of this site such as /blog/5, without .html or a slash at its end';
const TO = 'expected a page of this site such as /blog/30, or an address that begins with https://';

function problemsOf(text: string): string[] {
  return parseRedirects({ file: 'redirects.yaml', text }).diagnostics.map(formatDiagnostic);
}

test.each([
  ['[]', []],
  ['# none yet\n[]', []],
  ['# none yet\n', []],
  ['', []],
  ['# one\n- from: /blog/12\n  to: /blog/30', [{ from: '/blog/12', to: '/blog/30', line: 2 }]],
  [
    '- from: /a\n  to: /b?q=x#c\n- {to: "https://site.example/x", from: /old/page.php}',
    [
      { from: '/a', to: '/b?q=x#c', line: 1 },
      { from: '/old/page.php', to: 'https://site.example/x', line: 3 },
    ],
  ],
])('%j is read', (text, redirects) => {
  expect(parseRedirects({ file: 'redirects.yaml', text })).toEqual({
    value: redirects,
    diagnostics: [],
  });
});

test.each([
  ['/blog/12/', '"/blog/12/"'],
  ['/blog/12.html', '"/blog/12.html"'],
  ['blog/12', '"blog/12"'],
  ['/blog/*', '"/blog/*"'],
  ['/blog?a', '"/blog?a"'],
  ['https://site.example/blog/12', '"https://site.example/blog/12"'],
  ['12', 'the number 12; put double quotes around it'],
])('%s cannot be sent on', (from, got) => {
  expect(problemsOf(`- from: ${from}\n  to: /blog`)).toEqual([
    `redirects.yaml:1:9 [1].from: ${FROM}, got ${got}`,
  ]);
});

test.each([
  'blog/30',
  '//evil.example',
  'http://site.example',
  'javascript:alert(1)',
  'mailto:hello@site.example',
  '/blog/a b',
  'https://site.example/a b',
  'https://',
])('%s is nowhere to go', (to) => {
  expect(problemsOf(`- from: /blog/12\n  to: ${to}`)).toEqual([
    `redirects.yaml:2:7 [1].to: ${TO}, got "${to}"`,
  ]);
});

test.each([
  [
    'from: /a',
    'redirects.yaml:1:1 expected a list, each entry on a line that begins with a dash, got a group of fields',
  ],
  ['- from: /a', `redirects.yaml:1:3 [1].to: is missing; ${TO}`],
  [
    '- form: /a\n  from: /a\n  to: /b',
    'redirects.yaml:1:3 [1].form: this key is not known. Did you mean "from"?',
  ],
])('%j is refused', (text, diagnostic) => {
  expect(problemsOf(text)).toEqual([diagnostic]);
});
