import { lookup } from 'mrmime';

/**
 * Splits a request target into its path, still percent-encoded, and its query, with the question
 * mark or ''. `new URL()` would resolve `..` and read `//host/` as a host.
 */
export function splitUrl(target = '/'): { path: string; query: string } {
  const [path = ''] = target.split('?', 1);
  return { path, query: target.slice(path.length) };
}

/** Types that are missing or different in the library's list. */
const TYPES = new Map([
  ['ico', 'image/x-icon'],
  ['xml', 'application/xml'],
]);

/** The Content-Type header of a file, by its name. */
export function contentTypeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = TYPES.get(extension) ?? lookup(extension) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
