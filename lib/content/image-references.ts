import type { Root } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import {
  explainMissingImage,
  findImage,
  IMAGE_FOLDER,
  type ImageIndex,
} from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import { listReferences, parseBody } from './markdown/parse-body';

/** A place where content names an image. */
export type ImageReference = Omit<Diagnostic, 'message' | 'severity'> & {
  /** The name as it stands there. */
  written: string;
};

/** The field `image` of a group of fields, whatever else is wrong with the group. */
export function imageFieldOf(fields: unknown): string | undefined {
  return withImage.safeParse(fields).data?.image;
}

const withImage = z.object({ image: z.string().trim().min(1) });

/** Reports the names that no image has. */
export function checkReferences(
  references: readonly ImageReference[],
  images: ImageIndex,
): Diagnostic[] {
  return references
    .filter(({ written }) => !findImage(images, written))
    .map(({ file, written, ...place }) =>
      makeError(file, explainMissingImage(images, written), place),
    );
}

/** Adds to each problem of an image where the image is named first, in the order of the files. */
export function withFirstReference(
  diagnostics: Diagnostic[],
  images: ImageIndex,
  references: readonly ImageReference[],
): Diagnostic[] {
  if (!diagnostics.some(isOfImage)) return diagnostics;
  const first = new Map<string, string>();
  for (const { written, file, line } of references.toSorted(compareFiles)) {
    const image = findImage(images, written);
    if (image && !first.has(image.file)) first.set(image.file, `${file}:${line}`);
  }
  return diagnostics.map((diagnostic) => {
    const { file, message } = diagnostic;
    const place = isOfImage(diagnostic) && first.get(path.basename(file));
    return place ? { ...diagnostic, message: `${message}; used in ${place}` } : diagnostic;
  });
}

function isOfImage({ file }: Diagnostic): boolean {
  return path.dirname(file) === IMAGE_FOLDER;
}

function compareFiles(a: ImageReference, b: ImageReference): number {
  return a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line;
}

/** An article's text, as `ArticleFile` has it. */
type ImageText = { file: string; body: string; bodyLine: number };

/**
 * Checks that every image in an article's text is in content/images, is described for those who do
 * not see it, and is written so that it is an image.
 */
export function checkBodyImages({ file, body, bodyLine }: ImageText, images: ImageIndex) {
  // Every image begins so; parsing takes some milliseconds an article.
  if (!body.includes('![')) return { references: [], diagnostics: [] };
  const tree = parseBody(body);
  const found = listReferences(tree).filter(({ kind }) => kind === 'image');
  const placeOf = ({ line, column }: { line: number; column: number }) => {
    return { line: bodyLine + line - 1, column, field: 'body' };
  };
  const references = found.map((image) => ({ file, ...placeOf(image), written: image.url }));
  const withoutWords = found.flatMap((image) => {
    const message = explainAlt(image);
    return message === undefined ? [] : [makeError(file, message, placeOf(image))];
  });
  const asText = findImagesAsText(tree).map((p) => makeError(file, SHOWN_AS_TEXT, placeOf(p)));
  const missing = checkReferences(references, images);
  return { references, diagnostics: [...missing, ...withoutWords, ...asText] };
}

/** An image in a text says something, so it needs words, even above a caption. */
function explainAlt({ alt, url }: { alt: string; url: string }): string | undefined {
  const words = alt.trim();
  if (words === '') return `this image has no description for people who cannot see it; ${EXAMPLE}`;
  const isName = words === url || words === url.replace(/\.\w+$/, '');
  if (!isName && !FILE_NAME.test(words)) return undefined;
  return `${show(words)} is a file name and does not describe the image; ${EXAMPLE}`;
}

/** A name with an ending, or one that cameras and phones give: `IMG_1234`. */
const FILE_NAME =
  /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf])$|^(?:img|dsc[nf]?|pxl|mvimg|image|photo|screenshot)[ _-]*\d[\d _-]*$/i;

const EXAMPLE = 'write, for example, ![A market stall at dusk](photo)';

function findImagesAsText(tree: Root) {
  const places: { line: number; column: number }[] = [];
  visit(tree, 'text', ({ value, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    if (value.includes('![')) places.push({ line, column: column + value.indexOf('![') });
  });
  return places;
}

const SHOWN_AS_TEXT =
  'this image is shown as text; write ![what it shows](name), without spaces around or in the name';
