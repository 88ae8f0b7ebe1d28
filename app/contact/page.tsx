import { ContactActions } from '@/components/contact/contact-actions';
import { ContactSection } from '@/components/contact/contact-section';
import { MapFrame } from '@/components/embeds/map-frame';
import { Notices } from '@/components/sections/notices';
import { PageBanner } from '@/components/sections/page-banner';
import { Cloth } from '@/components/ui/cloth';
import { getContent } from '@/lib/content/content';
import { getPlaceholderValues } from '@/lib/content/placeholders';
import { mainPageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { SiteShell } from '../site-shell';

export const generateMetadata = async () => mainPageMetadata(await getContent(), 'contact');

export default async function ContactPage() {
  const { site, pages, services, people, images } = await getContent();
  const { map, address } = site;
  return (
    <SiteShell currentPath={paths.contact}>
      <PageBanner
        {...pages.contact.banner}
        aside={
          map ? (
            <MapFrame
              map={map}
              drawing={images.get('map')}
              place={address.district ?? address.city}
            />
          ) : (
            <Cloth tiles={['igbi', 'seed', 'orita', 'iye']} />
          )
        }
        thread={map ? 'upTo' : 'across'}
      >
        <ContactActions site={site} />
      </PageBanner>
      <ContactSection site={site} copy={pages.contact} services={services} people={people} />
      <Notices facts={getPlaceholderValues(site)} />
    </SiteShell>
  );
}
