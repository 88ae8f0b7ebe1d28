import matter from 'gray-matter';
import { z } from 'zod';
import type { IsoDate } from '@/lib/site/dates';
import { didYouMean } from './explain';
import { date, flag, optional, text, textOfLength } from './fields';
import { explainMissingImage, findImage, type ImageAsset, type ImageIndex } from './images';
import type { Problem } from './problem';
import type { Source } from './source';
import { validate } from './validate';
import { parseYaml, type YamlDocument } from './yaml-document';

/** The head of `content/blog/<id>.md`; the id is the file's name. */
export const frontMatterSchema = z.strictObject({
  /** A title a person would click without being fooled. */
  title: text('a title'),
  /** The day of publication, in Lagos; a day to come holds the article back until then. */
  date: date(),
  /** The teaser on cards and in search results. */
  description: textOfLength(50, 160, 'a description of 50 to 160 characters'),
  /** The name of a picture in content/images. */
  image: text('the name of a picture in content/images'),
  /** The picture in words, for those who do not see it; without it the picture is decoration. */
  imageAlt: optional(text('the picture in words')),
  /** The day of the last correction that a reader should know of. */
  updated: optional(date()),
  /** True holds the article back. */
  draft: optional(flag('whether the article is a draft')),
});

/** One article, checked. */
export type Article = {
  id: number;
  title: string;
  date: IsoDate;
  updated: IsoDate | undefined;
  description: string;
  image: ImageAsset;
  imageAlt: string;
  draft: boolean;
  /** The body in line markup, as written. */
  body: string;
  /** The line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  /** `content/blog/<id>.md` */
  file: string;
};

/** An article's file in two parts, its head right or wrong. */
export type ArticleFile = Pick<Article, 'file' | 'body' | 'bodyLine'> & {
  /** Where a field of the head stands. */
  locate: YamlDocument['locate'];
};

/** What one file of content/blog holds. */
export type ParsedArticle = {
  /** Undefined when the file's name has none. */
  id: number | undefined;
  /** Undefined when there is a problem. */
  article: Article | undefined;
  /** Undefined when the head does not end. */
  parts: ArticleFile | undefined;
  problems: Problem[];
};

/** Whether a file name of content/blog is an article's: a positive whole number and `.md`. */
export function articleId(fileName: string): number | undefined {
  const id = /^([1-9]\d{0,8})\.md$/.exec(fileName)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Reads one article. Every fault of its head comes back at once, each with its line. */
export function parseArticle(source: Source, images: ImageIndex): ParsedArticle {
  const { file, text: content } = source;
  const id = articleId(file.slice(file.lastIndexOf('/') + 1));
  const fault = (message: string, line = 1, field = ''): Problem => ({
    file,
    line,
    column: 1,
    field,
    message,
  });

  const problems: Problem[] = [];
  if (id === undefined) {
    problems.push(
      fault('the file name must be a whole number from 1 up and ".md", such as 24.md', 1, 'id'),
    );
  }

  const split = splitFrontMatter(content, file);
  if (typeof split === 'string')
    return { id, article: undefined, parts: undefined, problems: [...problems, fault(split)] };

  const { document, body } = split;
  const checked = validate(frontMatterSchema, document, file);
  problems.push(...checked.problems);

  const written = imageName(document.value);
  const image = written === undefined ? undefined : findImage(images, written);
  if (written !== undefined && !image) {
    const message = explainMissingImage(images, written);
    problems.push({ file, ...document.locate(['image']), field: 'image', message });
  }

  const bodyLine = content.slice(0, content.length - body.length).split('\n').length;
  const parts = { file, body, bodyLine, locate: document.locate };
  if (body.trim() === '') problems.push(fault('the article has no text', bodyLine, 'body'));

  if (id === undefined || !checked.value || !image || problems.length > 0) {
    return { id, article: undefined, parts, problems };
  }
  const { imageAlt = '', draft = false, updated, ...head } = checked.value;
  return {
    id,
    article: { ...head, id, image, imageAlt, draft, updated, body, bodyLine, file },
    parts,
    problems,
  };
}

/** Looks at the image even where another field is wrong, so that both are reported at once. */
function imageName(value: unknown): string | undefined {
  const parsed = z.object({ image: z.string().trim().min(1) }).safeParse(value);
  return parsed.success ? parsed.data.image : undefined;
}

function splitFrontMatter(
  content: string,
  file: string,
): { document: YamlDocument; body: string } | string {
  const lines = content.split('\n').map((line) => line.trimEnd());
  if (lines[0] !== '---') {
    const hint = didYouMean(lines[0] ?? '', ['---']);
    return `the file must begin with a line of three dashes and the fields of the article.${hint}`;
  }
  // gray-matter takes any line that begins with three dashes for the end of the fields.
  if (lines.slice(1).find((line) => line.startsWith('---')) !== '---') {
    return 'the fields at the top are not closed; put a line of three dashes under them';
  }
  let document = parseYaml('', file);
  const { content: body } = matter(content, {
    // gray-matter keeps the first line break, so that line numbers are those of the file.
    engines: {
      yaml: (yaml) => {
        document = parseYaml(yaml, file);
        return {};
      },
    },
  });
  return { document, body };
}
