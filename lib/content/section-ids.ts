import { paths, type Screen } from '@/lib/site/paths';

/** The ids of sections that a screen can have and links may name, besides those of services and people. */
export const sectionIds: Readonly<Record<Screen, readonly string[]>> = {
  [paths.home]: ['who-we-are', 'services', 'why-choose', 'latest'],
  [paths.about]: ['story', 'vision', 'values', 'people', 'facts'],
  [paths.services]: ['entries', 'faq'],
  [paths.blog]: ['posts'],
  [paths.contact]: ['get-in-touch', 'map'],
};

/** The ids of sections that the foot of every page has. */
export const footerIds = ['quick-links', 'privacy', 'disclosures', 'accessibility'] as const;

/** Every id that the pages with services and people have: an entry cannot have one of these. */
export const pageIds: readonly string[] = [
  ...sectionIds[paths.services],
  ...sectionIds[paths.about],
  ...footerIds,
  'menu',
  'ticker',
  'content',
  'questions',
  'call-to-action',
  'newsletter',
];
