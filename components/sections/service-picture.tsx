import { ContentImage } from '@/components/ui/content-image';
import { LinkedWords } from '@/components/ui/linked-words';
import text from '@/components/styles/text.module.css';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { ImageAsset } from '@/lib/images/image-index';
import styles from './service-picture.module.css';

type ServicePictureProps = { service: Service; image: ImageAsset; aboveTheFold: boolean };

/** An example of the document that a client receives, in the fonts of the page, or another picture. */
export function ServicePicture({ service, image, aboveTheFold }: ServicePictureProps) {
  const { imageAlt = '', example } = service;
  if (image.inlineSvg === undefined)
    return (
      <ContentImage
        className={styles.drawing}
        image={image}
        alt={imageAlt}
        aboveTheFold={aboveTheFold}
      />
    );
  return (
    <figure className={styles.paper}>
      <div
        {...(imageAlt && { role: 'img', 'aria-label': imageAlt })}
        dangerouslySetInnerHTML={{ __html: image.inlineSvg }}
      />
      {example ? (
        <figcaption className={text.note}>
          <LinkedWords text={example} />
        </figcaption>
      ) : null}
    </figure>
  );
}
