import { escapeHtml } from '@/lib/site/escape';
import type { Backend } from './backend';

/** Writes the page at /admin/: a place for the CMS, one for notices, and a policy for connections. */
export function makeAdminPage(title: string, backend: Backend): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${makePolicy(backend)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="same-origin">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico">
<style>${STYLES}</style>
<script type="module" src="start.js"></script>
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
<div id="nc-root"></div>
<p id="notice" role="status"></p>
</body>
</html>
`;
}

/** What is under the CMS takes its room instead of covering it; the colours are the CMS's own. */
const STYLES = `
body { display: flex; flex-direction: column; height: 100dvh; margin: 0; }
#nc-root { position: relative; flex: 1; contain: layout; }
#notice {
  margin: 0;
  background: var(--sui-success-background-color);
  color: var(--sui-success-foreground-color);
  font: var(--sui-font-size-default) var(--sui-font-family-default);
}
#notice:not(:empty) { padding: 12px 16px; }
`;

/**
 * Allows only what the CMS needs: it creates style elements and attributes itself, scales
 * photos with WebAssembly, and shows unsaved files from memory (blob:).
 */
function makePolicy({ apis, avatars }: Backend): string {
  // A policy reads a path without a slash at its end as one file, and a ";" as the end of the list.
  const originsOf = (urls: string[]) => urls.map((url) => new URL(url).origin).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${originsOf(avatars)}`,
    'media-src blob:',
    `connect-src 'self' blob: data: ${originsOf(apis)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}
