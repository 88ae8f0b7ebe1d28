import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Section, SectionHeader } from '@/components/ui/section';
import type { Person, TitledText } from '@/lib/content/schemas/lists-schema';
import { findImage, type ImageAsset, type ImageIndex } from '@/lib/images/image-index';
import about from './about-story.module.css';
import core from './core-values.module.css';
import people from './people.module.css';
import statements from './vision-mission.module.css';

/** From 1024 px five of twelve columns; from 1296 px the page grows no wider. */
const DRAWING_SIZES =
  '(min-width: 1296px) 486px, (min-width: 1024px) 38vw, (min-width: 768px) 46vw, calc(100vw - 40px)';

type AboutStoryProps = {
  title: string;
  drawing: ImageAsset;
  /** The box that stands out: what the tagline means. */
  highlight: { title: string; text: ReactNode };
  children: ReactNode;
};

export function AboutStory({ title, drawing, highlight, children }: AboutStoryProps) {
  return (
    <Section labelledBy="story">
      <div className={about.root}>
        <div className={about.text}>
          <h2 id="story">{title}</h2>
          <div className={about.prose}>{children}</div>
        </div>
        <ContentImage className={about.drawing} image={drawing} alt="" sizes={DRAWING_SIZES} />
        <div className={about.highlight} data-ground="dark">
          <h3>{highlight.title}</h3>
          {highlight.text}
        </div>
      </div>
    </Section>
  );
}

type VisionMissionProps = { vision: TitledText; mission: TitledText };

/** The two statements, set large: they are the firm's own words. */
export function VisionMission({ vision, mission }: VisionMissionProps) {
  return (
    <Section labelledBy="vision" background="calico">
      <div className={statements.root}>
        <div className={statements.statement}>
          <h2 id="vision">{vision.title}</h2>
          <p>{vision.text}</p>
        </div>
        <div className={statements.statement}>
          <h2>{mission.title}</h2>
          <p>{mission.text}</p>
        </div>
      </div>
    </Section>
  );
}

type CoreValuesProps = { title: string; values: readonly TitledText[] };

export function CoreValues({ title, values }: CoreValuesProps) {
  return (
    <Section labelledBy="values">
      <SectionHeader id="values" title={title} />
      <ol className={core.root} role="list">
        {values.map(({ title: value, text }, index) => (
          <li key={value}>
            <span className={core.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{value}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type PeopleProps = { title: string; people: readonly Person[]; images: ImageIndex };

/** Those who sign articles; their bylines lead here. Absent while `people.yaml` names nobody. */
export function People({ title, people: persons, images }: PeopleProps) {
  if (persons.length === 0) return null;
  return (
    <Section labelledBy="people" background="calico">
      <SectionHeader id="people" title={title} />
      <ul className={people.root} role="list">
        {persons.map(({ id, name, role, credentials, image = '', text }) => {
          const portrait = findImage(images, image);
          return (
            <li key={id} id={id}>
              {portrait ? <ContentImage image={portrait} alt="" sizes="112px" /> : null}
              <div>
                <h3>{name}</h3>
                <p className={people.role}>{credentials ? `${role}, ${credentials}` : role}</p>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
