import { AboutStory } from '@/components/sections/about-story';
import { BeforeHiring } from '@/components/sections/before-hiring';
import { CallToAction } from '@/components/sections/call-to-action';
import { CoreValues } from '@/components/sections/core-values';
import { PageBanner } from '@/components/sections/page-banner';
import { People } from '@/components/sections/people';
import { VisionMission } from '@/components/sections/vision-mission';
import { Cloth } from '@/components/ui/cloth';
import { getContent } from '@/lib/content/content';
import { factsOf, firmFacts } from '@/lib/content/facts';
import { AboutProse, PartneringProse } from '@/lib/content/prose';
import { requireImage } from '@/lib/images/image-index';
import { screenMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { SiteShell } from '../site-shell';

export const generateMetadata = async () => screenMetadata(await getContent(), 'about');

export default async function AboutPage() {
  const { site, pages, values, people, images } = await getContent();
  const { banner, story, partnering, vision, mission, beforeHiring, callToAction, ...headings } =
    pages.about;
  return (
    <SiteShell current={paths.about}>
      <PageBanner {...banner} aside={<Cloth tiles={['rings', 'iye', 'dingi', 'ato']} />} />
      <AboutStory
        title={story.title}
        drawing={requireImage(images, 'about')}
        highlight={{ title: partnering.title, text: <PartneringProse {...factsOf(site)} /> }}
        facts={{ title: headings.facts.title, items: firmFacts(site) }}
      >
        <AboutProse {...factsOf(site)} />
      </AboutStory>
      <VisionMission vision={vision} mission={mission} />
      <CoreValues title={headings.values.title} values={values} />
      <People title={headings.people.title} people={people} images={images} />
      {beforeHiring ? <BeforeHiring copy={beforeHiring} /> : null}
      <CallToAction copy={callToAction} />
    </SiteShell>
  );
}
