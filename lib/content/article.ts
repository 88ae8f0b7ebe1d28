import { z } from 'zod';
import {
  type ImageAsset,
  type ImageIndex,
  findImage,
  explainMissingImage,
} from '@/lib/images/image-index';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { type Source } from './files/source';
import { splitFrontMatter } from './files/split-front-matter';
import type { YamlDocument } from './files/yaml-document';
import { checkLimits } from './markdown/check-limits';
import { frontMatterSchema } from './schemas/front-matter-schema';
import { validate } from './schemas/validate';

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
  /** Undefined when the head does not end, or the text is too much to be read. */
  parts: ArticleFile | undefined;
  diagnostics: Diagnostic[];
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
  const fault = (message: string, line = 1, field = '') =>
    makeError(file, message, { line, field });

  const diagnostics: Diagnostic[] = [];
  if (id === undefined) {
    diagnostics.push(
      fault('the file name must be a whole number from 1 up and ".md", such as 24.md', 1, 'id'),
    );
  }

  const split = splitFrontMatter(content, file);
  if (typeof split === 'string')
    return {
      id,
      article: undefined,
      parts: undefined,
      diagnostics: [...diagnostics, fault(split)],
    };

  const { document, body } = split;
  const checked = validate(frontMatterSchema, document, file);
  diagnostics.push(...checked.diagnostics);

  const written = imageName(document.value);
  const image = written === undefined ? undefined : findImage(images, written);
  if (written !== undefined && !image) {
    const message = explainMissingImage(images, written);
    diagnostics.push(makeError(file, message, { ...document.locate(['image']), field: 'image' }));
  }

  const { date, updated: corrected } = checked.value ?? {};
  if (date && corrected && corrected < date) {
    const message = `is before the article's date, ${formatDate(date)}; write the day of the correction, or take the line out`;
    diagnostics.push(
      makeError(file, message, { ...document.locate(['updated']), field: 'updated' }),
    );
  }

  const bodyLine = content.slice(0, content.length - body.length).split('\n').length;
  if (body.trim() === '') diagnostics.push(fault('the article has no text', bodyLine, 'body'));
  const overload = checkLimits(body);
  if (overload) diagnostics.push(fault(overload.message, bodyLine + overload.line - 1, 'body'));
  const parts = overload ? undefined : { file, body, bodyLine, locate: document.locate };

  if (id === undefined || !parts || !checked.value || !image || diagnostics.length > 0) {
    return { id, article: undefined, parts, diagnostics };
  }
  const { imageAlt = '', draft = false, updated, ...head } = checked.value;
  return {
    id,
    article: { ...head, id, image, imageAlt, draft, updated, body, bodyLine, file },
    parts,
    diagnostics,
  };
}

/** Looks at the image even where another field is wrong, so that both are reported at once. */
function imageName(value: unknown): string | undefined {
  const parsed = z.object({ image: z.string().trim().min(1) }).safeParse(value);
  return parsed.success ? parsed.data.image : undefined;
}
