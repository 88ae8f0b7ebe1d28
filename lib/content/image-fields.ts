import { z } from 'zod';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import type { YamlDocument } from './files/yaml-document';
import { fieldName } from './schemas/validate';

const withImage = z.object({ image: z.string().trim().min(1) });

/**
 * Reports the field `image` of a group when no image has that name, even where another field of the
 * group is wrong, so that both are reported at once.
 *
 * @param parent the keys that lead to the group
 */
export function checkImageField(
  { file, value, locate }: YamlDocument,
  parent: readonly PropertyKey[],
  images: ImageIndex,
): Diagnostic[] {
  const image = withImage.safeParse(value).data?.image;
  if (image === undefined || findImage(images, image)) return [];
  const path = [...parent, 'image'];
  const place = { ...locate(path), field: fieldName(path) };
  return [makeError(file, explainMissingImage(images, image), place)];
}

/** Checks the fields `image` of a file's groups: a page, a service or a person each. */
export function checkImageFields(document: YamlDocument, images: ImageIndex): Diagnostic[] {
  const { value } = document;
  return Object.entries(value ?? {}).flatMap(([key, fields]) =>
    checkImageField(
      { ...document, value: fields },
      [Array.isArray(value) ? Number(key) : key],
      images,
    ),
  );
}
