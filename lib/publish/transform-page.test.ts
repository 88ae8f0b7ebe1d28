import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createUsedStyles } from './steps/used-styles';
import { transformPage } from './transform-page';

const files: Record<string, string> = {
  '/s.css':
    '.x_lead{font-family:Naira}.x_gone{color:blue}.x_thanks{color:green}@font-face{font-family:Naira;src:url(a.woff2);unicode-range:U+20A6}',
  '/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Every other style sheet is empty, and every script of the runtime names the class x_thanks. */
function readAsset(urlPath: string): Buffer | undefined {
  const text = files[urlPath] ?? { '.js': '"x_thanks"', '.css': '' }[path.extname(urlPath)];
  return text === undefined ? undefined : Buffer.from(text);
}

const transform = (text: string, clientModules: string[] = []) =>
  transformPage({ file: 'about.html', clientModules }, text, {
    readAsset,
    usedStyles: createUsedStyles(),
  });

const BEHAVIOUR = '(function(b){document.getElementById(b)})("content")';
const RULES = '{"prefetch":[]}';

const staticPage = [
  '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8">',
  '<link rel="stylesheet" href="/s.css"/>',
  '<title>About us</title><meta name="description" content="Who we are."/>',
  '<link rel="canonical" href="https://site.example/about"/></head>',
  '<body><main id="content"><h1>About<!-- --> us</h1><p class="x_lead">ọjà</p>',
  `<script data-behaviour="content" data-policy='{"connect-src":["https://a.example"]}'>${BEHAVIOUR}</script></main>`,
  `<script type="speculationrules">${RULES}</script></body></html>`,
].join('');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page without client components becomes HTML and CSS, with its behaviours', async () => {
  const { html, summary, diagnostics, payload } = await transform(staticPage);
  const style = '._0{font-family:Naira}';
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
  expect({ diagnostics, payload }).toEqual({ diagnostics: [], payload: undefined });
  expect(summary).toMatchObject({ file: 'about.html', titles: ['About us'], ids: ['content'] });
});

test('a page with a client component keeps its document, and the styles that it shows later', async () => {
  const contact = readFileSync(path.join(__dirname, 'next/fixture/export/contact.html'), 'utf8');
  const text = contact
    .replace(
      '<form',
      '<img src="/logo.svg" width="1" height="1" alt=""/><i class="x_lead"></i><form',
    )
    .replace(/href="[^"]+\.css"/, 'href="/s.css"');
  const { html, summary, payload } = await transform(text, ['components/form.tsx']);
  const [, list = '[]'] = /<script[^>]* id="runtime-files">(.*?)<\/script>/.exec(html) ?? [];
  const runtime = JSON.parse(list) as string[];
  expect(runtime[0]).toBe(payload?.url);
  expect(runtime.length).toBeGreaterThan(1);
  expect(summary.references).toEqual(
    expect.arrayContaining(runtime.map((url) => ({ url, field: '#runtime-files' }))),
  );
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]+" data-precedence="next" disabled="">/);
  expect(html).toContain('.x_thanks{color:green}');
  expect(html).not.toContain('.x_gone');
  // React looks for its own markup: class names, drawings and behaviours stay as they are.
  expect(html).toContain('<img src="/logo.svg" width="1" height="1" alt=""><i class="x_lead">');
  expect(html.match(/<script data-behaviour/g)).toEqual(contact.match(/<script data-behaviour/g));
});

test('a static page contains the drawing that is seen first', async () => {
  const image = '<img src="/logo.svg" width="1" height="1" alt=""/>';
  const { html, diagnostics } = await transform(staticPage.replace('<p', `${image}<p`));
  expect(html).toContain('<img src="data:image/svg+xml,');
  expect(html).toContain("img-src 'self' data:;");
  expect(diagnostics).toEqual([]);
});

test('the behaviours of a static page are one script, which its policy allows', async () => {
  const { html } = await transform(`${staticPage}<script data-behaviour="">go()</script>`);
  const scripts = [...html.matchAll(/<script data-behaviour="">(.*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  expect(html).toContain(`script-src ${hashOf(RULES)} ${hashOf(scripts[0]?.[1] ?? '')};`);
});
