import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createUsedStyles } from './steps/used-styles';
import { transformPage } from './transform-page';

const FIXTURE = path.join(__dirname, 'next/fixture/export');
const contact = readFileSync(path.join(FIXTURE, 'contact.html'), 'utf8');

const files: Record<string, string> = {
  '/s.css':
    '.x_lead{color:red}.x_gone{color:blue}.x_thanks{color:green}@font-face{font-family:Gone;src:url(a.woff2)}',
  '/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Any script and style sheet of the fixture is there, too. */
function readAsset(urlPath: string): Buffer | undefined {
  const text = files[urlPath] ?? (urlPath.endsWith('.js') ? '"x_thanks"' : undefined);
  if (text === undefined && !urlPath.endsWith('.css')) return undefined;
  return Buffer.from(text ?? '');
}

const transform = (text: string, clientModules: string[] = []) =>
  transformPage({ file: 'about.html', clientModules }, text, {
    readAsset,
    usedStyles: createUsedStyles(),
  });

const BEHAVIOUR = '(function(b){document.getElementById(b)})("content")';
const RULES = '{"prefetch":[]}';

function pageWith(body: string): string {
  return [
    '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
    '<link rel="stylesheet" href="/s.css"/>',
    '<title>About us</title><meta name="description" content="Who we are."/>',
    '<link rel="canonical" href="https://site.example/about"/></head>',
    `<body><main id="content"><h1>About<!-- --> us</h1>${body}</main>`,
    `<script type="speculationrules">${RULES}</script></body></html>`,
  ].join('');
}

const staticPage = pageWith(
  `<p class="x_lead">ọjà</p><script data-behaviour="content" data-policy='{"connect-src":["https://a.example"]}'>${BEHAVIOUR}</script>`,
);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page without client components becomes HTML and CSS, with its behaviours', async () => {
  const { html, summary, diagnostics, payload } = await transform(staticPage);
  const style = '._0{color:red}';
  const policy = `default-src 'none'; script-src ${hashOf(BEHAVIOUR)} ${hashOf(RULES)}; style-src ${hashOf(style)}; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src https://a.example; form-action 'none'; base-uri 'none'`;
  expect(html).toBe(
    [
      '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      `<style>${style}</style>`,
      '<title>About us</title><meta name="description" content="Who we are.">',
      '<link rel="canonical" href="https://site.example/about"></head>',
      '<body><main id="content"><h1>About us</h1><p class="_0">ọjà</p>',
      `<script data-behaviour="content">${BEHAVIOUR}</script></main>`,
      `<script type="speculationrules">${RULES}</script></body></html>`,
    ].join(''),
  );
  expect(diagnostics).toEqual([]);
  expect(payload).toBeUndefined();
  expect(summary).toMatchObject({
    file: 'about.html',
    titles: ['About us'],
    headings: ['About us'],
    ids: ['content'],
    references: [{ url: 'https://site.example/about' }],
  });
});

test('the page of a client component keeps its document, and its runtime and styles for later', async () => {
  const image = '<img src="/logo.svg" width="1" height="1" alt=""/>';
  const text = contact
    .replace('<form', `${image}<i class="x_lead"></i><form`)
    .replace(/href="[^"]+\.css"/, 'href="/s.css"');
  const { html, summary, diagnostics, payload } = await transform(text, ['components/form.tsx']);
  expect(diagnostics.filter(({ message }) => !message.startsWith('invalid HTML'))).toEqual([]);
  const [, list = '[]'] = /<script[^>]* id="runtime-files">(.*?)<\/script>/.exec(html) ?? [];
  const files = JSON.parse(list) as string[];
  expect(files[0]).toBe(payload?.url);
  expect(files.length).toBeGreaterThan(1);
  expect(summary.references).toEqual(
    expect.arrayContaining(files.map((url) => ({ url, field: '#runtime-files' }))),
  );
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]+" data-precedence="next" disabled="">/);
  // A class that a file of the runtime names; others are as the components know them.
  expect(html).toContain('.x_thanks{color:green}');
  expect(html).not.toContain('.x_gone');
  expect(html).toContain('<i class="x_lead">');
  expect(html).toContain('<img src="/logo.svg"');
  // Behaviours stay where React has rendered them.
  expect(html.match(/<script data-behaviour/g)).toEqual(contact.match(/<script data-behaviour/g));
});

test('a drawing that is seen first is in a static page', async () => {
  const image = '<img src="/logo.svg" width="1" height="1" alt=""/>';
  const { html, diagnostics } = await transform(staticPage.replace('<p', `${image}<p`));
  expect(html).toContain('<img src="data:image/svg+xml,');
  expect(html).toContain("img-src 'self' data:;");
  expect(diagnostics).toEqual([]);
});

test('no drawing makes a page too heavy, with its policy', async () => {
  files['/large.svg'] = createHashes(30);
  const drawing = '<img src="/large.svg" width="1" height="1" alt=""/>';
  // Each adds a hash to the policy.
  const behaviours = ['1', '2', '3', '4', '5', '6'].map(
    (top) => `<script data-behaviour="">(function(){scroll(0,${top})})()</script>`,
  );
  const inlined: boolean[] = [];
  for (let count = 360; count <= 390; count += 3) {
    const body = `<p>${createHashes(count)}</p>${drawing}${behaviours.join('')}`;
    const { html, diagnostics } = await transform(pageWith(body));
    expect(diagnostics).toEqual([]);
    inlined.push(html.includes('src="data:'));
  }
  expect(inlined).toEqual(expect.arrayContaining([true, false]));
});

/** So many times 43 characters that compress to 32 bytes, always the same ones. */
function createHashes(count: number): string {
  return Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(`${count}:${index}`).digest('base64url'),
  ).join(' ');
}
