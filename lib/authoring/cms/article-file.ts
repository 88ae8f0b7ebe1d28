import { parse, stringify } from 'yaml';
import { IMAGE_FOLDER } from '@/lib/images/image-index';

/** The names of images in articles, and their files in `content/images`, as of the last build. */
export type ImageFiles = ReadonlyMap<string, string>;

/**
 * Reads an article for the form. The image becomes the path of its file, by which alone the CMS finds
 * and shows it.
 *
 * @param text with line feeds, and trimmed, as the CMS passes it
 * @throws when the front matter is no YAML
 */
export function readArticle(text: string, files: ImageFiles): Record<string, unknown> {
  const parts = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n\n?(.*))?$/s.exec(text);
  if (!parts) return { body: text };
  const fields = parse(parts[1] ?? '') as Record<string, unknown> | null;
  const image = fields?.image;
  return {
    ...fields,
    ...(typeof image === 'string' && { image: `/${IMAGE_FOLDER}/${files.get(image) ?? image}` }),
    body: parts[2] ?? '',
  };
}

/** Writes what the form has, with the name of the image as articles written by hand have it. */
export function writeArticle(
  { body, ...fields }: Record<string, unknown>,
  files: ImageFiles,
): string {
  const file = imageFile(fields.image);
  const [name = file] = [...files].find(([, known]) => known === file) ?? [];
  const head = stringify({ ...fields, image: name }, { lineWidth: 0, singleQuote: true });
  return `---\n${head}---\n\n${String(body ?? '')}\n`;
}

/** An image's file in `content/images`, of its path in the form. */
export function imageFile(path: unknown): string {
  return String(path ?? '').replace(`/${IMAGE_FOLDER}/`, '');
}
