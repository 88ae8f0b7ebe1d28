import { z } from 'zod';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import type { YamlDocument } from './files/yaml-document';

const withImage = z.object({ image: z.string().trim().min(1) });

/**
 * Reports each field `image`, of the file itself or of a group in it (a page, a service, a person), when
 * no image has that name. Faults of other fields do not prevent this, so that all are reported at once.
 */
export function checkImageFields(
  { file, value, locate }: YamlDocument,
  images: ImageIndex,
): Diagnostic[] {
  const groups = Object.entries(value ?? {}).map(
    ([key, fields]) => [[Array.isArray(value) ? Number(key) : key, 'image'], fields] as const,
  );
  return [[['image'], value] as const, ...groups].flatMap(([path, fields]) => {
    const image = withImage.safeParse(fields).data?.image;
    if (image === undefined || findImage(images, image)) return [];
    return makeError(file, explainMissingImage(images, image), locate(path));
  });
}
