import { Section } from '@/components/ui/section';
import type { Article } from '@/lib/content/article';
import { articlesAbout } from '@/lib/content/queries';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { type ImageIndex, requireImage } from '@/lib/images/image-index';
import { ServiceEntry } from './service-entry';

type ServiceEntriesProps = {
  copy: Pages['services']['entries'];
  services: readonly Service[];
  images: ImageIndex;
  articles: readonly Article[];
  /** Where the Learn More of a brokered service leads. */
  broker: Site['insuranceBroker'];
};

/** Every service in full. */
export function ServiceEntries(props: ServiceEntriesProps) {
  const { copy, services, images, articles, broker } = props;
  return (
    <Section labelledBy="entries">
      <h2 id="entries" data-visually-hidden="">
        {copy.title}
      </h2>
      {services.map((service) => (
        <ServiceEntry
          key={service.id}
          copy={copy}
          service={service}
          drawing={requireImage(images, service.image)}
          articles={articlesAbout(articles, service)}
          broker={service.broker ? broker : undefined}
          aboveTheFold={service === services[0]}
        />
      ))}
    </Section>
  );
}
