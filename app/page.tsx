import type { Metadata } from 'next';
import { scrollToTopOnEntry } from '@/components/layout/scroll-to-top.behaviour';
import { Hero } from '@/components/sections/hero';
import { LatestBlogs } from '@/components/sections/latest-blogs';
import { ServicesOverview } from '@/components/sections/services-overview';
import { WhoWeAre } from '@/components/sections/who-we-are';
import { WhyChoose } from '@/components/sections/why-choose';
import { Behaviour } from '@/components/ui/behaviour';
import { JsonLd } from '@/components/ui/json-ld';
import { getContent } from '@/lib/content/content';
import { WhoWeAreProse } from '@/lib/content/prose';
import { newestPosts, servicesInOrder } from '@/lib/content/queries';
import { requireImage } from '@/lib/images/image-index';
import { homeGraph } from '@/lib/seo/json-ld/page-graphs';
import { pageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { Frame } from './frame';

const LATEST_POSTS = 3;

export async function generateMetadata(): Promise<Metadata> {
  const { site, pages } = await getContent();
  return pageMetadata(site, { ...pages.home, path: paths.home });
}

export default async function HomePage() {
  const { site, pages, services, reasons, badges, articles, images } = await getContent();
  const { hero, whoWeAre, services: overview, reasons: why, latest } = pages.home;
  return (
    <Frame current={paths.home}>
      <Hero
        site={site}
        copy={hero}
        illustration={requireImage(images, 'hero')}
        cloth={images.get('hero-cloth')}
      />
      <WhoWeAre copy={whoWeAre}>
        <WhoWeAreProse />
      </WhoWeAre>
      <ServicesOverview
        title={overview.title}
        services={servicesInOrder(services, overview.order)}
      />
      <WhyChoose
        title={why.title}
        reasons={reasons}
        badges={badges}
        drawing={requireImage(images, 'why')}
        tallDrawing={images.get('why-tall')}
      />
      <LatestBlogs {...latest} posts={newestPosts(articles, LATEST_POSTS)} />
      <Behaviour run={scrollToTopOnEntry} args={[]} />
      <JsonLd graph={homeGraph(site)} />
    </Frame>
  );
}
