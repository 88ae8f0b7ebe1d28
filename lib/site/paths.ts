/** The addresses of the site: every link and every canonical is made here. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  blog: '/blog',
  contact: '/contact',
  post: (id: number) => `/blog/${id}`,
  /** Our own sign-up form, in the footer's frame; no screen. */
  newsletter: '/embeds/newsletter',
  /** The ticker's configuration, which all pages share. */
  ticker: '/embeds/ticker.json',
  image: (file: string) => `/images/${file}`,
  /** The picture that is shown beside a shared link, by its name in content/images. */
  socialCard: (name: string) => `/images/${name}-social.jpg`,
  feed: '/feed.xml',
  /** The words of the articles' texts that begin with a letter. */
  search: (letter: string) => `/search/${letter}.json`,
} as const;

/** The screens a navigation may link to. */
export const screens = [
  paths.home,
  paths.about,
  paths.services,
  paths.blog,
  paths.contact,
] as const;

export type Screen = (typeof screens)[number];

/** The language of every page, as the `lang` attribute says it. */
export const LANGUAGE = 'en-NG';

/** An address of the site in full: search engines take none that is relative. */
export function absoluteUrl({ url }: { url: string }, path: string): string {
  return new URL(path, url).href;
}
