/**
 * Splits a request target into its path, still percent-encoded, and its query, with the question
 * mark or ''. `new URL()` would resolve `..` and read `//host/` as a host.
 */
export function splitUrl(target = '/'): { path: string; query: string } {
  const [path = ''] = target.split('?', 1);
  return { path, query: target.slice(path.length) };
}
