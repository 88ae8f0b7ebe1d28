import type { ParsedArticle } from '@/lib/content/article';
import { listTexts } from '@/lib/content/files/yaml-document';
import type { ImageIndex } from '@/lib/images/image-index';
import { addDays, formatDate } from '@/lib/site/dates';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import type { LinkTargets } from './check-link';
import { checkText } from './check-text';
import { checkWords } from './check-words';

/** How many words an article has; headings, tables and sources count. */
const WORDS = { min: 600, max: 1000 };

/** A list that articles name entries of; undefined while its file has a problem of its own. */
type Named = readonly { id: string }[] | undefined;

type ArticleContext = { images: ImageIndex; people: Named; topics: Named; targets: LinkTargets };

/**
 * Checks whether an article can be published: the only place with rules about articles, for the build,
 * `check:content` and development.
 *
 * Whatever a reader would find broken is an error, in drafts and scheduled articles too; editors' rules
 * are warnings. A draft may still be short and the text of the example.
 */
export function checkArticle(parsed: ParsedArticle, context: ArticleContext): Diagnostic[] {
  const { file, document, fields, id, text, textLine: line } = parsed;
  const page = id === undefined ? '' : paths.article(id);
  // Links of an article with a problem are checked as those of a draft.
  const from = { page, draft: true, date: '', ...fields };
  const diagnostics = [...checkWords(document, context.targets, from)];
  diagnostics.push(...checkFields(parsed, context));
  if (!text) return diagnostics;

  diagnostics.push(...checkText(text, file, { ...context, from }));

  const { source, words, headings } = text;
  if (fields && headings[0]?.text === fields.title)
    diagnostics.push(makeWarning(file, TITLE_TWICE, { line }));
  // Another field of a draft may be wrong.
  const isDraft = (document.value as { draft?: unknown } | undefined)?.draft === true;
  if (source.trim() === '') diagnostics.push(makeError(file, NO_TEXT, { line }));
  else if (!isDraft && (words < WORDS.min || words > WORDS.max))
    diagnostics.push(makeWarning(file, `has ${words.toLocaleString('en')} ${AIM}`, { line }));
  if (!isDraft) diagnostics.push(...findExampleText(parsed));
  return diagnostics;
}

const AIM = `words; aim for ${WORDS.min} to ${WORDS.max.toLocaleString('en')}`;
const TITLE_TWICE = 'the text begins with the title, which the page has already; delete it there';
const NO_TEXT = 'the article has no text; write it under the front matter';

/** Checks values that have the right form: named entries, days. */
function checkFields({ file, document, fields }: ParsedArticle, context: ArticleContext) {
  const { people, topics, targets } = context;
  const diagnostics: Diagnostic[] = [];
  if (!fields) return diagnostics;
  const placeOf = (field: string) => document.locate([field]);
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
  const { date, updated, changes } = fields;
  if (date > addDays(targets.today, 366)) {
    const message = `${formatDate(date)} is more than a year away; check the year`;
    diagnostics.push(makeWarning(file, message, placeOf('date')));
  }
  const latest = date > targets.today ? date : targets.today;
  const later = [
    { day: updated, path: ['updated'] },
    ...changes.map((change, index) => ({ day: change.date, path: ['changes', index, 'date'] })),
  ];
  for (const { day, path } of later) {
    if (day === undefined || (day >= date && day <= latest)) continue;
    const message = `${formatDate(day)} is ${day < date ? 'before the article’s date' : 'in the future'}; write the day of the correction, or delete it`;
    diagnostics.push(makeError(file, message, document.locate(path)));
  }
  return diagnostics;
}

/** Finds text that `npm run new-post` wrote for the editor to replace: each piece has the word REPLACE. */
function findExampleText({ file, document, text, textLine }: ParsedArticle): Diagnostic[] {
  const lines = text?.source.split('\n') ?? [];
  const line = lines.findIndex((words) => words.includes('REPLACE'));
  const fields = listTexts(document.value).filter(({ text: words }) => words.includes('REPLACE'));
  return [
    ...fields.map(({ path }) => document.locate(path)),
    ...(line < 0 ? [] : [{ line: textLine + line, field: 'body' }]),
  ].map((place) => makeError(file, STILL_EXAMPLE, place));
}

const STILL_EXAMPLE =
  'this is still the text of the example; replace it, without the word REPLACE, or delete it';
