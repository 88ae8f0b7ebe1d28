import { CallToAction } from '@/components/sections/call-to-action';
import { listFirstAnswers } from '@/lib/firm/facts';
import { PageBanner } from '@/components/sections/page-banner';
import { Faq } from '@/components/sections/faq';
import { ServiceEntries } from '@/components/sections/service-entries';
import { ServiceLinks } from '@/components/sections/service-links';
import { Cloth } from '@/components/ui/cloth';
import { getContent } from '@/lib/content/content';
import { mainPageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { SiteShell } from '../site-shell';

export const generateMetadata = async () => mainPageMetadata(await getContent(), 'services');

export default async function ServicesPage() {
  const { site, pages, services, articles, faq } = await getContent();
  const { banner, faq: questions, callToAction } = pages.services;
  return (
    <SiteShell currentPath={paths.services} chatSubject={pages.services.title}>
      <PageBanner
        {...banner}
        // Draws a decorative strip above each service link in the first row, which has space for four links.
        aside={<Cloth tiles={services.slice(0, 4).map(({ pattern }) => pattern)} />}
        links={<ServiceLinks services={services} />}
      />
      <ServiceEntries services={services} articles={articles} broker={site.insuranceBroker} />
      <Faq title={questions.title} items={[...faq, ...listFirstAnswers(site)]} />
      <CallToAction copy={callToAction} />
    </SiteShell>
  );
}
