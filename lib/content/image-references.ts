import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { YamlDocument } from './files/yaml-document';
import { listReferences, parseBody } from './markdown/parse-body';
import { fieldName } from './schemas/validate';

const withImage = z.object({ image: z.string().trim().min(1) });

/**
 * Reports the field `image` of a group of fields when no image has that name, whatever else is wrong
 * with the group.
 *
 * @param parent the keys that lead to the group
 */
export function checkImageField(
  fields: unknown,
  parent: readonly PropertyKey[],
  { file, locate }: Pick<YamlDocument, 'file' | 'locate'>,
  images: ImageIndex,
): Diagnostic[] {
  const image = withImage.safeParse(fields).data?.image;
  if (image === undefined || findImage(images, image)) return [];
  const path = [...parent, 'image'];
  const place = { ...locate(path), field: fieldName(path) };
  return [makeError(file, explainMissingImage(images, image), place)];
}

type ImageText = { file: string; body: string; bodyLine: number };

/**
 * Checks that every image in an article's text is in content/images, is described for those who do
 * not see it, and is written so that it is an image.
 *
 * @param images undefined while it is unknown which there are
 */
export function checkBodyImages(
  { file, body, bodyLine }: ImageText,
  images: ImageIndex | undefined,
): Diagnostic[] {
  // Every image begins so; parsing takes some milliseconds an article.
  if (!body.includes('![')) return [];
  const tree = parseBody(body);
  const report = (message: string, { line, column }: { line: number; column: number }) =>
    makeError(file, message, { line: bodyLine + line - 1, column, field: 'body' });
  const faults = listReferences(tree).flatMap((image) => {
    if (image.kind !== 'image') return [];
    const isMissing = images && !findImage(images, image.url);
    const missing = isMissing ? [explainMissingImage(images, image.url)] : [];
    return [...missing, ...explainAlt(image)].map((message) => report(message, image));
  });
  visit(tree, 'text', ({ value, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    const start = value.indexOf('![');
    if (start >= 0) faults.push(report(SHOWN_AS_TEXT, { line, column: column + start }));
  });
  return faults;
}

/** An image in a text says something, so it needs words, even above a caption. */
function explainAlt({ alt, url }: { alt: string; url: string }): string[] {
  const words = alt.trim();
  if (words === '')
    return [`this image has no description for people who cannot see it; ${EXAMPLE}`];
  const isName = words === url || words === url.replace(/\.\w+$/, '');
  if (!isName && !FILE_NAME.test(words)) return [];
  return [`${show(words)} is a file name and does not describe the image; ${EXAMPLE}`];
}

/** A name with an ending, or one that cameras and phones give: `IMG_1234`. */
const FILE_NAME =
  /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf])$|^(?:img|dsc[nf]?|pxl|mvimg|image|photo|screenshot)[ _-]*\d[\d _-]*$/i;

const EXAMPLE = 'write, for example, ![A market stall at dusk](photo)';

const SHOWN_AS_TEXT =
  'this image is shown as text; write ![what it shows](name), without spaces around or in the name';
