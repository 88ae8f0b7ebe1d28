import type { Article } from '@/lib/content/article';
import type { LinkTargets } from './check-link';

/** What links of a small site can lead to, with these articles; one without a value has a problem. */
export function makeTargets(
  articles: Record<number, Article | undefined> = {},
  overrides: Partial<LinkTargets> = {},
): LinkTargets {
  const numbered = Object.entries(articles).map(([id, article]) => [Number(id), article] as const);
  const screens = {
    '/': [],
    '/about': [],
    '/services': ['credit', 'faq'],
    '/blog': [],
    '/contact': [],
  };
  return {
    siteUrl: 'https://www.baobab.example',
    pages: new Map([
      ...Object.entries(screens).map(([path, ids]) => [path, new Set<string>(ids)] as const),
      ...numbered.map(([id, it]) => [`/blog/${id}`, it && new Set(it.text.ids)] as const),
    ]),
    files: new Set(['/feed.xml', '/prices.pdf']),
    parameters: new Map([['/contact?about', new Set(['credit'])]]),
    redirects: new Map(),
    articles: new Map(numbered),
    today: '2025-06-01',
    ...overrides,
  };
}
