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

export function ServicePicture({ service, aboveTheFold }: ServicePictureProps) {
  const { imageAlt = '', example } = service;
  return (
    <figure className={styles.root} data-screen-only="">
      <ServiceDrawing service={service} alt={imageAlt} aboveTheFold={aboveTheFold} />
      {example ? (
        <figcaption className={text.note}>
          <LinkedText text={example} />
        </figcaption>
      ) : null}
    </figure>
  );
}

type ServiceDrawingProps = { service: Service; alt: string; aboveTheFold?: boolean | undefined };

/** The image of a service, or tiles if it has none. Inlines an SVG with text, so that the text uses the page's fonts. */
export function ServiceDrawing({ service, alt, aboveTheFold }: ServiceDrawingProps) {
  const { id, image, pattern } = service;
  if (!image)
    return (
      <div className={styles.cloth}>
        <Tiles id={`cloth-${id}`} tile={pattern} columns={8} rows={7} />
      </div>
    );
  return image.inlineSvg === undefined ? (
    <ContentImage className={styles.drawing} image={image} alt={alt} aboveTheFold={aboveTheFold} />
  ) : (
    <div
      {...(alt && { role: 'img', 'aria-label': alt })}
      dangerouslySetInnerHTML={{ __html: image.inlineSvg }}
    />
  );
}
