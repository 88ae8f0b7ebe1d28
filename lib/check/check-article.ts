import type { ParsedArticle } from '@/lib/content/article';
import { listTexts } from '@/lib/content/files/yaml-document';
import type { ImageIndex } from '@/lib/images/images';
import { addDays, formatDate } from '@/lib/site/dates';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { formatValue } from '@/lib/site/wording';
import type { LinkTargets } from './check-link';
import { checkText } from './check-text';
import { checkYamlTexts } from './check-yaml-texts';

const WORD_LIMITS = { min: 600, max: 1000 };

type Entries = readonly { id: string }[] | undefined;

type ArticleContext = {
  images: ImageIndex;
  people: Entries;
  topics: Entries;
  targets: LinkTargets;
};

/**
 * Checks one article for the build, the development server and `npm run check:content`.
 *
 * Anything that would be broken for visitors is an error, even in drafts and scheduled articles. Violations of
 * editorial rules are warnings. A draft may have any length and may contain example text.
 */
export function checkArticle(parsed: ParsedArticle, context: ArticleContext): Diagnostic[] {
  const { file, document, fields, id, text, bodyLine: line } = parsed;
  const page = id === undefined ? '' : paths.article(id);
  // If the front matter is invalid, `draft` is unknown, so links are checked against the looser rules for drafts.
  const linkSource = { page, draft: true, date: '', ...fields };
  const diagnostics = [...checkYamlTexts(document, context.targets, linkSource)];
  diagnostics.push(...checkFields(parsed, context));
  if (!text) return diagnostics;

  diagnostics.push(...checkText(text, file, { ...context, linkSource }));

  const { source, words, headings } = text;
  if (fields && headings[0]?.text === fields.title)
    diagnostics.push(makeWarning(file, REPEATED_TITLE, { line }));
  // Reads `draft` from the raw YAML value, because `fields` is undefined if any field is invalid.
  const isDraft = (document.value as { draft?: unknown } | undefined)?.draft === true;
  if (source.trim() === '') diagnostics.push(makeError(file, NO_TEXT, { line }));
  else if (!isDraft && (words < WORD_LIMITS.min || words > WORD_LIMITS.max))
    diagnostics.push(makeWarning(file, explainLength(words), { line }));
  if (!isDraft) diagnostics.push(...findExampleText(parsed));
  return diagnostics;
}

const explainLength = (words: number) =>
  `the article has ${words.toLocaleString('en')} words; aim for ${WORD_LIMITS.min} to ${WORD_LIMITS.max.toLocaleString('en')}`;
const REPEATED_TITLE =
  'the first heading repeats the title, which the page already shows; delete that heading';
const NO_TEXT = 'the article has no text; write the text below the second line of dashes';

function checkFields({ file, document, fields }: ParsedArticle, context: ArticleContext) {
  const { people, topics, targets } = context;
  const diagnostics: Diagnostic[] = [];
  if (!fields) return diagnostics;
  const references = [
    { field: 'author', entries: people, list: 'people.yaml' },
    { field: 'reviewedBy', entries: people, list: 'people.yaml' },
    { field: 'topic', entries: topics, list: 'pages.yaml' },
  ] as const;
  for (const { field, entries, list } of references) {
    const id = fields[field];
    if (id === undefined || !entries || entries.some((entry) => entry.id === id)) continue;
    const ids = entries.map((entry) => entry.id).join(', ');
    const advice = ids ? `write one of ${ids}` : 'add the id there, or delete this field';
    const message = `${formatValue(id)} is not an id in content/${list}; ${advice}`;
    diagnostics.push(makeError(file, message, document.locate([field])));
  }
  const { date, updated, changes } = fields;
  if (date > addDays(targets.today, 366)) {
    const message = `${formatDate(date)} is more than a year away; check the year`;
    diagnostics.push(makeWarning(file, message, document.locate(['date'])));
  }
  const latestDay = date > targets.today ? date : targets.today;
  const corrections = [
    { day: updated, path: ['updated'] },
    ...changes.map((change, index) => ({ day: change.date, path: ['changes', index, 'date'] })),
  ];
  for (const { day, path } of corrections) {
    if (day === undefined || (day >= date && day <= latestDay)) continue;
    const message = `${formatDate(day)} is ${day < date ? 'before the date of the article' : 'in the future'}; write the day on which you changed the article`;
    diagnostics.push(makeError(file, message, document.locate(path)));
  }
  return diagnostics;
}

function findExampleText({ file, document, text, bodyLine }: ParsedArticle): Diagnostic[] {
  const lines = text?.source.split('\n') ?? [];
  const lineIndex = lines.findIndex((line) => line.includes('REPLACE'));
  const fields = listTexts(document.value).filter((field) => field.text.includes('REPLACE'));
  return [
    ...fields.map(({ path }) => document.locate(path)),
    ...(lineIndex < 0 ? [] : [{ line: bodyLine + lineIndex, field: 'body' }]),
  ].map((place) => makeError(file, EXAMPLE_TEXT, place));
}

const EXAMPLE_TEXT =
  'the word REPLACE marks example text; replace the example with your own text, or delete it';
