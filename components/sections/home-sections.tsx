import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { Swatch } from '@/components/ui/cloth';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Service, TitledText } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { ImageAsset } from '@/lib/images/image-index';
import { isPhoto } from '@/lib/images/variants';
import { paths } from '@/lib/site/paths';
import overview from './services-overview.module.css';
import who from './who-we-are.module.css';
import why from './why-choose.module.css';

type WhoWeAreProps = { copy: Pages['home']['whoWeAre']; children: ReactNode };

export function WhoWeAre({ copy, children }: WhoWeAreProps) {
  return (
    <Section labelledBy="who-we-are">
      <div className={who.root}>
        <h2 id="who-we-are">{copy.title}</h2>
        <div className={who.text}>
          <p className={who.statement}>{copy.statement}</p>
          <div className={who.prose}>{children}</div>
          <ActionLink look="outline" href={paths.services}>
            {copy.action}
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}

type ServicesOverviewProps = { title: string; services: readonly Omit<Service, 'image'>[] };

/** The services as rows of a ledger; each row is one link to its entry on /services. */
export function ServicesOverview({ title, services }: ServicesOverviewProps) {
  return (
    <Section labelledBy="services" background="calico">
      <h2 className={overview.title} id="services">
        {title}
      </h2>
      <ol className={overview.rows} role="list">
        {services.map(({ id, title: name, shortTitle, summary, pattern }, index) => (
          <li className={overview.row} key={id}>
            <span className={overview.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>
              <a href={`${paths.services}#${id}`}>{shortTitle ?? name}</a>
            </h3>
            <p>{summary}</p>
            <div className={overview.swatch}>
              <Swatch tile={pattern} id={`overview-${id}`} />
            </div>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** From 1024 px five of twelve columns and the margin of the page. */
const DRAWING_SIZES = '(min-width: 1296px) calc(50vw - 114px), (min-width: 1024px) 42vw, 100vw';

type WhyChooseProps = {
  title: string;
  reasons: readonly TitledText[];
  badges: readonly string[];
  drawing: ImageAsset;
  /** The same, as high as the band is in a wide window; unused beside a photo. */
  tallDrawing: ImageAsset | undefined;
};

export function WhyChoose({ title, reasons, badges, drawing, tallDrawing }: WhyChooseProps) {
  return (
    <section className={why.root} data-ground="dark" aria-labelledby="why-choose">
      <h2 id="why-choose">{title}</h2>
      <div className={why.drawing}>
        <ContentImage
          image={drawing}
          wide={isPhoto(drawing) ? undefined : tallDrawing}
          alt=""
          sizes={DRAWING_SIZES}
        />
      </div>
      <div className={why.words}>
        <ul className={why.reasons} role="list">
          {reasons.map(({ title: reason, text }) => (
            <li key={reason}>
              <h3>{reason}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ul className={why.badges} role="list">
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
