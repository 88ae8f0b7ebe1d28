import type { Root } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { IMAGE_FOLDER } from '@/lib/images/image-folder';
import { type ImageIndex, findImage, explainMissingImage } from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { Article, ParsedArticle } from './article';
import type { YamlDocument } from './files/yaml-document';
import { listReferences } from './markdown/list-references';
import { parseBody } from './markdown/parse-body';

/** A place where content names a picture. */
export type ImageReference = Omit<Diagnostic, 'message' | 'severity'> & {
  /** The name as it stands there. */
  written: string;
};

/** Names what `pages.yaml` shows beside links to its pages, whatever else is wrong with it. */
export function listPageImages({ value, locate }: YamlDocument, file: string): ImageReference[] {
  const pages = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  return Object.entries(pages).flatMap(([page, fields]) => {
    const written = withImage.safeParse(fields).data?.image;
    if (written === undefined) return [];
    return [{ file, ...locate([page, 'image']), field: `${page}.image`, written }];
  });
}

const withImage = z.object({ image: z.string().trim().min(1) });

/** Names the picture at the head of an article; none where the head is wrong. */
export function listCovers({ article, parts }: ParsedArticle): ImageReference[] {
  if (!article || !parts) return [];
  const { file, image } = article;
  return [{ file, ...parts.locate(['image']), field: 'image', written: image.name }];
}

/** Names the pictures in an article's text. */
function listBodyImages(
  { file, bodyLine }: Pick<Article, 'file' | 'bodyLine'>,
  tree: Root,
): ImageReference[] {
  return listReferences(tree)
    .filter(({ kind }) => kind === 'image')
    .map(({ url, line, column }) => {
      return { file, line: bodyLine + line - 1, column, field: 'body', written: url };
    });
}

/** The problems of names that no picture has. */
export function checkNamings(namings: readonly ImageReference[], images: ImageIndex): Diagnostic[] {
  return namings
    .filter(({ written }) => !findImage(images, written))
    .map(({ file, written, ...place }) =>
      makeError(file, explainMissingImage(images, written), place),
    );
}

/** Tells of each picture among the problems where it is named first, the files in their order. */
export function withFirstReference(
  diagnostics: Diagnostic[],
  images: ImageIndex,
  namings: readonly ImageReference[],
): Diagnostic[] {
  if (!diagnostics.some(isOfImage)) return diagnostics;
  const first = new Map<string, string>();
  for (const { written, file, line } of namings.toSorted(compareFiles)) {
    const image = findImage(images, written);
    if (!image || first.has(image.file)) continue;
    first.set(image.file, `${file}:${line}`);
  }
  return diagnostics.map((diagnostic) => {
    const { file, message } = diagnostic;
    const place = isOfImage(diagnostic) && first.get(path.basename(file));
    return place ? { ...diagnostic, message: `${message}; named in ${place}` } : diagnostic;
  });
}

function isOfImage({ file }: Diagnostic): boolean {
  return path.dirname(file) === IMAGE_FOLDER;
}

function compareFiles(a: ImageReference, b: ImageReference): number {
  return a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line;
}

/**
 * Checks that every picture in an article's text is in content/images, has words for those who do
 * not see it, and is written so that it is a picture.
 *
 * @returns where pictures are named, too: parsing takes too long to be done twice
 */
export function checkPictures(
  parts: Pick<Article, 'file' | 'body' | 'bodyLine'>,
  images: ImageIndex,
): { diagnostics: Diagnostic[]; namings: ImageReference[] } {
  const { file, body, bodyLine } = parts;
  // Parsing takes some milliseconds an article, and every picture begins so.
  if (!body.includes('![')) return { diagnostics: [], namings: [] };
  const tree = parseBody(body);
  const namings = listBodyImages(parts, tree);
  const faults = checkImageMarkup(tree).map(({ message, line, column }) => {
    return makeError(file, message, { line: bodyLine + line - 1, column, field: 'body' });
  });
  return { diagnostics: [...checkNamings(namings, images), ...faults], namings };
}

type Finding = {
  message: string;
  /** Counted from 1, in the body. */
  line: number;
  column: number;
};

/**
 * Finds pictures of a text that have no words for those who do not see them, and what was meant to
 * be a picture and is shown as text. A picture in a text says something, otherwise it would not
 * stand there; so it needs words, even above a caption.
 */
export function checkImageMarkup(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'image' || node.type === 'imageReference') {
      const message = explainAlt(node.alt ?? '', node.type === 'image' ? node.url : '');
      if (message !== undefined) findings.push({ message, line, column });
    }
    if (node.type === 'text' && node.value.includes('![')) {
      const place = { line, column: column + node.value.indexOf('![') };
      findings.push({ message: SHOWN_AS_TEXT, ...place });
    }
  });
  return findings;
}

function explainAlt(alt: string, url: string): string | undefined {
  const words = alt.trim();
  if (words === '') return `the picture has no words for those who do not see it; ${EXAMPLE}`;
  const isName = words === url || words === url.replace(/\.\w+$/, '');
  if (!isName && !FILE.test(words)) return undefined;
  return `${show(words)} is the name of a file and tells nothing to those who do not see the picture; ${EXAMPLE}`;
}

/** What has an ending, or what cameras and phones call their pictures: `IMG_1234`. */
const FILE =
  /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf])$|^(?:img|dsc[nf]?|pxl|mvimg|image|photo|screenshot)[ _-]*\d[\d _-]*$/i;

const EXAMPLE = 'write ![A market stall at dusk](photo), with what the picture shows';

const SHOWN_AS_TEXT =
  'this is shown as text and not as a picture; write ![what it shows](name), the name without spaces';
