import type { Article } from '@/lib/content/article';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { makeArticle } from '@/lib/content/test-content';
import type { ImageAsset } from '@/lib/images/image-index';
import type { Logo } from '@/lib/images/logo';

/** Becomes elements that run a script wherever it is taken for HTML. */
export const HOSTILE = `"'></script><script>alert(1)</script>&<img src=x onerror=alert(1)>`;

export const logo: Logo = { width: 48, height: 48, hasDarkVersion: true };

export function makeImage(overrides: Partial<ImageAsset> = {}): ImageAsset {
  return { name: 'tax', file: 'tax.svg', width: 1200, height: 675, ...overrides };
}

/** Articles with the ids from `count` down to 1, newest first. */
export function makeArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => makeArticle({ id: count - index }));
}

export const footerCopy: Pages['footer'] = {
  quickLinks: 'Quick Links',
  contact: 'Contact',
  newsletter: {
    title: 'Letters',
    text: 'New articles by e-mail.',
    link: 'Open the form',
    form: { email: 'Your address', submit: 'Join', home: 'Home again' },
  },
  warning: 'We never ask for payment to a personal account.',
  privacy: 'Privacy',
  disclosures: 'Disclosures',
  accessibility: 'Accessibility',
};

export const embedsCopy: Pages['embeds'] = {
  ticker: {
    title: 'Prices today',
    source: 'Figures from',
    show: 'Let them run',
    hide: 'Take them away',
    failed: ': none now',
  },
  map: { show: 'Fetch the map of {provider}' },
  newsletter: { show: 'Fetch the form of {provider}', waiting: '{provider} answers here.' },
};

export const postCopy: Pages['post'] = {
  disclaimer: { title: 'Before you act', text: 'This is general information.' },
  share: { title: 'Share', copy: 'Copy link', copied: 'Link copied', failed: 'Please copy this:' },
  adjacent: { title: 'More articles', previous: 'Previous', next: 'Next' },
  other: { title: 'Other Blog Posts', action: 'All posts' },
  notFound: { title: 'Blog post not found', text: 'It may have moved.', newest: 'Newest' },
};

export const searchCopy: Pages['blog']['search'] = {
  label: 'Find',
  clear: 'Start again',
  one: '1 text',
  many: '{count} texts',
  closest: 'Nearly',
  none: 'Nothing',
  noWord: 'No word',
  ask: 'Write to us',
  failed: 'Not loaded',
};
