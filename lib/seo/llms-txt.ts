import type { Content } from '@/lib/content/load';
import { newestPosts } from '@/lib/content/queries';
import { paths } from '@/lib/site/paths';

type Page = { title: string; description: string };
type LlmsContent = Pick<Content, 'site' | 'articles'> & {
  pages: Record<'home' | 'about' | 'services' | 'blog' | 'contact', Page>;
};

/**
 * Writes llms.txt: what the site is and where everything stands, as Markdown for language models.
 * Source: llmstxt.org.
 *
 * @param content `articles` are those a visitor may see
 */
export function llmsTxt({ site, pages, articles }: LlmsContent): string {
  const item = (path: string, { title, description }: Page) =>
    `- [${plain(title)}](${new URL(path, site.url).href}): ${plain(description)}`;
  const { home, about, services, blog, contact } = paths;
  const sections = [
    `# ${plain(site.name)}`,
    `> ${plain(site.description)}`,
    '## Pages',
    [
      item(home, pages.home),
      item(about, pages.about),
      item(services, pages.services),
      item(blog, pages.blog),
      item(contact, pages.contact),
    ].join('\n'),
  ];
  if (articles.length > 0) {
    const items = newestPosts(articles).map((article) => item(paths.post(article.id), article));
    sections.push('## Articles, newest first', items.join('\n'));
  }
  return `${sections.join('\n\n')}\n`;
}

/** A text that stays on its line and in its brackets. */
function plain(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/[[\]\\]/g, '\\$&');
}
