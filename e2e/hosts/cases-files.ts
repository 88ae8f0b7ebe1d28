import type { Case } from './case';
import { REASONS } from './reasons';
import type { SiteFiles } from './site-files';

const text = (type: string) => new RegExp(`^${type.replace('+', '\\+')}; ?charset=utf-8$`, 'i');
const maybeText = (type: string) =>
  new RegExp(`^${type.replace('+', '\\+')}(; ?charset=utf-8)?$`, 'i');

/** As public/_headers says it. */
const REVALIDATED = /^public, max-age=0, must-revalidate$/;
const DAY = /^public, max-age=86400, stale-while-revalidate=604800$/;
const FOREVER = /^public, max-age=31536000, immutable$/;

const PAGES = [
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/services', 'services.html'],
  ['/blog', 'blog.html'],
  ['/blog/1', 'blog/1.html'],
  ['/contact', 'contact.html'],
  ['/embeds/newsletter', 'embeds/newsletter.html'],
  ['/admin/', 'admin/index.html'],
] as const;

const html = { 'content-type': text('text/html') };

/** Every kind of page. */
export const pageCases: Case[] = PAGES.map(([target, file]) => ({
  name: target,
  question: { target },
  expected: { status: [200], file, headers: { ...html, 'cache-control': REVALIDATED } },
  except: [
    {
      hosts: ['GitHub Pages'],
      because: REASONS.noHeaders,
      expected: { status: [200], file, headers: html },
    },
  ],
}));

type Row = readonly [file: string, type: string, cache: RegExp, isBinary?: 'binary'];

/** Every kind of file: its type, and how long it may be kept. */
export function fileCases(files: SiteFiles): Case[] {
  const rows: Row[] = [
    [files.script, 'text/javascript', FOREVER],
    [files.style, 'text/css', FOREVER],
    [files.font, 'font/woff2', FOREVER, 'binary'],
    [files.drawing, 'image/svg+xml', DAY],
    [files.photo, 'image/jpeg', DAY, 'binary'],
    ['images/made.avif', 'image/avif', DAY, 'binary'],
    ['images/made.webp', 'image/webp', DAY, 'binary'],
    ['icons/192.png', 'image/png', DAY, 'binary'],
    ['favicon.ico', 'image/(x-icon|vnd.microsoft.icon)', DAY, 'binary'],
    ['manifest.webmanifest', 'application/manifest+json', DAY],
    ['embeds/ticker.json', 'application/json', DAY],
    // Not application/atom+xml, which browsers show as bare text.
    ['feed.xml', 'application/xml', REVALIDATED],
    ['sitemap.xml', 'application/xml', REVALIDATED],
    ['robots.txt', 'text/plain', REVALIDATED],
    ['.well-known/security.txt', 'text/plain', REVALIDATED],
  ];
  return rows.map(([file, type, cache, isBinary]) => {
    const exact = isBinary ? new RegExp(`^${type}$`) : text(type);
    const loose = isBinary ? exact : maybeText(type);
    const forAll = {
      'cache-control': cache,
      ...(cache === FOREVER && { 'access-control-allow-origin': /^\*$/ }),
    };
    const answer = (headers: Record<string, RegExp>) => ({ status: [200], file, headers });
    return {
      name: file.replace(/^_next.*(?=\.)/, '_next/…'),
      question: { target: `/${file}` },
      expected: answer({ ...forAll, 'content-type': exact }),
      except: [
        {
          hosts: ['Cloudflare'],
          because: REASONS.noCharset,
          expected: answer({ ...forAll, 'content-type': loose }),
        },
        {
          hosts: ['GitHub Pages'],
          because: REASONS.noHeaders,
          expected: answer({ 'content-type': loose }),
        },
      ],
    };
  });
}
