type ContentType = {
  /** The Content-Type header. */
  header: string;
  /** Whether compressing pays: text does, images and woff2 are compressed already. */
  isText: boolean;
};

const text = (mime: string): ContentType => ({ header: `${mime}; charset=utf-8`, isText: true });
const binary = (mime: string): ContentType => ({ header: mime, isText: false });

const TYPES = new Map([
  ['html', text('text/html')],
  ['css', text('text/css')],
  ['js', text('text/javascript')],
  ['mjs', text('text/javascript')],
  ['json', text('application/json')],
  ['map', text('application/json')],
  ['svg', text('image/svg+xml')],
  ['xml', text('application/xml')],
  ['txt', text('text/plain')],
  ['webmanifest', text('application/manifest+json')],
  ['rsc', text('text/x-component')],
  ['avif', binary('image/avif')],
  ['webp', binary('image/webp')],
  ['jpg', binary('image/jpeg')],
  ['jpeg', binary('image/jpeg')],
  ['png', binary('image/png')],
  ['gif', binary('image/gif')],
  ['ico', binary('image/x-icon')],
  ['woff2', binary('font/woff2')],
  ['woff', binary('font/woff')],
  ['pdf', binary('application/pdf')],
]);

const UNKNOWN = binary('application/octet-stream');

/** The content type of a file, by the ending of its name; unknown endings are plain bytes. */
export function contentTypeOf(file: string): ContentType {
  const ending = /\.([^./\\]+)$/.exec(file)?.[1] ?? '';
  return TYPES.get(ending.toLowerCase()) ?? UNKNOWN;
}
