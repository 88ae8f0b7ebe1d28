import { NewsletterForm } from '@/components/embeds/newsletter-form';
import { getContent, getLogo } from '@/lib/content/content';
import { unlistedMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const { site, pages } = await getContent();
  const { title, text } = pages.footer.newsletter;
  return unlistedMetadata(site, { title, description: text });
}

/** What the footer's frame shows while no campaign provider is set. */
export default async function NewsletterPage() {
  const { site, pages } = await getContent();
  const { logo } = await getLogo();
  return <NewsletterForm site={site} logo={logo} copy={pages.footer.newsletter} />;
}
