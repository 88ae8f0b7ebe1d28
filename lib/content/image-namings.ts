import path from 'node:path';
import type { Root } from 'mdast';
import { z } from 'zod';
import { listReferences } from '@/lib/content/markdown/list-references';
import type { Article, ParsedArticle } from '@/lib/content/article';
import { IMAGE_FOLDER } from '@/lib/images/image-folder';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/images';
import type { Problem } from '@/lib/site/problem';
import type { YamlDocument } from '@/lib/content/files/yaml-document';

/** A place where content names a picture. */
export type ImageNaming = Omit<Problem, 'message'> & {
  /** The name as it stands there. */
  written: string;
};

/** Names what `pages.yaml` shows beside links to its pages, whatever else is wrong with it. */
export function listPageImages({ value, locate }: YamlDocument, file: string): ImageNaming[] {
  const pages = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  return Object.entries(pages).flatMap(([page, fields]) => {
    const written = withImage.safeParse(fields).data?.image;
    if (written === undefined) return [];
    return [{ file, ...locate([page, 'image']), field: `${page}.image`, written }];
  });
}

const withImage = z.object({ image: z.string().trim().min(1) });

/** Names the picture at the head of an article; none where the head is wrong. */
export function listCovers({ article, parts }: ParsedArticle): ImageNaming[] {
  if (!article || !parts) return [];
  const { file, image } = article;
  return [{ file, ...parts.locate(['image']), field: 'image', written: image.name }];
}

/** Names the pictures in an article's text. */
export function listBodyImages(
  { file, bodyLine }: Pick<Article, 'file' | 'bodyLine'>,
  tree: Root,
): ImageNaming[] {
  return listReferences(tree)
    .filter(({ kind }) => kind === 'image')
    .map(({ url, line, column }) => {
      return { file, line: bodyLine + line - 1, column, field: 'body', written: url };
    });
}

/** The problems of names that no picture has. */
export function checkNamings(namings: readonly ImageNaming[], images: ImageIndex): Problem[] {
  return namings
    .filter(({ written }) => !findImage(images, written))
    .map(({ written, ...place }) => ({ ...place, message: explainMissingImage(images, written) }));
}

/** Tells of each picture among the problems where it is named first, the files in their order. */
export function sayWhereNamed(
  problems: Problem[],
  images: ImageIndex,
  namings: readonly ImageNaming[],
): Problem[] {
  if (!problems.some(isOfImage)) return problems;
  const first = new Map<string, string>();
  for (const { written, file, line } of namings.toSorted(compareFiles)) {
    const image = findImage(images, written);
    if (!image || first.has(image.file)) continue;
    first.set(image.file, `${file}:${line}`);
  }
  return problems.map((problem) => {
    const { file, message } = problem;
    const place = isOfImage(problem) && first.get(path.basename(file));
    return place ? { ...problem, message: `${message}; named in ${place}` } : problem;
  });
}

function isOfImage({ file }: Problem): boolean {
  return path.dirname(file) === IMAGE_FOLDER;
}

function compareFiles(a: ImageNaming, b: ImageNaming): number {
  return a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line;
}
