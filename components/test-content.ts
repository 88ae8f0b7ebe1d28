import type { Article, Pages } from '@/lib/content/collections';
import { parse } from 'yaml';
import { makeArticle, makeImage, readFixture } from '@/lib/content/test-content';
import type { Logo } from '@/lib/images/images';

export const HOSTILE_HTML = `"'></script><script>alert(1)</script>&<img src=x onerror=alert(1)>`;

export const logo: Logo = {
  image: { ...makeImage('logo.svg', 48, 48), dataUrl: 'data:image/svg+xml,light' },
  darkImage: makeImage('logo-dark.svg', 48, 48),
  containsName: false,
};

export const fixturePages = parse(readFixture('pages.yaml')) as Readonly<Pages>;

export function makeArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => makeArticle({ id: count - index }));
}
