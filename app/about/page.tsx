import { AboutStory } from '@/components/sections/about-story';
import { BeforeHiring } from '@/components/sections/before-hiring';
import { CallToAction } from '@/components/sections/call-to-action';
import { CoreValues } from '@/components/sections/core-values';
import { Partnering } from '@/components/sections/partnering';
import { PageBanner } from '@/components/sections/page-banner';
import { People } from '@/components/sections/people';
import { VisionMission } from '@/components/sections/vision-mission';
import { Cloth } from '@/components/ui/cloth';
import { getContent } from '@/lib/content/content';
import { getPlaceholderValues } from '@/lib/content/placeholders';
import { listFirmFacts } from '@/lib/firm/facts';
import { AboutProse, PartneringProse } from '@/lib/content/prose';
import { requireImage } from '@/lib/images/images';
import { mainPageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { SiteShell } from '../site-shell';

export const generateMetadata = async () => mainPageMetadata(await getContent(), 'about');

export default async function AboutPage() {
  const { site, pages, values, people, images } = await getContent();
  const { banner, story, facts, beforeHiring, partnering, vision, mission, ...rest } = pages.about;
  return (
    <SiteShell currentPath={paths.about}>
      <PageBanner {...banner} aside={<Cloth tiles={['rings', 'iye', 'dingi', 'ato']} />} />
      <AboutStory
        title={story.title}
        facts={{ title: facts.title, items: listFirmFacts(site, facts.items) }}
      >
        <AboutProse {...getPlaceholderValues(site)} />
      </AboutStory>
      {beforeHiring ? <BeforeHiring copy={beforeHiring} site={site} /> : null}
      <Partnering title={partnering.title} drawing={requireImage(images, 'about')}>
        <PartneringProse {...getPlaceholderValues(site)} />
      </Partnering>
      <VisionMission vision={vision} mission={mission} />
      <CoreValues title={rest.values.title} values={values} />
      <People title={rest.people.title} people={people} />
      <CallToAction copy={rest.callToAction} />
    </SiteShell>
  );
}
