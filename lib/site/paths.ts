/**
 * URL paths of the pages that menus may link to, by their key in `content/pages.yaml`. Sitemap, social cards,
 * checks and tests are derived from this list.
 */
export const screens = {
  home: '/',
  about: '/about',
  services: '/services',
  blog: '/blog',
  contact: '/contact',
} as const;

export type ScreenName = keyof typeof screens;
export type Screen = (typeof screens)[ScreenName];

export const screenNames = Object.keys(screens) as readonly ScreenName[];
export const screenPaths: readonly Screen[] = Object.values(screens);

export const notices = ['privacy', 'disclosures', 'accessibility'] as const;

export const paths = {
  ...screens,
  article: (id: number) => `/blog/${id}`,
  person: (id: string) => `/about#${id}`,
  service: (id: string) => `/services#${id}`,
  /** The contact form. With a service, the message starts with a line about that service. */
  ask: (service?: { id: string }) =>
    service ? `/contact?about=${service.id}#get-in-touch` : '/contact#get-in-touch',
  notice: (id: (typeof notices)[number]) => `/contact#${id}`,
  topic: (id: string) => `/blog?topic=${id}#posts`,
  /** The newsletter form of this site, which the footer shows in a frame. */
  newsletter: '/embeds/newsletter',
  ticker: '/embeds/ticker.json',
  image: (file: string) => `/images/${file}`,
  feed: '/feed.xml',
  searchIndex: '/search/index.json',
} as const;

export const formPaths = { contact: '/f/contact', newsletter: '/f/newsletter' } as const;

/**
 * Ids of sections that links may name, without the ids of services and people. Fragments on pages that are not
 * listed here are checked only after the build.
 */
export const sectionIds: Readonly<Partial<Record<Screen, readonly string[]>>> = {
  [paths.home]: ['short-answers', 'who-we-are', 'services', 'why-choose', 'latest'],
  [paths.about]: ['story', 'vision', 'values', 'people', 'facts', 'before-hiring', 'partnering'],
  [paths.services]: ['entries', 'faq'],
  [paths.blog]: ['posts'],
  [paths.contact]: ['get-in-touch', 'map', 'notices', ...notices],
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
