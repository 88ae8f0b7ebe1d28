import type { ParsedArticle } from '@/lib/content/article';
import { type ArticleContext, checkArticle } from '@/lib/content/check-article';
import type { LinkedArticle } from '@/lib/content/links';
import { fieldName, type YamlDocument } from '@/lib/content/files/yaml-document';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { validate } from '@/lib/content/schemas/validate';
import { imageName } from '@/lib/images/image-index';
import { formatDate, parseDate, todayInLagos } from '@/lib/site/dates';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { CmsSettings } from './cms-files';
import { type Fields, withImageName } from './entry-files';
import { editedFiles } from './form-fields';
import labels from './labels.json' with { type: 'json' };
import type { Labels } from './schema-fields';

/**
 * The site as the editing page knows it: as of the last build, with the articles saved since. The headings
 * of other articles are unknown: the build alone checks links to those.
 */
export type FormContext = CmsSettings & {
  /** The articles that readers cannot see yet, and those saved since the last build. */
  articles: Map<number, LinkedArticle | undefined>;
};

export function makeFormContext(settings: CmsSettings): FormContext {
  return { ...settings, articles: new Map(settings.heldBack) };
}

/** Notes a file that this page, or another tab with it, has saved, if it is an article. */
export function noteSaved(context: FormContext, file: string, fields: Fields): void {
  const id = Number(/^content\/blog\/(\d+)\.md$/.exec(file)?.[1]);
  if (!id) return;
  const date = parseDate(String(fields.date));
  const article = date ? { date, draft: fields.draft === true, body: undefined } : undefined;
  context.articles.set(id, article);
  context.nextNumber = Math.max(context.nextNumber, id + 1);
}

/**
 * Explains when readers will see a saved article, or the facts of the firm.
 *
 * @param isLocal whether it was saved in a folder on this computer, which nothing publishes by itself
 * @param today the day in Lagos
 */
export function sayWhenSeen({ draft, date }: Fields, isLocal: boolean, today = todayInLagos()) {
  if (draft === true) return 'It is a draft: nobody sees it until you switch Draft off.';
  const day = parseDate(String(date)) ?? today;
  if (day > today) return `It appears on ${formatDate(day)}.`;
  return isLocal
    ? 'It appears after the next npm run build.'
    : 'It appears after the next build, in a few minutes.';
}

/**
 * Finds the first error of a form that is being saved, in the words of the build. What the build only
 * warns of is saved.
 *
 * @param name that of a file in `editedFiles`; any other form is an article's
 * @returns a sentence for the editor
 */
export function findFault(name: string, data: Fields, context: FormContext): string | undefined {
  const file = editedFiles.get(name);
  const { diagnostics } = file
    ? validate(file.schema, makeDocument(data))
    : checkForm(data, context);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return error && describe(error, data, file?.labels);
}

/** Checks the form of an article as the build checks its file. */
export function checkForm({ body, ...form }: Fields, context: FormContext) {
  const document = makeDocument(withImageName(form, context.images));
  const { value: fields, diagnostics } = validate(frontMatterSchema, document);
  const parsed: ParsedArticle = {
    ...{ file: '', id: undefined, fields, document, diagnostics },
    ...{ body: String(body ?? ''), links: [], bodyLine: 1 },
  };
  return checkArticle(parsed, makeContext(context, String(document.value.image)));
}

/** @param file the image of the article itself, which may have come a minute ago */
function makeContext(context: FormContext, file: string): ArticleContext {
  const { images, people, topics, targets, redirects, articles, nextNumber } = context;
  const name = imageName(file);
  const chosen = name === undefined ? [] : [{ name, file, width: 0, height: 0 }];
  return {
    images: new Map([...images, ...chosen].map((image) => [image.name, image])),
    people,
    topics,
    targets: {
      ...targets,
      // Every number below the next is an article or a redirect.
      articles: { has: (id) => id < nextNumber, get: (id) => articles.get(id) },
      redirects: new Map(redirects),
      today: todayInLagos(),
    },
  };
}

/** A form in place of a file: it has no lines. */
function makeDocument(value: Fields): YamlDocument & { value: Fields } {
  return {
    ...{ file: '', value, diagnostics: [] },
    locate: (path, key) => ({ line: 1, column: 1, field: fieldName(path, key) }),
  };
}

/** Writes a problem for an editor, whose form has labels, and no numbers beside its lines. */
export function describe(
  { field, line, message }: Diagnostic,
  { body }: Fields,
  fieldLabels: Labels = labels.article,
): string {
  if (field === '') return `Text: ${message}`;
  if (field === 'body')
    return `Text: line ${line}, ${show(String(body).split('\n')[line - 1])}: ${message}`;
  const [, key = '', entry] = /^(\w*)(?:\[(\d+)\])?/.exec(field) ?? [];
  const label = fieldLabels[key]?.label ?? key;
  return `${label}${entry === undefined ? '' : `, entry ${entry}`}: ${message}`;
}
