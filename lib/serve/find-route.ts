/** What an address of the site leads to; files are named relative to `out/`, with slashes. */
export type Route =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; page: string }
  | { kind: 'malformed' };

/** Tells whether a file, named relative to `out/`, exists. */
export type IsFile = (file: string) => boolean;

/** Pages that are answers, not addresses: asked for by name, they are not found. */
const ANSWER_PAGES = new Set(['404', 'blog/404', 'blog/not-found']);
/** Instructions for hosts. */
const HOST_FILES = new Set(['_headers', '_redirects']);

/**
 * Finds what a path (as sent, percent-encoded, without the query) leads to, as a good static host
 * does it: `/about` is `about.html`; `/about/`, `/about.html` and `/blog/007` lead to the one
 * address of their page. A redirect only ever leads to a page that exists on this site.
 */
export function findRoute(encodedPath: string, isFile: IsFile): Route {
  const decoded = decodePath(encodedPath);
  if (decoded === undefined) return { kind: 'malformed' };

  const path = decoded.replace(/^\//, '').replace(/\/$/, '');
  const name = path.replace(/\.html$/, '');
  const segments = path.split('/');
  const isBlog = segments[0] === 'blog' && segments.length > 1;
  const missing: Route = { kind: 'missing', page: isBlog ? 'blog/not-found.html' : '404.html' };

  if (decoded === '/') {
    return isFile('index.html') ? { kind: 'file', file: 'index.html' } : missing;
  }
  if (!segments.every(isServable) || ANSWER_PAGES.has(name) || HOST_FILES.has(name)) return missing;
  if (name === 'index') return { kind: 'redirect', to: '/' };

  // A folder with a page of its own is served under its name with a slash.
  const folder = name.replace(/\/index$/, '');
  if (isFile(`${folder}/index.html`)) {
    return decoded === `/${folder}/`
      ? { kind: 'file', file: `${folder}/index.html` }
      : { kind: 'redirect', to: `${toAddress(folder)}/` };
  }

  // Written without a trailing slash and without `.html`: the one address of its page.
  const isExact = decoded === `/${folder}`;
  if (isExact && isFile(folder)) return { kind: 'file', file: folder };
  if (isFile(`${folder}.html`)) {
    return isExact
      ? { kind: 'file', file: `${folder}.html` }
      : { kind: 'redirect', to: toAddress(folder) };
  }
  if (isBlog && segments.length === 2) {
    const post = `blog/${parseInt(segments[1] ?? '', 10)}`;
    if (isFile(`${post}.html`)) return { kind: 'redirect', to: toAddress(post) };
  }
  return missing;
}

/** Undefined for what is no path: broken escapes, NUL, or anything that starts with no slash. */
function decodePath(encodedPath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encodedPath);
    return decoded.startsWith('/') && !decoded.includes('\0') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** Empty segments, `..` and dot files lead nowhere; a backslash is a separator on Windows. */
function isServable(segment: string, index: number): boolean {
  if (index === 0 && segment === '.well-known') return true;
  return segment !== '' && !segment.startsWith('.') && !segment.includes('\\');
}

function toAddress(name: string): string {
  return `/${name.split('/').map(encodeURIComponent).join('/')}`;
}
