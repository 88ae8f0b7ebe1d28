/**
 * Splits a request's target into its path, still percent-encoded, and its query with the question
 * mark, or ''. By hand and not by `new URL()`, which would resolve `..` and read `//host/` as a
 * host. The absolute form that proxies send (RFC 9112, 3.2.2) loses its scheme and host.
 */
export function splitUrl(target = '/'): { path: string; query: string } {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = relative.indexOf('?');
  if (mark < 0) return { path: relative, query: '' };
  return { path: relative.slice(0, mark), query: relative.slice(mark) };
}
