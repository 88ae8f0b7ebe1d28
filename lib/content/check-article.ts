import { z } from 'zod';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import { addDays, formatDate } from '@/lib/site/dates';
import { makeError, makeWarning } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { ParsedArticle } from './article';
import { findExampleText } from './example-article';
import { explainLink, type LinkTargets } from './links';
import type { YamlDocument } from './files/yaml-document';
import { checkText } from './markdown/check-text';
import { parseBody } from './markdown/parse-body';
import { countWords } from './markdown/count-words';
import type { Person } from './schemas/lists-schema';
import type { Topic } from './schemas/pages-schema';

/** How many words an article has; headings, tables and sources count. */
const WORDS = { min: 800, max: 1300 };

/** What an article can name. */
export type ArticleContext = {
  images: ImageIndex;
  /** Undefined while `people.yaml` has a fault of its own. */
  people: readonly Pick<Person, 'id'>[] | undefined;
  /** Undefined while `pages.yaml` has a fault of its own. */
  topics: readonly Pick<Topic, 'id'>[] | undefined;
  targets: LinkTargets;
};

/**
 * Checks whether an article can be published: the only place with rules about articles, for the build,
 * `check:content` and development.
 *
 * Whatever a reader would find broken is an error, in drafts and scheduled articles too; editors' rules
 * are warnings. A draft may still be short and the text of the example.
 */
export function checkArticle(parsed: ParsedArticle, context: ArticleContext) {
  const { file, document, fields, body, bodyLine } = parsed;
  const diagnostics = [
    ...parsed.diagnostics,
    ...checkImageFields(document, context.images),
    ...checkFields(parsed, context),
  ];
  if (body === undefined) return { diagnostics, words: 0 };

  const tree = parseBody(body);
  // Links of an article with a fault are checked as those of a draft.
  const from = { draft: true, date: '', ...fields, body };
  const explain = (url: string) => explainLink(url, context.targets, from);
  for (const finding of checkText(tree, body, context.images, explain))
    diagnostics.push({ file, field: 'body', ...finding, line: bodyLine + finding.line - 1 });

  const words = countWords(body);
  const place = { line: bodyLine };
  // Another field of a draft may be wrong.
  const isDraft = (document.value as { draft?: unknown } | undefined)?.draft === true;
  if (body.trim() === '') diagnostics.push(makeError(file, NO_TEXT, place));
  else if (!isDraft && (words < WORDS.min || words > WORDS.max))
    diagnostics.push(makeWarning(file, `has ${words.toLocaleString('en')} ${AIM}`, place));
  if (!isDraft) diagnostics.push(...findExampleText(parsed));
  return { diagnostics, words };
}

const AIM = `words; aim for ${WORDS.min} to ${WORDS.max.toLocaleString('en')}`;
const NO_TEXT = 'the article has no text; write it under the front matter';

const PLAIN_FIELDS = ['title', 'description', 'imageAlt'] as const;
const MARKUP = /<(?:\/?[a-z][^<>]*>|!--)|&(?:#\d+|[a-z]+);|\*\*|\]\(/i;

/** Checks values that have the right form: named entries, days, plain words. */
function checkFields({ file, document, fields }: ParsedArticle, context: ArticleContext) {
  if (!fields) return [];
  const { people, topics, targets } = context;
  const placeOf = (field: string) => document.locate([field]);
  const diagnostics = PLAIN_FIELDS.flatMap((field) => {
    const [markup] = MARKUP.exec(fields[field]) ?? [];
    const message = `readers would see ${show(markup)}; write plain words`;
    return markup === undefined ? [] : makeWarning(file, message, placeOf(field));
  });
  const named = [
    { field: 'author', entries: people, list: 'people.yaml' },
    { field: 'reviewedBy', entries: people, list: 'people.yaml' },
    { field: 'topic', entries: topics, list: 'pages.yaml' },
  ] as const;
  for (const { field, entries, list } of named) {
    const id = fields[field];
    if (id === undefined || !entries || entries.some((entry) => entry.id === id)) continue;
    const known = entries.map((entry) => entry.id).join(', ');
    const advice = known ? `write one of ${known}` : 'add it there, or delete this line';
    const message = `${show(id)} is not in content/${list}; ${advice}`;
    diagnostics.push(makeError(file, message, placeOf(field)));
  }
  const { date, updated } = fields;
  if (date > addDays(targets.today, 366)) {
    const message = `${formatDate(date)} is more than a year away; check the year`;
    diagnostics.push(makeWarning(file, message, placeOf('date')));
  }
  const latest = date > targets.today ? date : targets.today;
  if (updated !== undefined && (updated < date || updated > latest)) {
    const message = `${formatDate(updated)} is before the article’s date or in the future; write the day of the correction, or delete the line`;
    diagnostics.push(makeError(file, message, placeOf('updated')));
  }
  return diagnostics;
}

/**
 * Reports each field `image`, of the file itself or of a group in it (a page, a service, a person), when
 * no image has that name, whatever faults other fields have.
 */
export function checkImageFields({ file, value, locate }: YamlDocument, images: ImageIndex) {
  const groups = Object.entries(value ?? {}).map(
    ([key, fields]) => [[Array.isArray(value) ? Number(key) : key, 'image'], fields] as const,
  );
  return [[['image'], value] as const, ...groups].flatMap(([path, fields]) => {
    const image = withImage.safeParse(fields).data?.image;
    if (image === undefined || findImage(images, image)) return [];
    return makeError(file, explainMissingImage(images, image), locate(path));
  });
}

const withImage = z.object({ image: z.string().trim().min(1) });
