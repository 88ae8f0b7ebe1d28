import matter from 'gray-matter';
import type { z } from 'zod';
import { findImage, type ImageAsset, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import type { Source } from './files/read-files';
import { parseYaml, type YamlDocument } from './files/yaml-document';
import { frontMatterSchema } from './schemas/front-matter-schema';
import type { Person } from './schemas/lists-schema';
import type { Topic } from './schemas/pages-schema';
import { validate } from './schemas/validate';

type FrontMatter = z.output<typeof frontMatterSchema>;

/** One article as pages show it. */
export type Article = Omit<FrontMatter, 'image' | 'author' | 'reviewedBy' | 'topic'> &
  Pick<ParsedArticle, 'file' | 'links'> & {
    id: number;
    image: ImageAsset;
    /** Who wrote it; without an author, the firm signs. */
    author: Person | undefined;
    reviewedBy: Person | undefined;
    topic: Topic | undefined;
    /** The body in line markup, as written. */
    body: string;
  };

/** An article's file, parsed by itself. */
export type ParsedArticle = {
  file: string;
  /** Undefined when the file name is wrong. */
  id: number | undefined;
  /** Undefined when the front matter has a fault. */
  fields: FrontMatter | undefined;
  document: YamlDocument;
  /** Undefined when the front matter does not end. */
  body: string | undefined;
  /** What the text links to, in its order: `/blog/5`, `https://www.cbn.gov.ng`. */
  links: string[];
  /** The line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  diagnostics: Diagnostic[];
};

/** A comment in front matter is more often half of a title. */
const ANY_COMMENT = /^[ \t]+(?=#)/;

export function parseArticle({ file, text }: Source): ParsedArticle {
  // The number in the file's name: a positive whole number.
  const id = Number(/\/([1-9]\d{0,8})\.md$/.exec(file)?.[1]) || undefined;
  const { fault, yaml, body } = splitFrontMatter(text);
  const document = parseYaml(yaml, file, ANY_COMMENT);
  const { value: fields, diagnostics } =
    fault === undefined
      ? validate(frontMatterSchema, document)
      : { value: undefined, diagnostics: [makeError(file, fault)] };
  const bodyLine = text.slice(0, text.length - (body ?? text).length).split('\n').length;
  const links = [...(body ?? '').matchAll(LINK)].map(([, inText, below = '']) => inText ?? below);
  return { file, id, fields, document, body, links, bodyLine, diagnostics };
}

/** The beginning of a link, in the text or in a definition below it. An image's name does no harm. */
const LINK = /\]\(<?([^\s)>]+)|^\[[^\]]+\]: *<?([^\s>]+)/gm;

/** Divides a file into YAML, in the lines it has there, and body. */
function splitFrontMatter(text: string) {
  const refuse = (fault: string) => ({ fault, yaml: '', body: undefined });
  // gray-matter would run a program that follows `---js`.
  if (!/^---[ \t]*(?:\n|$)/.test(text))
    return refuse('the first line must be three dashes, followed by the front matter');
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  // gray-matter takes any line that begins with three dashes, and the end of the file, for the end.
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice('---'.length + yaml.length)))
    return refuse('the front matter is not closed; put a line of three dashes under it');
  return { fault: undefined, yaml, body };
}

/** Finds the image, people and topic that an article names; undefined when `checkArticle` refuses it. */
export function resolveArticle(
  { file, id, fields, body, links }: ParsedArticle,
  images: ImageIndex,
  people: readonly Person[],
  topics: readonly Topic[],
): Article | undefined {
  const image = findImage(images, fields?.image ?? '');
  if (id === undefined || !fields || body === undefined || !image) return undefined;
  const find = <Entry extends { id: string }>(entries: readonly Entry[], key: string | undefined) =>
    entries.find((entry) => entry.id === key);
  return {
    ...fields,
    id,
    image,
    body,
    file,
    links,
    author: find(people, fields.author),
    reviewedBy: find(people, fields.reviewedBy),
    topic: find(topics, fields.topic),
  };
}
