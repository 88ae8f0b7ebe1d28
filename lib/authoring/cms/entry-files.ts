import { parse, stringify } from 'yaml';
import { IMAGE_FOLDER } from '@/lib/images/image-index';
import { updateYaml } from './update-yaml';

// How the CMS's forms read and write the files of `content/`.

/** The names of images in content, and their files in `content/images`, as of the last build. */
export type ImageFiles = Readonly<Record<string, string>>;

/** The values of a form. */
export type Fields = Record<string, unknown>;

/** The CMS finds and shows an image by the path of its file alone. */
function withImagePath(fields: Fields, files: ImageFiles): Fields {
  const { image } = fields;
  if (typeof image !== 'string' || image === '') return fields;
  return { ...fields, image: `/${IMAGE_FOLDER}/${files[image] ?? image}` };
}

/** The name of the image as files written by hand have it. */
export function withImageName(fields: Fields, files: ImageFiles): Fields {
  if (!fields.image) return fields;
  const file = String(fields.image).replace(`/${IMAGE_FOLDER}/`, '');
  const [name = file] = Object.entries(files).find(([, known]) => known === file) ?? [];
  return { ...fields, image: name };
}

/**
 * Reads an article for the form.
 *
 * @param text with line feeds, and trimmed, as the CMS passes it
 * @throws when the front matter is no YAML
 */
export function readArticle(text: string, files: ImageFiles): Fields {
  const parts = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n\n?(.*))?$/s.exec(text);
  if (!parts) return { body: text };
  const fields = parse(parts[1] ?? '') as Fields | null;
  return { ...withImagePath({ ...fields }, files), body: parts[2] ?? '' };
}

/** Writes an article from the form. */
export function writeArticle({ body, ...fields }: Fields, files: ImageFiles): string {
  const head = stringify(withImageName(fields, files), { lineWidth: 0, singleQuote: true });
  return `---\n${head}---\n\n${String(body ?? '')}\n`;
}

/**
 * Makes the format of one YAML file, which keeps its comments. A file that is a list has the form of one
 * field, `entries`.
 */
export function makeYamlFormat(files: ImageFiles) {
  let text = '';
  return {
    fromFile(before: string): Fields {
      text = before;
      const value: unknown = parse(text) ?? [];
      if (!Array.isArray(value)) return value as Fields;
      return { entries: value.map((entry: Fields) => withImagePath(entry, files)) };
    },
    toFile({ entries, ...fields }: Fields): string {
      const value = Array.isArray(entries)
        ? entries.map((entry: Fields) => withImageName(entry, files))
        : fields;
      return (text = updateYaml(text, value));
    },
  };
}
