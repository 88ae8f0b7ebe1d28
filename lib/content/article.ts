import matter from 'gray-matter';
import type { z } from 'zod';
import { findImage, type ImageAsset, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import type { Source } from './files/read-files';
import { parseYaml, type YamlDocument } from './files/yaml-document';
import { findOwnLinks, type OwnLinks } from './links';
import { frontMatterSchema } from './schemas/front-matter-schema';
import type { Person } from './schemas/lists-schema';
import type { Topic } from './schemas/pages-schema';
import { validate } from './schemas/validate';
import { parseText, type Text } from './text/parse-text';

type FrontMatter = z.output<typeof frontMatterSchema>;

/** What has changed since an article was published; the text may have links. */
export type Change = FrontMatter['changes'][number];

export type Article = Omit<FrontMatter, 'image' | 'author' | 'reviewedBy' | 'topic'> & {
  file: string;
  id: number;
  image: ImageAsset;
  /** Who wrote it; without an author, the firm signs. */
  author: Person | undefined;
  reviewedBy: Person | undefined;
  topic: Topic | undefined;
  text: Text;
  links: OwnLinks;
};

export type ParsedArticle = {
  file: string;
  /** Undefined when the file name is wrong. */
  id: number | undefined;
  /** Undefined when the front matter has a problem. */
  fields: FrontMatter | undefined;
  document: YamlDocument;
  /** Undefined when the front matter does not end. */
  text: Text | undefined;
  /** The one-based line of the file on which the text begins. */
  textLine: number;
  diagnostics: Diagnostic[];
};

const known = new Map<string, { source: string; article: ParsedArticle }>();

/** Parses an article's file, once as long as it does not change: in development, each request reads it. */
export function parseArticle({ file, text: source }: Source): ParsedArticle {
  const former = known.get(file);
  if (former?.source === source) return former.article;
  const article = parseFile(file, source);
  known.set(file, { source, article });
  return article;
}

/** The space of `₦3 million`, at which no line may break. */
const SPACE_IN_AMOUNT = /(?<=[₦£$€][\d.,]+) (?=(?:thousand|million|billion|trillion)\b)/g;

function parseFile(file: string, source: string): ParsedArticle {
  // The number in the file's name: a positive whole number.
  const id = Number(/\/([1-9]\d{0,8})\.md$/.exec(file)?.[1]) || undefined;
  const { problem, yaml, body } = splitFrontMatter(source.replace(SPACE_IN_AMOUNT, '\u00a0'));
  const document = parseYaml(yaml, file);
  if (body === undefined) {
    const diagnostics = [makeError(file, problem)];
    return { file, id, fields: undefined, document, text: undefined, textLine: 1, diagnostics };
  }
  const textLine = source.slice(0, source.length - body.length).split('\n').length;
  const text = parseText(body, textLine);
  const { value, diagnostics } = validate(frontMatterSchema, document);
  return { file, id, fields: value, document, text, textLine, diagnostics };
}

/** Divides a file into YAML, in the lines it has there, and body. */
function splitFrontMatter(text: string) {
  const refuse = (problem: string) => ({ problem, yaml: '', body: undefined });
  // gray-matter would run a program that follows `---js`.
  if (!/^---[ \t]*(?:\n|$)/.test(text))
    return refuse('the first line must be three dashes, followed by the front matter');
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  // gray-matter takes any line that begins with three dashes, and the end of the file, for the end.
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice('---'.length + yaml.length)))
    return refuse('the front matter is not closed; put a line of three dashes under it');
  return { problem: '', yaml, body };
}

/**
 * Finds what an article names: its image, people, topic, other articles.
 *
 * @returns undefined when no page can be made of it
 */
export function resolveArticle(
  { file, id, fields, text }: ParsedArticle,
  images: ImageIndex,
  people: readonly Person[],
  topics: readonly Topic[],
  siteUrl: string,
): Article | undefined {
  const image = findImage(images, fields?.image ?? '');
  if (id === undefined || !fields || !text || !image) return undefined;
  return {
    ...fields,
    id,
    image,
    text,
    file,
    links: findOwnLinks(text.links, siteUrl),
    changes: fields.changes.toSorted((a, b) => b.date.localeCompare(a.date)),
    author: people.find((person) => person.id === fields.author),
    reviewedBy: people.find((person) => person.id === fields.reviewedBy),
    topic: topics.find((topic) => topic.id === fields.topic),
  };
}
