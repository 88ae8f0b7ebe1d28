import { ContentImage } from '@/components/ui/content-image';
import { LinkedText } from '@/components/ui/linked-text';
import { Tiles } from '@/components/ui/tiles';
import text from '@/components/styles/text.module.css';
import type { Service } from '@/lib/content/collections';
import styles from './service-picture.module.css';

type ServicePictureProps = {
  service: Service;
  aboveTheFold: boolean;
};

/** Inlines an SVG that contains text, so that the text uses the page's fonts. */
export function ServicePicture({ service, aboveTheFold }: ServicePictureProps) {
  const { id, image, pattern, imageAlt = '', example } = service;
  if (!image)
    return (
      <div className={styles.cloth} data-screen-only="">
        <Tiles id={`cloth-${id}`} tile={pattern} columns={8} rows={5} />
      </div>
    );
  return (
    <figure className={styles.root} data-screen-only="">
      {image.inlineSvg === undefined ? (
        <ContentImage
          className={styles.drawing}
          image={image}
          alt={imageAlt}
          aboveTheFold={aboveTheFold}
        />
      ) : (
        <div
          {...(imageAlt && { role: 'img', 'aria-label': imageAlt })}
          dangerouslySetInnerHTML={{ __html: image.inlineSvg }}
        />
      )}
      {example ? (
        <figcaption className={text.note}>
          <LinkedText text={example} />
        </figcaption>
      ) : null}
    </figure>
  );
}
