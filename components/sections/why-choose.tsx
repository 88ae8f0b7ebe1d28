import { ActionLink } from '@/components/ui/action-link';
import { ContentImage } from '@/components/ui/content-image';
import { type ImageAsset, isPhoto } from '@/lib/images/images';
import type { TitledText } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './why-choose.module.css';

/** In the two-column layout, the image box is about 900 px tall. A 3:2 photo that fills the box is 1350 px wide. */
const IMAGE_SIZES = '(min-width: 75em) 1350px, 100vw';

type WhyChooseProps = {
  title: string;
  action: string | undefined;
  reasons: readonly TitledText[];
  badges: readonly string[];
  drawing: ImageAsset;
  /** Taller version of the drawing, for viewports at least 75em wide. Ignored if `drawing` is a photo. */
  tallDrawing: ImageAsset | undefined;
};

export function WhyChoose(props: WhyChooseProps) {
  const { title, action, reasons, badges, drawing, tallDrawing } = props;
  return (
    <section className={styles.root} aria-labelledby="why-choose">
      <div className={styles.drawing}>
        <ContentImage
          image={drawing}
          wideImage={isPhoto(drawing) ? undefined : tallDrawing}
          alt=""
          sizes={IMAGE_SIZES}
        />
      </div>
      <div className={styles.text}>
        <h2 id="why-choose">{title}</h2>
        <ul className={styles.reasons} role="list">
          {reasons.map(({ title: reason, text }) => (
            <li key={reason}>
              <h3>{reason}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ul className={styles.badges} role="list">
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        {action === undefined ? null : (
          <ActionLink look="outline" href={paths.contact}>
            {action}
          </ActionLink>
        )}
      </div>
    </section>
  );
}
