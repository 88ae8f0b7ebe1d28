import { AboutStory } from '@/components/sections/about-story';
import { BeforeHiring } from '@/components/sections/before-hiring';
import { CallToAction } from '@/components/sections/call-to-action';
import { CheckUs } from '@/components/sections/check-us';
import { CoreValues } from '@/components/sections/core-values';
import { PageBanner } from '@/components/sections/page-banner';
import { VisionMission } from '@/components/sections/vision-mission';
import { getContent } from '@/lib/content/content';
import { getPlaceholderValues } from '@/lib/content/placeholders';
import { listFirmFacts } from '@/lib/firm/facts';
import { AboutProse, PartneringProse } from '@/lib/content/prose';
import { mainPageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { SiteShell } from '../site-shell';

export const generateMetadata = async () => mainPageMetadata(await getContent(), 'about');

export default async function AboutPage() {
  const { site, pages, values, people } = await getContent();
  const { banner, story, beforeHiring, partnering, vision, mission, ...rest } = pages.about;
  const placeholders = getPlaceholderValues(site);
  const { facts, entries } = listFirmFacts(site, rest.facts.items);
  return (
    <SiteShell currentPath={paths.about}>
      <PageBanner {...banner} picture={pages.about.image} />
      <AboutStory
        title={story.title}
        facts={{ title: rest.facts.title, items: facts }}
        partnering={{ title: partnering.title, text: <PartneringProse {...placeholders} /> }}
      >
        <AboutProse {...placeholders} />
      </AboutStory>
      <VisionMission vision={vision} mission={mission} />
      <CoreValues title={rest.values.title} values={values} />
      <CheckUs title={rest.people.title} people={people} entries={entries} />
      {beforeHiring ? <BeforeHiring copy={beforeHiring} site={site} /> : null}
      <CallToAction copy={rest.callToAction} />
    </SiteShell>
  );
}
