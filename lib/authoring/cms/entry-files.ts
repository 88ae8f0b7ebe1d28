import { parse, stringify } from 'yaml';
import { withoutInvisibleCharacters } from '@/lib/content/files/invisible-characters';
import { IMAGE_FOLDER, type ImageAsset } from '@/lib/images/image-index';
import { updateYaml } from './update-yaml';

// How the CMS's forms read and write the files of `content/`.

/** The images in `content/images`, as of the last build. */
export type Images = readonly ImageAsset[];

/** The values of a form. */
export type Fields = Record<string, unknown>;

/** The CMS finds and shows an image by the path of its file alone. */
function withImagePath(fields: Fields, images: Images): Fields {
  if (!fields.image) return fields;
  const file = images.find(({ name }) => name === fields.image)?.file ?? String(fields.image);
  return { ...fields, image: `/${IMAGE_FOLDER}/${file}` };
}

/** The name of the image as files written by hand have it. */
export function withImageName(fields: Fields, images: Images): Fields {
  if (!fields.image) return fields;
  const file = String(fields.image).replace(`/${IMAGE_FOLDER}/`, '');
  return { ...fields, image: images.find((known) => known.file === file)?.name ?? file };
}

/**
 * Reads an article for the form.
 *
 * @param text with line feeds, and trimmed, as the CMS passes it
 * @throws when the front matter is no YAML
 */
export function readArticle(text: string, images: Images): Fields {
  const parts = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n\n?(.*))?$/s.exec(text);
  if (!parts) return { body: text };
  const fields = parse(parts[1] ?? '') as Fields | null;
  return { ...withImagePath({ ...fields }, images), body: parts[2] ?? '' };
}

/** Writes an article from the form, without the characters of other programs that the build refuses. */
export function writeArticle({ body, ...fields }: Fields, images: Images): string {
  const head = stringify(withImageName(fields, images), { lineWidth: 0, singleQuote: true });
  return withoutInvisibleCharacters(`---\n${head}---\n\n${String(body ?? '')}\n`);
}

/**
 * Makes the format of one YAML file, which keeps its comments. A file that is a list has the form of one
 * field, `entries`.
 */
export function makeYamlFormat(images: Images) {
  let text = '';
  return {
    fromFile(before: string): Fields {
      text = before;
      const value: unknown = parse(text) ?? [];
      if (!Array.isArray(value)) return value as Fields;
      return { entries: value.map((entry: Fields) => withImagePath(entry, images)) };
    },
    toFile({ entries, ...fields }: Fields): string {
      const value = Array.isArray(entries)
        ? entries.map((entry: Fields) => withImageName(entry, images))
        : fields;
      return (text = withoutInvisibleCharacters(updateYaml(text, value)));
    },
  };
}
