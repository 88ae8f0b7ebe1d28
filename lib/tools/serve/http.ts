import { lookup, mimes } from 'mrmime';

/**
 * Splits a request target into its path, still percent-encoded, and its query, with the question
 * mark or ''. `new URL()` would resolve `..` and read `//host/` as a host.
 */
export function splitUrl(target = '/'): { path: string; query: string } {
  const [path = ''] = target.split('?', 1);
  return { path, query: target.slice(path.length) };
}

// Missing or different in the library's list.
Object.assign(mimes, { ico: 'image/x-icon', xml: 'application/xml' });

/** The Content-Type header of a file, by its name. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
