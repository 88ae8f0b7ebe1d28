/**
 * URL paths of the pages that menus may link to, by their key in `content/pages.yaml`. Sitemap, social cards,
 * checks and tests are derived from this list.
 */
export const mainPages = {
  home: '/',
  about: '/about',
  services: '/services',
  blog: '/blog',
  contact: '/contact',
} as const;

export type MainPageName = keyof typeof mainPages;
export type MainPagePath = (typeof mainPages)[MainPageName];

export const mainPageNames = Object.keys(mainPages) as readonly MainPageName[];
export const mainPagePaths: readonly MainPagePath[] = Object.values(mainPages);

export const noticeIds = ['privacy', 'disclosures', 'accessibility'] as const;

export const paths = {
  ...mainPages,
  article: (id: number) => `/blog/${id}`,
  person: (id: string) => `/about#${id}`,
  service: (id: string) => `/services#${id}`,
  /** The contact form. With a service, the message starts with a line about that service. */
  contactForm: (service?: { id: string }) =>
    service ? `/contact?about=${service.id}#get-in-touch` : '/contact#get-in-touch',
  notice: (id: (typeof noticeIds)[number]) => `/contact#${id}`,
  topic: (id: string) => `/blog?topic=${id}#posts`,
  /** The newsletter form of this site, which the footer shows in a frame. */
  newsletter: '/embeds/newsletter',
  ticker: '/embeds/ticker.json',
  image: (file: string) => `/images/${file}`,
  feed: '/feed.xml',
  searchIndex: '/search/index.json',
} as const;

export const localFormPaths = { contact: '/f/contact', newsletter: '/f/newsletter' } as const;

/**
 * Ids of sections that links may name, without the ids of services and people. Fragments on pages that are not
 * listed here are checked only after the build.
 */
export const sectionIds: Readonly<Partial<Record<MainPagePath, readonly string[]>>> = {
  [paths.home]: ['short-answers', 'who-we-are', 'services', 'why-choose', 'latest'],
  [paths.about]: ['story', 'vision', 'values', 'people', 'facts', 'before-hiring', 'partnering'],
  [paths.services]: ['entries', 'faq'],
  [paths.blog]: ['posts'],
  [paths.contact]: ['get-in-touch', 'map', 'notices', ...noticeIds],
};

export const footerIds = ['quick-links'] as const;

/** URL paths of generated files, without pages and images. `/*` stands for all files of a folder. */
export const generatedFiles: readonly string[] = [
  ...[paths.feed, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/print.css'],
  ...['/favicon.ico', '/apple-touch-icon.png', '/.well-known/security.txt'],
  ...['/404', '/blog/404', '/blog/not-found'],
  ...['/_next/*', '/embeds/*', '/icons/*', '/images/cards/*', '/scripts/*', '/search/*'],
];

/** BCP 47 tag. */
export const LANGUAGE = 'en-NG';

/** Returns the absolute URL of a path, because search engines do not accept relative URLs. */
export function absoluteUrl({ url }: { url: string }, path: string): string {
  return new URL(path, url).href;
}
