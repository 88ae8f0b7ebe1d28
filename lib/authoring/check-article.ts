import type { Article, ArticleFile, ParsedArticle } from '@/lib/content/article';
import { explainLink, type LinkTargets } from '@/lib/content/explain-link';
import { listReferences, parseBody } from '@/lib/content/markdown/parse-body';
import { countWords, readingEase } from '@/lib/content/markdown/readability';
import { addDays, formatDate, type IsoDate } from '@/lib/site/dates';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import { checkHeadings, checkArticleMarkup, type TextFinding } from './check-markup';
import { findExampleText } from './example-article';

/** How many words an article has; headings, tables and sources count. */
const WORDS = { min: 800, max: 1300 };

/** The lowest Flesch reading ease of an article. */
const MIN_READING_EASE = 40;

/** What is said of a text, and what was measured. */
export type CheckedText = {
  words: number;
  /** Flesch: 60 to 70 is plain English; undefined for a text without a sentence. */
  readingEase: number | undefined;
  /** The addresses of its links. */
  links: string[];
  findings: TextFinding[];
};

/**
 * Checks what readers expect of an article. What a reader would meet broken is an error: a dead link,
 * lost words, a correction in the future, text of the example. Editors' rules are warnings: length,
 * reading ease, the order of headings. A draft may still be short, hard and the example.
 *
 * @returns undefined when the file has no text that can be read
 */
export function checkArticle(
  { article, parts }: Pick<ParsedArticle, 'article' | 'parts'>,
  targets: LinkTargets,
): (Omit<CheckedText, 'findings'> & { diagnostics: Diagnostic[] }) | undefined {
  if (!parts) return undefined;
  const { file, body, bodyLine } = parts;
  const { findings, ...measures } = checkText(body, article?.draft ?? false, (url) =>
    explainLink(url, article, targets),
  );
  const diagnostics = findings.map(({ line = 1, column = 1, ...finding }) => {
    return { file, field: 'body', line: bodyLine + line - 1, column, ...finding };
  });
  if (article) diagnostics.push(...checkFrontMatter(article, parts, targets.today));
  if (article && !article.draft) diagnostics.push(...findExampleText(article, parts));
  return { ...measures, diagnostics };
}

/**
 * Checks the text of an article alone. The editing page does so while its editor types, and therefore
 * says what the build will say.
 *
 * @param explain says what is wrong with the address of a link
 */
export function checkText(
  body: string,
  isDraft: boolean,
  explain: (url: string) => string | undefined,
): CheckedText {
  const tree = parseBody(body);
  const words = countWords(body);
  const ease = readingEase(tree);
  const links = listReferences(tree).filter(({ kind }) => kind === 'link');
  const deadLinks = links.flatMap(({ url, line, column }): TextFinding[] => {
    const message = explain(url);
    return message === undefined ? [] : [{ severity: 'error', message, line, column }];
  });
  const findings = [...checkHeadings(tree), ...checkArticleMarkup(tree, body), ...deadLinks];
  if (!isDraft) findings.push(...checkReadability(body, words, ease));
  return { words, readingEase: ease, links: links.map(({ url }) => url), findings };
}

function checkReadability(body: string, words: number, ease: number | undefined): TextFinding[] {
  const { min, max } = WORDS;
  const messages: string[] = [];
  // An article without text has an error already.
  if (body.trim() !== '' && (words < min || words > max))
    messages.push(`has ${describeLength(words)}`);
  if (ease !== undefined && ease < MIN_READING_EASE) messages.push(explainEase(ease));
  return messages.map((message) => ({ severity: 'warning', message }));
}

/** Says how long a text is and should be: `700 words; aim for 800 to 1,300`. */
export function describeLength(words: number): string {
  const [count, least, most] = [words, WORDS.min, WORDS.max].map((n) => n.toLocaleString('en'));
  return `${count} words; aim for ${least} to ${most}`;
}

function explainEase(ease: number): string {
  return `is hard to read: its reading ease is ${ease.toFixed(0)}; aim for ${MIN_READING_EASE} or more with shorter sentences and words`;
}

const PLAIN_FIELDS = ['title', 'description', 'imageAlt'] as const;
const MARKUP = /<(?:\/?[a-z][^<>]*>|!--)|&(?:#\d+|[a-z]+);|\*\*|\]\(/i;

/** Checks for values that have the right form and are hardly meant. */
function checkFrontMatter(
  article: Article,
  { file, locate }: Pick<ArticleFile, 'file' | 'locate'>,
  today: IsoDate,
): Diagnostic[] {
  const { date } = article;
  const placeOf = (field: string) => ({ ...locate([field]), field });
  const diagnostics = PLAIN_FIELDS.flatMap((field) => {
    const [markup] = MARKUP.exec(article[field]) ?? [];
    if (markup === undefined) return [];
    const message = `readers would see ${show(markup)}; write plain words`;
    return [makeWarning(file, message, placeOf(field))];
  });
  if (date > addDays(today, 366)) {
    const message = `${formatDate(date)} is more than a year away; check the year`;
    diagnostics.push(makeWarning(file, message, placeOf('date')));
  }
  const message = explainCorrection(article, today);
  if (message !== undefined) diagnostics.push(makeError(file, message, placeOf('updated')));
  return diagnostics;
}

/** Explains that the day of a correction is in the future; undefined when it is not. */
export function explainCorrection(
  { date, updated }: Pick<Article, 'date' | 'updated'>,
  today: IsoDate,
): string | undefined {
  const isFuture = updated !== undefined && updated > today && updated > date;
  return isFuture
    ? `${formatDate(updated)} is in the future; write the day of the correction`
    : undefined;
}
