import { NewsletterForm } from '@/components/embeds/newsletter-form';
import { getContent } from '@/lib/content/content';
import { findLogo } from '@/lib/content/queries';
import { unlistedMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const { site, pages } = await getContent();
  const { title, text } = pages.footer.newsletter;
  return unlistedMetadata(site, { title, description: text });
}

/** If no provider of newsletter forms is configured, the newsletter `<iframe>` in the footer loads this page. */
export default async function NewsletterPage() {
  const content = await getContent();
  const { site, pages } = content;
  return <NewsletterForm site={site} logo={findLogo(content)} copy={pages.footer.newsletter} />;
}
