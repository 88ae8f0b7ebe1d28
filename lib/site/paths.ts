/**
 * The screens, which menus may link to: the URL path of each by the name of its words in
 * `content/pages.yaml`. Sitemap, cards, checks and tests follow from this list.
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

// Object.keys forgets which keys there are.
export const screenNames = Object.keys(screens) as readonly ScreenName[];
export const screenPaths: readonly Screen[] = Object.values(screens);

/** The legal notices, on the contact page. */
export const notices = ['privacy', 'disclosures', 'accessibility'] as const;

/** The URL paths of the site: every link and every canonical URL is made of these. */
export const paths = {
  ...screens,
  article: (id: number) => `/blog/${id}`,
  /** The entry of a person on the about page. */
  person: (id: string) => `/about#${id}`,
  /** The entry of a service on the services page. */
  service: (id: string) => `/services#${id}`,
  /** The contact form, with a message begun about a service where there is one. */
  ask: (service?: { id: string }) =>
    service ? `/contact?about=${service.id}#get-in-touch` : '/contact#get-in-touch',
  notice: (id: (typeof notices)[number]) => `/contact#${id}`,
  /** The list of articles on a topic. */
  topic: (id: string) => `/blog?topic=${id}#posts`,
  /** Our own sign-up form, in the footer's frame; not a screen. */
  newsletter: '/embeds/newsletter',
  /** The ticker's configuration, the same for all pages. */
  ticker: '/embeds/ticker.json',
  image: (file: string) => `/images/${file}`,
  feed: '/feed.xml',
  searchIndex: '/search/index.json',
} as const;

/** The URL paths of the local form service. */
export const formPaths = { contact: '/f/contact', newsletter: '/f/newsletter' } as const;

/**
 * The ids of sections that a screen can have and links may name, besides those of services and people.
 * Links to any other screen are checked when it is built.
 */
export const sectionIds: Readonly<Partial<Record<Screen, readonly string[]>>> = {
  [paths.home]: ['short-answers', 'who-we-are', 'services', 'why-choose', 'latest'],
  [paths.about]: ['story', 'vision', 'values', 'people', 'facts', 'before-hiring', 'partnering'],
  [paths.services]: ['entries', 'faq'],
  [paths.blog]: ['posts'],
  [paths.contact]: ['get-in-touch', 'map', 'notices', ...notices],
};

/** The ids of sections that the foot of every page has. */
export const footerIds = ['quick-links'] as const;

/** The files that the site generates, besides pages and images; `/*` stands for all files of a folder. */
export const generatedFiles: readonly string[] = [
  ...[paths.feed, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/print.css'],
  ...['/favicon.ico', '/apple-touch-icon.png', '/.well-known/security.txt'],
  ...['/404', '/blog/404', '/blog/not-found'],
  ...['/_next/*', '/embeds/*', '/icons/*', '/images/cards/*', '/scripts/*', '/search/*'],
];

/** The language of every page, as a BCP 47 tag. */
export const LANGUAGE = 'en-NG';

/** The absolute URL of a path: search engines accept no relative one. */
export function absoluteUrl({ url }: { url: string }, path: string): string {
  return new URL(path, url).href;
}
