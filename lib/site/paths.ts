/** URL paths of the pages that menus may link to. The keys are the same as in `content/pages.yaml`. */
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
  /** Path of the contact form. If a service is given, the pre-filled first line of the message names it. */
  contactForm: (service?: { id: string }) =>
    service ? `/contact?about=${service.id}#get-in-touch` : '/contact#get-in-touch',
  notice: (id: string) => `/contact#${id}`,
  topic: (id: string) => `/blog?topic=${id}#posts`,
  ticker: '/embeds/ticker.json',
  image: (file: string) => `/images/${file}`,
  feed: '/feed.xml',
  searchIndex: '/search/index.json',
} as const;

/** URL paths of the local form service that `npm start` and `npm run dev` provide. */
export const localFormPaths = { contact: '/f/contact', newsletter: '/f/newsletter' } as const;

/** Ids of the sections on each main page, which links may point to. The ids of services and people are not listed. */
export const sectionIds: Readonly<Record<MainPagePath, readonly string[]>> = {
  [paths.home]: ['short-answers', 'who-we-are', 'services', 'why-choose', 'latest'],
  [paths.about]: ['story', 'vision', 'values', 'people', 'facts', 'before-hiring', 'partnering'],
  [paths.services]: ['entries', 'faq'],
  [paths.blog]: ['posts'],
  [paths.contact]: ['get-in-touch', 'map', 'notices', ...noticeIds],
};

export const footerIds = ['quick-links'] as const;

/** URL paths that the build generates besides pages and content images. `/*` stands for all files in a folder. */
export const generatedFiles: readonly string[] = [
  ...[paths.feed, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/print.css'],
  ...['/favicon.ico', '/apple-touch-icon.png', '/.well-known/security.txt'],
  ...['/404', '/blog/404', '/_redirects', '/.nginx-redirects.conf'],
  ...['/_next/*', '/embeds/*', '/icons/*', '/images/cards/*', '/scripts/*', '/search/*'],
];

/** BCP 47 language tag of all pages. */
export const LANGUAGE = 'en-NG';

export function absoluteUrl({ url }: { url: string }, path: string): string {
  return new URL(path, url).href;
}
