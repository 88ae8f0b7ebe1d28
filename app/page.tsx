import { ArticleTiles } from '@/components/blog/article-tiles';
import { Sum } from '@/components/calculators/sum';
import { Hero } from '@/components/sections/hero';
import { ServicesOverview } from '@/components/sections/services-overview';
import { ShortAnswers } from '@/components/sections/short-answers';
import { WhoWeAre } from '@/components/sections/who-we-are';
import { WhyChoose } from '@/components/sections/why-choose';
import { JsonLd } from '@/components/ui/json-ld';
import { newestArticles } from '@/lib/content/articles';
import { getContent } from '@/lib/content/content';
import { getPlaceholderValues } from '@/lib/content/placeholders';
import { WhoWeAreProse } from '@/lib/content/prose';
import { requireImage } from '@/lib/images/images';
import { homeGraph } from '@/lib/seo/json-ld';
import { mainPageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site/paths';
import { SiteShell } from './site-shell';

const LATEST_ARTICLES = 3;

export const generateMetadata = async () => mainPageMetadata(await getContent(), 'home');

export default async function HomePage() {
  const { site, pages, services, reasons, badges, articles, images } = await getContent();
  const { hero, sum, whoWeAre, services: overview, questions, reasons: why, latest } = pages.home;
  return (
    <SiteShell currentPath={paths.home}>
      <Hero site={site} copy={hero} illustration={requireImage(images, 'hero')}>
        {sum ? <Sum sum={sum} /> : null}
      </Hero>
      <ShortAnswers copy={questions} />
      <WhoWeAre copy={whoWeAre}>
        <WhoWeAreProse {...getPlaceholderValues(site)} />
      </WhoWeAre>
      <ServicesOverview
        title={overview.title}
        text={overview.text}
        services={[...new Set([...overview.order, ...services])]}
      />
      <WhyChoose
        {...why}
        reasons={reasons}
        badges={badges}
        drawing={requireImage(images, 'why')}
        tallDrawing={images.get('why-tall')}
      />
      <ArticleTiles
        {...latest}
        id="latest"
        articles={newestArticles(articles, LATEST_ARTICLES)}
        first="cover"
        background="calico"
      />
      <JsonLd graph={homeGraph(site)} />
    </SiteShell>
  );
}
