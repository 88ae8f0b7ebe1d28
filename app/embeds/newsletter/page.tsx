import { NewsletterForm } from '@/components/embeds/newsletter-form';
import { getContent } from '@/lib/content/content';
import { findLogo } from '@/lib/content/queries';
import { unlistedMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const { site, pages } = await getContent();
  const { title, text } = pages.footer.newsletter;
  return unlistedMetadata(site, { title, description: text });
}

/** The newsletter frame in the footer shows this page if no campaign provider is configured. */
export default async function NewsletterPage() {
  const content = await getContent();
  const { site, pages } = content;
  return <NewsletterForm site={site} logo={findLogo(content)} copy={pages.footer.newsletter} />;
}
