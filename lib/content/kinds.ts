import * as z from 'zod';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/images';
import { type Diagnostic, type Location, makeError, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { formatValue } from '@/lib/site/wording';
import { expected, text, textMatching, textOfLength, wholeNumber } from './fields';
import { placeholderNames } from './placeholders';
import { findSalaryCalculator, type ParsedFigure } from './markdown/figures';
import { splitLinks } from './markdown/split-links';
import { checkLink, type LinkSource, type LinkTargets } from './rules/links';
import { EXAMPLE_TEXT, findRawMarkup, WRITE_PLAIN_TEXT } from './rules/pastes';

type Entries = readonly { id: string }[] | undefined;

/** Everything that a file may refer to. `people`, `topics` and `services` are undefined if their file is invalid. */
export type Known = {
  images: ImageIndex;
  people: Entries;
  topics: Entries;
  services: Entries;
  /** Valid articles by id. */
  articles: ReadonlyMap<number, { text: { figures: readonly ParsedFigure[] } }>;
  targets: LinkTargets;
  /** The text that replaces each placeholder. Undefined for files that cannot contain placeholders. */
  placeholders: Readonly<Partial<Record<string, string>>> | undefined;
  /** The page that displays the file's text. */
  source: LinkSource;
};

type Leaf = Known & { place: Location; report: (...diagnostics: Diagnostic[]) => void };

/**
 * `resolve` reports the problems of a value in a file. It returns the value that pages receive, such as the image for
 * an image name. Undefined means that pages receive no value.
 */
type Kind = { resolve: (value: never, leaf: Leaf) => unknown };

const kinds = z.registry<object>();

/** Returns the kind of a schema. Undefined for a schema that needs no checks besides zod's, such as a date. */
export const getKind = (schema: z.core.$ZodType) => kinds.get(schema) as Kind | undefined;

declare const target: unique symbol;

/** A name or an id that refers to another object. `Resolved` replaces this type with `Targets[Name]`. */
export type Ref<Name extends string> = { readonly [target]: Name };

export type Resolved<Value, Targets> =
  Value extends Ref<infer Name>
    ? Name extends keyof Targets
      ? Targets[Name]
      : never
    : Value extends readonly (infer Entry)[]
      ? NonNullable<Resolved<Entry, Targets>>[]
      : Value extends object
        ? { [Key in keyof Value]: Resolved<Value[Key], Targets> }
        : Value;

const plain: Kind = {
  resolve(written: string, leaf: Leaf) {
    const filled = fillPlaceholders(written, leaf);
    leaf.report(...findRawMarkup(filled.replaceAll('\n', ' '), leaf.place, WRITE_PLAIN_TEXT));
    return filled;
  },
};

/** Text that pages show as written, except for placeholders. */
export const plainText = (what: string) => text(what).register(kinds, plain);

/** Text of `min` to `max` characters. Search engines and link previews truncate longer text. */
export const plainTextOfLength = (min: number, max: number, what: string) =>
  textOfLength(min, max, what).register(kinds, plain);

const FIGURE = 'a figure with its unit, such as ₦5m, 18% or 30 days';

export const figure = textOfLength(1, 12, FIGURE)
  .refine((value) => /[^\d\s.,]/.test(value), expected(FIGURE))
  .register(kinds, plain);

/** Text with links, such as `[our fees](/services)`. A link to an unpublished article becomes plain text. */
export const linkedText = (what: string) =>
  text(what).register(kinds, {
    resolve(written: string, leaf: Leaf) {
      const { place, report, targets, source } = leaf;
      const parts = splitLinks(fillPlaceholders(written, leaf)).map((part) => {
        if (typeof part === 'string') {
          report(...findRawMarkup(part.replaceAll('\n', ' '), place, LINKED_TEXT));
          return part;
        }
        const problems = checkLink(part.url, place, targets, source);
        const [problem] = /^\/blog\/\d+$/.test(part.url) ? problems : [];
        if (problem) report(makeWarning(place.file, LINK_OMITTED + problem.message, place));
        else report(...problems);
        return problem ? part.words : `[${part.words}](${part.url})`;
      });
      return parts.join('');
    },
  });

const LINKED_TEXT =
  'only words and links are possible in this field; write plain text, or a link such as [our fees](/services)';
const LINK_OMITTED = 'the page shows this text without the link, because ';

/** Replaces placeholders, and reports unknown placeholders and example text. */
function fillPlaceholders(written: string, { place, placeholders, source, report }: Leaf): string {
  const error = (message: string) => report(makeError(place.file, message, place));
  if (!source.draft && written.includes('REPLACE')) error(EXAMPLE_TEXT);
  if (!placeholders) return written;
  const known = placeholderNames.map((name) => `{${name}}`);
  return written.replaceAll(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    if (known.includes(placeholder)) return placeholders[name] ?? '';
    const advice = `write one of ${known.join(', ')}, or delete the braces`;
    error(`${formatValue(placeholder)} is not a placeholder of this field; ${advice}`);
    return '…';
  });
}

/** The name of an image in content/images, with or without the file extension. */
export const image = () =>
  text('the name of an image in content/images').register(kinds, {
    resolve(name: string, { images, place, report }: Leaf) {
      const found = findImage(images, name);
      if (!found) report(makeError(place.file, explainMissingImage(images, name), place));
      return found;
    },
  }) as unknown as z.ZodType<Ref<'images'>>;

const FILES = {
  people: 'content/people.yaml',
  topics: 'content/pages.yaml',
  services: 'content/services.yaml',
};

export const reference = <Name extends keyof typeof FILES>(name: Name) =>
  text(`an id in ${FILES[name]}`).register(kinds, {
    resolve(id: string, { [name]: entries, place, report }: Leaf) {
      const found = entries?.find((entry) => entry.id === id);
      if (found || !entries) return found;
      const ids = entries.map((entry) => entry.id).join(', ');
      const advice = ids ? `write one of ${ids}` : 'add the id there, or delete this field';
      const message = `${formatValue(id)} is not an id in ${FILES[name]}; ${advice}`;
      report(makeError(place.file, message, place));
      return undefined;
    },
  }) as unknown as z.ZodType<Ref<Name>>;

function resolveArticle(id: number, { articles, targets, place, report }: Leaf) {
  const problems = checkLink(paths.article(id), place, targets);
  for (const { message } of problems)
    report(makeWarning(place.file, `${ENTRY_OMITTED}${message}`, place));
  return problems.length > 0 ? undefined : articles.get(id);
}

const ENTRY_OMITTED = 'the page does not show this entry, because ';

const numberOfArticle = (resolve: typeof resolveArticle) =>
  wholeNumber('the number of an article, such as 8', 1, 999_999_999).register(kinds, {
    resolve,
  }) as unknown as z.ZodType<Ref<'articles'>>;

/** The number of an article. Pages omit list entries that refer to a missing or unpublished article. */
export const articleNumber = () => numberOfArticle(resolveArticle);

/** The id of an article that contains the calculator `paye`. */
export const salaryArticle = () =>
  numberOfArticle((id, leaf) => {
    const article = resolveArticle(id, leaf);
    if (article && !findSalaryCalculator(article.text.figures))
      leaf.report(makeError(leaf.place.file, NO_CALCULATOR, leaf.place));
    return article;
  });

const NO_CALCULATOR =
  'this article has no calculator named paye; write the number of one that has, or delete this group';

/** A URL that matches `pattern`. A link to a missing or unpublished page is reported. */
export const link = (what: string, pattern: RegExp) =>
  textMatching(what, pattern).register(kinds, {
    resolve(url: string, { targets, place, source, report }: Leaf) {
      report(...checkLink(url, place, targets, source));
      return url;
    },
  });
