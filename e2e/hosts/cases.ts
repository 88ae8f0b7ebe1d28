import { BARE_NAME, SITE_NAME, type Question } from './ask';
import type { HostName } from './hosts';
import { LONG_OLD_PATH, type SiteFiles } from './prepare-site';

export type Expected = {
  status: readonly number[];
  /** Relative to the root of the site. */
  location?: string;
  /** null: must be absent. */
  headers?: Readonly<Record<string, RegExp | null>>;
  /** The file, relative to the site, whose bytes the decompressed body equals. */
  file?: string;
  /** What the body contains. */
  text?: string;
  isEmpty?: boolean;
};

/** Where hosts may differ from the others. */
export type Exception = {
  hosts: readonly HostName[];
  /** Why that is right or cannot be helped. */
  because: string;
  /** Replaces what is expected of the others; without it these hosts are not asked. */
  expected?: Expected;
};

/** One row of the table. */
export type Case = {
  name: string;
  question: Question;
  expected: Expected;
  except?: readonly Exception[];
};

const html = { 'content-type': textType('text/html') };

/** The type of a text, with its charset. */
function textType(type: string): RegExp {
  return new RegExp(`^${type.replace('+', '\\+')}; ?charset=utf-8$`, 'i');
}

/** As public/_headers says it. */
const REVALIDATED = /^public, max-age=0, must-revalidate$/;
const DAY = /^public, max-age=86400, stale-while-revalidate=604800$/;
/** A drawing may be opened by its own address. */
const NOTHING_RUNS = /^frame-ancestors 'self', sandbox; default-src 'none'; /;
const FOREVER = /^public, max-age=31536000, immutable$/;

/** Every kind of page. */
const pageCases: Case[] = [
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/services', 'services.html'],
  ['/blog', 'blog.html'],
  ['/blog/1', 'blog/1.html'],
  ['/contact', 'contact.html'],
  ['/embeds/newsletter', 'embeds/newsletter.html'],
  ['/admin/', 'admin/index.html'],
].map(([target = '', file = '']) => {
  const expected = { status: [200], file, headers: { ...html, 'cache-control': REVALIDATED } };
  return { name: target, question: { target }, expected };
});

/** Every kind of file: its type, and how long it may be kept. */
function fileCases(files: SiteFiles): Case[] {
  const rows: (readonly [file: string, type: string, cache: RegExp, isBinary?: 'binary'])[] = [
    [files.script, 'text/javascript', FOREVER],
    [files.style, 'text/css', FOREVER],
    [files.font, 'font/woff2', FOREVER, 'binary'],
    [files.drawing, 'image/svg+xml', DAY],
    [files.photo, 'image/png', DAY, 'binary'],
    ['images/made.avif', 'image/avif', DAY, 'binary'],
    ['images/made.webp', 'image/webp', DAY, 'binary'],
    ['icons/192.png', 'image/png', DAY, 'binary'],
    ['favicon.ico', 'image/(x-icon|vnd.microsoft.icon)', DAY, 'binary'],
    ['manifest.webmanifest', 'application/manifest+json', DAY],
    ['embeds/ticker.json', 'application/json', DAY],
    ['print.css', 'text/css', DAY],
    // Not application/atom+xml, which browsers show as bare text.
    ['feed.xml', 'application/xml', REVALIDATED],
    ['sitemap.xml', 'application/xml', REVALIDATED],
    ['robots.txt', 'text/plain', REVALIDATED],
    ['.well-known/security.txt', 'text/plain', REVALIDATED],
  ];
  return rows.map(([file, type, cache, isBinary]) => {
    const exact = isBinary ? new RegExp(`^${type}$`) : textType(type);
    const loose = new RegExp(exact.source.replace(/(; .*)\$/, '($1)?$'), 'i');
    const policy = file.startsWith('images/') && { 'content-security-policy': NOTHING_RUNS };
    const answer = (contentType: RegExp) => ({
      status: [200],
      file,
      headers: { 'cache-control': cache, 'content-type': contentType, ...policy },
    });
    const noCharset: Exception = {
      hosts: ['Cloudflare'],
      because: 'Cloudflare names no charset where XML and JSON declare their own',
      expected: answer(loose),
    };
    return {
      name: shortName(file),
      question: { target: `/${file}` },
      expected: answer(exact),
      except: [noCharset],
    };
  });
}

/** A path without the hash in it. */
export function shortName(file: string): string {
  return file.replace(/_next.*(?=\.)/, '_next/…');
}

/** 307 is Cloudflare's status; for pages, one is as good as another. */
const MOVED = [301, 307, 308];

const noSlash: Exception = {
  hosts: ['GitHub Pages'],
  because: 'GitHub Pages serves no page at an address with a slash; no link has one',
  expected: { status: [404] },
};
const samePage: Exception = {
  hosts: ['Netlify', 'GitHub Pages'],
  because: 'they serve the page there too; it names its one address as canonical',
  expected: { status: [200], text: 'rel="canonical"' },
};
const foldersOnly: Exception = {
  hosts: ['Netlify', 'GitHub Pages'],
  because: 'they know such names only in folders of pages; no link has one',
  expected: { status: [404] },
};

/** What leads to the one address of a page. */
const canonicalCases: Case[] = (
  [
    ['/about/?from=mail', '/about?from=mail', noSlash],
    ['/about.html?from=mail', '/about?from=mail', samePage],
    ['/about/index.html', '/about', foldersOnly],
    ['/blog/', '/blog', noSlash],
    ['/blog/7/', '/blog/7', noSlash],
    ['/blog/7.html', '/blog/7', samePage],
    ['/index.html?from=mail', '/?from=mail', samePage],
    ['/index', '/', samePage],
    ['/admin?code=1', '/admin/?code=1', undefined],
  ] as const
).map(([target, location, exception]) => ({
  name: `${target} -> ${location}`,
  question: { target },
  expected: { status: MOVED, location },
  except: exception ? [exception] : [],
}));

/** What content/redirects.yaml says. */
const redirectCases: Case[] = [
  ['/old/page', '/services#credit'],
  ['/old/page?from=mail', '/services?from=mail#credit'],
  ['/old/post', '/blog/1'],
  [LONG_OLD_PATH, '/blog/1'],
].map(([target = '', location = '']) => ({
  name: `${target} -> ${location}`,
  question: { target },
  expected: { status: [301], location },
  except: [
    {
      hosts: ['GitHub Pages'],
      because: 'GitHub Pages has no redirects: the page at the old address sends visitors on',
      expected: { status: [200], text: 'http-equiv="refresh"' },
    },
  ],
}));

/** To TLS and to the site's name: in one step, with the path and the query. */
const nameCases: Case[] = (
  [
    ['http', SITE_NAME],
    ['http', BARE_NAME],
    ['https', BARE_NAME],
  ] as const
).map(([scheme, name]) => ({
  name: `${scheme}://${name}/blog?q=1 -> https://www…`,
  question: { target: '/blog?q=1', name, isPlain: scheme === 'http' },
  expected: { status: [301, 308], location: `https://${SITE_NAME}/blog?q=1` },
  except: [
    {
      hosts: ['npm start', 'Cloudflare', 'Netlify', 'GitHub Pages'],
      because: 'a setting of the host, and not in the site’s hands',
    },
  ],
}));

export const NOT_FOUND = '404 - Page Not Found';
const NO_ARTICLE = 'Blog post not found';
const UPLOADED = 'hosts that get an upload serve what was uploaded; the build makes no such file';
const uploaders = ['Cloudflare', 'Netlify', 'GitHub Pages'] as const;

function missing(targets: readonly string[], text: string, except: readonly Exception[]): Case[] {
  return targets.map((target) => ({
    name: `${target} is not found`,
    question: { target },
    expected: { status: [404], text, headers: html },
    except,
  }));
}

const answerPage: Exception = {
  hosts: uploaders,
  because: 'the page for what is not found has an address of its own, and is not indexed',
  expected: { status: [200, 307] },
};

/** What is not there says so, in the words that fit. */
const missingCases: Case[] = [
  ...missing(
    ['/nowhere', '/about/us', '/ABOUT', '/images/', '/%C3%A9t%C3%A9', '/old/', '/*'],
    NOT_FOUND,
    [],
  ),
  ...missing(['/about;x'], NOT_FOUND, [
    {
      hosts: ['Cloudflare'],
      because: 'Cloudflare redirects to the address in its own spelling first',
      expected: { status: [307], location: '/about%3Bx' },
    },
  ]),
  // At /blog/007, the page itself sends visitors on to article 7.
  ...missing(['/_next/static/nope.js', '/blog/007'], '', []),
  ...missing(['/blog/99', '/blog/99/', '/blog/x/y', '/blog/*'], NO_ARTICLE, [
    {
      hosts: ['GitHub Pages'],
      because: 'GitHub Pages has one page for all that is not found',
      expected: { status: [404], text: NOT_FOUND },
    },
  ]),
  ...missing(['/404', '/404.html'], NOT_FOUND, [answerPage]),
  ...missing(['/blog/not-found', '/blog/404'], NO_ARTICLE, [answerPage]),
  ...missing(['/_headers', '/_redirects'], NOT_FOUND, [
    { hosts: ['GitHub Pages'], because: UPLOADED, expected: { status: [200] } },
  ]),
  ...missing(['/.env', '/.git/config', '/%2eenv', '/.git/'], NOT_FOUND, [
    { hosts: uploaders, because: UPLOADED },
  ]),
];

/** What is where: pages, files, redirects, and what is missing. */
export function siteCases(files: SiteFiles): Case[] {
  return [
    ...pageCases,
    ...fileCases(files),
    ...canonicalCases,
    ...redirectCases,
    ...nameCases,
    ...missingCases,
  ];
}
