import matter from 'gray-matter';
import path from 'node:path';
import type { z } from 'zod';
import { findImage, type ImageAsset, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { didYouMean, show } from '@/lib/site/wording';
import type { Source } from './files/source';
import { parseYaml, type YamlDocument } from './files/yaml-document';
import { checkBodyImages, checkImageField } from './image-references';
import { checkLimits } from './markdown/parse-body';
import { frontMatterSchema } from './schemas/front-matter-schema';
import type { Person } from './schemas/lists-schema';
import { validate } from './schemas/validate';

type FrontMatter = z.output<typeof frontMatterSchema>;

/** One article, checked: its front matter and what follows from its file. */
export type Article = Omit<FrontMatter, 'image' | 'author' | 'reviewedBy'> & {
  id: number;
  image: ImageAsset;
  /** Who wrote it; without an author, the firm signs. */
  author: Person | undefined;
  reviewedBy: Person | undefined;
  /** The body in line markup, as written. */
  body: string;
  /** The line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  file: string;
};

/** An article's file in its two parts, whether its front matter is right or wrong. */
export type ArticleFile = Pick<Article, 'file' | 'body' | 'bodyLine'> & {
  /** Where a field of the front matter stands. */
  locate: YamlDocument['locate'];
};

export type ParsedArticle = {
  file: string;
  /** Undefined when the file's name is wrong, which `load.ts` reports. */
  id: number | undefined;
  /** Undefined when there is a problem, other than with an image in the text. */
  article: Article | undefined;
  /** Undefined when the front matter does not end, or the text is too large to be parsed. */
  parts: ArticleFile | undefined;
  diagnostics: Diagnostic[];
};

/** The number in an article's file name: a positive whole number and `.md`. */
export function articleId(fileName: string): number | undefined {
  const id = /^([1-9]\d{0,8})\.md$/.exec(fileName)?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * Parses one article and reports everything that is wrong with it, each with its line.
 *
 * @param people those of people.yaml; undefined when that file has a problem of its own
 */
export function parseArticle(
  { file, text }: Source,
  images: ImageIndex,
  people?: readonly Person[],
): ParsedArticle {
  const id = articleId(path.basename(file));
  const split = splitFrontMatter(text);
  if (typeof split === 'string') {
    const diagnostics = [makeError(file, split)];
    return { file, id, article: undefined, parts: undefined, diagnostics };
  }

  const { body, bodyLine } = split;
  const document = parseYaml(split.yaml, file, ANY_COMMENT);
  const { value: fields, diagnostics } = validate(frontMatterSchema, document);
  const limit = checkLimits(body);
  const parts = limit ? undefined : { file, body, bodyLine, locate: document.locate };
  const inText = (message: string, line = 1) =>
    makeError(file, message, { line: bodyLine + line - 1, field: 'body' });
  const faults = [
    ...diagnostics,
    // Even where another field is wrong, so that both are reported at once.
    ...checkImageField(document.value, [], document, images),
    ...(fields && people ? checkSigners(fields, people, document) : []),
    ...(body.trim() === ''
      ? [inText('the article has no text; write it under the front matter')]
      : []),
    ...(limit ? [inText(limit.message, limit.line)] : []),
  ];
  const image = findImage(images, fields?.image ?? '');
  const isWhole = id !== undefined && fields && image && faults.length === 0;
  const find = (key: string | undefined) => people?.find((person) => person.id === key);
  const article = isWhole
    ? {
        ...fields,
        ...{ id, image, body, bodyLine, file },
        author: find(fields.author),
        reviewedBy: find(fields.reviewedBy),
      }
    : undefined;
  const inBody = parts ? checkBodyImages(parts, images) : [];
  return { file, id, article, parts, diagnostics: [...faults, ...inBody] };
}

/** A comment in front matter is more often half of a title. */
const ANY_COMMENT = /^[ \t]+(?=#)/;

/**
 * Divides a file into front matter and body.
 *
 * @returns the YAML in the lines it has in the file; a sentence when there is no front matter
 */
function splitFrontMatter(text: string) {
  // gray-matter would run a program that stands after `---js`.
  if (!/^---[ \t]*(?:\n|$)/.test(text)) {
    const hint = didYouMean(text.split('\n', 1)[0]?.trimEnd() ?? '', ['---']);
    return `the first line must be three dashes, followed by the front matter.${hint}`;
  }
  const { matter: yaml, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  // gray-matter takes any line that begins with three dashes, and the end of the file, for the end.
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice('---'.length + yaml.length)))
    return 'the front matter is not closed; put a line of three dashes under it';
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { yaml, body, bodyLine };
}

function checkSigners(
  written: FrontMatter,
  people: readonly Person[],
  { file, locate }: YamlDocument,
): Diagnostic[] {
  const known = people.map(({ id }) => id);
  return (['author', 'reviewedBy'] as const).flatMap((field) => {
    const id = written[field];
    if (id === undefined || known.includes(id)) return [];
    const advice =
      known.length > 0
        ? `write one of ${known.join(', ')}`
        : 'add the person there, or delete this line';
    const message = `${show(id)} is not in content/people.yaml; ${advice}`;
    return [makeError(file, message, { ...locate([field]), field })];
  });
}
