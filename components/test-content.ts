import type { Article, Pages } from '@/lib/content/collections';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { makeArticle, makeImage } from '@/lib/content/test-content';
import type { Logo } from '@/lib/images/images';

export const HOSTILE_HTML = `"'></script><script>alert(1)</script>&<img src=x onerror=alert(1)>`;

export const logo: Logo = {
  image: { ...makeImage('logo.svg', 48, 48), dataUrl: 'data:image/svg+xml,light' },
  darkImage: makeImage('logo-dark.svg', 48, 48),
  containsName: false,
};

export const fixturePages = parse(
  readFileSync('lib/content/fixture/content/pages.yaml', 'utf8'),
) as Readonly<Pages>;

export function makeArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => makeArticle({ id: count - index }));
}
