import { createHash } from 'node:crypto';
import type { Backend } from './backend';

/** What stands in the page besides the address of its script. */
export type AdminPage = {
  title: string;
  backend: Backend;
  /** Addresses of modules, and the files that stand for them, relative to the page. */
  modules: Readonly<Record<string, string>>;
};

/** The page at /admin/: an empty room for the CMS, and whom that may talk to. */
export function makeAdminPage({ title, backend, modules }: AdminPage): string {
  // "<" only ever stands in a string of JSON, where its escape means the same.
  const imports = JSON.stringify({ imports: modules }).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${makePolicy(imports, backend)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="same-origin">
<title>${escapeText(title)}</title>
<link rel="icon" href="/favicon.ico">
<script type="importmap">${imports}</script>
<script type="module" src="start.js"></script>
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`;
}

/**
 * What the CMS needs and no more. Its styles stand in elements and attributes that it makes itself;
 * it makes photos smaller by WebAssembly, and shows what is not saved yet from memory (blob:).
 */
function makePolicy(inlineScript: string, { apis, portraits }: Backend): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${hash}'`, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...portraits.map(originOf)],
    'media-src': ['blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...apis.map(originOf)],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** A server may lie in a folder, which in a policy would be one file; and a ";" would end the list. */
function originOf(address: string): string {
  return new URL(address).origin;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
