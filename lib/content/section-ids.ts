import { paths, type Screen } from '@/lib/site/paths';

/**
 * The ids of sections that a screen can have and links may name, besides those of services and people.
 * Links to any other screen are checked when it is built.
 */
export const sectionIds: Readonly<Partial<Record<Screen, readonly string[]>>> = {
  [paths.home]: ['who-we-are', 'services', 'why-choose', 'latest'],
  [paths.about]: ['story', 'vision', 'values', 'people', 'facts', 'before-hiring'],
  [paths.services]: ['entries', 'faq'],
  [paths.blog]: ['posts'],
  [paths.contact]: ['get-in-touch', 'map'],
};

/** The ids of sections that the foot of every page has. */
export const footerIds = ['quick-links', 'privacy', 'disclosures', 'accessibility'] as const;

/** Every id that the pages themselves have: a service or a person cannot have one of these. */
export const pageIds: readonly string[] = [
  ...Object.values(sectionIds).flat(),
  ...footerIds,
  'menu',
  'ticker',
  'content',
  'questions',
  'call-to-action',
  'newsletter',
];
