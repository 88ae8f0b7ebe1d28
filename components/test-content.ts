import type { Article } from '@/lib/content/article';
import type { ShownService } from '@/lib/content/load';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import {
  makeArticle as makeCheckedArticle,
  makePerson,
  makeService,
  makeSite as makeFirm,
} from '@/lib/content/test-content';
import type { ImageAsset } from '@/lib/images/image-index';
import type { Logo } from '@/lib/images/logo';

export { makePerson, makeService };

/** A logo that says how it looks on dark. */
export const logo: Logo = { width: 48, height: 48, hasDarkVersion: true };

/** An image of 1200 x 675 pixels. */
export function makeImage(overrides: Partial<ImageAsset> = {}): ImageAsset {
  return { name: 'tax', file: 'tax.svg', width: 1200, height: 675, ...overrides };
}

/** A checked article; id 1 where none is given. */
export function makeArticle(overrides: Partial<Article> = {}): Article {
  return makeCheckedArticle({ id: 1, date: '2025-05-03', ...overrides });
}

/** Articles with the ids from `count` down to 1, as lists show them: newest first. */
export function makeArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => makeArticle({ id: count - index }));
}

/** The four services in the order of the home page; the last one is brokered. */
export function makeServices(): ShownService[] {
  const services = [
    makeService(),
    makeService({ id: 'treasury', title: 'Treasury Management', pattern: 'igbi' }),
    makeService({ id: 'credit', title: 'Credit Advisory', pattern: 'ato' }),
    makeService({
      id: 'risk',
      title: 'Risk Advisory and Insurance Solutions',
      shortTitle: 'Risk Advisory & Insurance Solutions',
      pattern: 'rings',
      broker: true,
    }),
  ];
  return services.map((service) => ({
    ...service,
    image: makeImage({ file: `service-${service.id}.svg` }),
  }));
}

const links = {
  home: { label: 'Home', path: '/' },
  about: { label: 'About Us', path: '/about' },
  services: { label: 'Services', path: '/services' },
  blog: { label: 'Blog', path: '/blog' },
  contact: { label: 'Contact', path: '/contact' },
} as const;

/** A firm that has set none of the optional facts. */
export function makeSite(overrides: Partial<Site> = {}): Site {
  return makeFirm({
    name: 'Palm Court Advisory',
    shortName: 'Palm Court',
    description: 'Palm Court gives advice.',
    url: 'https://www.palmcourt.example',
    email: 'hello@palmcourt.example',
    social: [
      { network: 'facebook', url: 'https://facebook.example/palmcourt' },
      { network: 'x', url: 'https://x.example/palmcourt' },
      { network: 'instagram', url: 'https://instagram.example/palmcourt' },
    ],
    navigation: [links.home, links.about, links.services, links.blog, links.contact],
    quickLinks: [links.home, links.services, links.about, links.blog, links.contact],
    ...overrides,
  });
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
  share: {
    title: 'Share this article',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Please copy this:',
  },
  adjacent: { title: 'More articles', previous: 'Previous', next: 'Next' },
  other: { title: 'Other Blog Posts', action: 'All posts' },
  notFound: { title: 'Blog post not found', text: 'It may have moved.', newest: 'Newest' },
};

export const searchCopy: Pages['blog']['search'] = {
  label: 'Find',
  clear: 'Start again',
  one: '1 text',
  many: '{count} texts',
  none: 'Nothing',
  failed: 'by their heads alone',
};

export const contactCopy: Pages['contact'] = {
  title: 'Contact',
  description: 'Write to us.',
  image: 'bridge',
  imageAlt: 'A bridge',
  banner: { title: 'Contact', text: 'Write to us.' },
  form: {
    title: 'Get in Touch',
    text: 'Tell us in a few lines what you are deciding.',
    privacy: 'We use what you send only to answer you.',
    unknown: 'This message may have arrived already.',
    thanks: { title: 'Thank you', text: 'Your message has arrived.' },
  },
  cards: {
    office: 'Corporate office',
    phone: 'Phone',
    email: 'E-mail',
    warning: { title: 'Before you pay anyone', text: 'We never promise returns.' },
  },
};
