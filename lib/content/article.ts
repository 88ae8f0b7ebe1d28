import matter from 'gray-matter';
import type { z } from 'zod';
import { findImage, type ImageAsset, type ImageIndex } from '@/lib/images/images';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import type { Source } from './files/read-files';
import { parseYaml, type YamlDocument } from './files/yaml-document';
import { findInternalLinks, type InternalLinks } from './links';
import { frontMatterSchema } from './schemas/front-matter-schema';
import type { Person } from './schemas/lists-schema';
import type { Topic } from './schemas/pages-schema';
import { validate } from './schemas/validate';
import { parseBody, type ParsedBody } from './text/parse-body';

type FrontMatter = z.output<typeof frontMatterSchema>;

export type Change = FrontMatter['changes'][number];

export type Article = Omit<FrontMatter, 'image' | 'author' | 'reviewedBy' | 'topic'> & {
  file: string;
  id: number;
  image: ImageAsset;
  author: Person | undefined;
  reviewedBy: Person | undefined;
  topic: Topic | undefined;
  text: ParsedBody;
  links: InternalLinks;
};

export type ParsedArticle = {
  file: string;
  id: number | undefined;
  fields: FrontMatter | undefined;
  document: YamlDocument;
  text: ParsedBody | undefined;
  /** One-based line number in the file at which the body begins. */
  bodyLine: number;
  diagnostics: Diagnostic[];
};

const cache = new Map<string, { source: string; article: ParsedArticle }>();

/**
 * Parses an article file. Returns the cached result if the text has not changed, because the development server calls
 * this function for every article on each request.
 */
export function parseArticle({ file, text: source }: Source): ParsedArticle {
  const cached = cache.get(file);
  if (cached?.source === source) return cached.article;
  const article = parseFile(file, source);
  cache.set(file, { source, article });
  return article;
}

const SPACE_IN_AMOUNT = /(?<=[₦£$€][\d.,]+) (?=(?:thousand|million|billion|trillion)\b)/g;

function parseFile(file: string, source: string): ParsedArticle {
  const id = Number(/\/([1-9]\d{0,8})\.md$/.exec(file)?.[1]) || undefined;
  const { problem, yaml, body } = splitFrontMatter(source.replace(SPACE_IN_AMOUNT, '\u00a0'));
  const document = parseYaml(yaml, file);
  if (body === undefined) {
    const diagnostics = [makeError(file, problem)];
    return { file, id, fields: undefined, document, text: undefined, bodyLine: 1, diagnostics };
  }
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length;
  const text = parseBody(body, bodyLine);
  const { value, diagnostics } = validate(frontMatterSchema, document);
  return { file, id, fields: value, document, text, bodyLine, diagnostics };
}

/** The returned YAML starts with the newline after `---`, so its line numbers match those in the file. */
function splitFrontMatter(text: string) {
  const refuse = (problem: string) => ({ problem, yaml: '', body: undefined });
  // If the first line were `---js`, gray-matter would execute the front matter as JavaScript.
  if (!/^---[ \t]*(?:\n|$)/.test(text))
    return refuse(
      'the first line is not ---; write --- on the first line, then the fields, then --- again',
    );
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  // gray-matter also accepts a file that has no closing `---`, or that has `---text` instead.
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice('---'.length + yaml.length)))
    return refuse(
      'the line --- after the fields is missing; write --- on a line below the last field',
    );
  return { problem: '', yaml, body };
}

/**
 * Looks up the image, author, reviewer and topic that an article names. Only the image is required to exist.
 *
 * @returns the article, or undefined if part of it is invalid or the image does not exist
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
    links: findInternalLinks(text.links, siteUrl),
    changes: fields.changes.toSorted((a, b) => b.date.localeCompare(a.date)),
    author: people.find((person) => person.id === fields.author),
    reviewedBy: people.find((person) => person.id === fields.reviewedBy),
    topic: topics.find((topic) => topic.id === fields.topic),
  };
}
