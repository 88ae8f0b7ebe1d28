import type { ParsedArticle } from '@/lib/content/article';
import { type ArticleContext, checkArticle } from '@/lib/content/check-article';
import type { LinkedArticle } from '@/lib/content/explain-link';
import { fieldName, type YamlDocument } from '@/lib/content/files/yaml-document';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { validate } from '@/lib/content/schemas/validate';
import { imageName } from '@/lib/images/image-index';
import { parseDate, todayInLagos } from '@/lib/site/dates';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import type { CmsSettings } from './cms-files';
import { type Fields, withImageName } from './entry-files';
import { editedFiles } from './form-fields';

/**
 * The site as the editing page knows it: as of the last build, with the articles saved since. The headings
 * of other articles are unknown: the build alone checks links to those.
 */
export type FormContext = {
  settings: CmsSettings;
  /** The articles that readers cannot see yet, and those saved since the last build. */
  articles: Map<number, LinkedArticle | undefined>;
  /** The number of the next article: every number below it is an article or a redirect. */
  nextNumber: number;
};

export function makeFormContext(settings: CmsSettings): FormContext {
  const heldBack = settings.heldBack.map(({ id, ...article }) => [id, article] as const);
  return { settings, articles: new Map(heldBack), nextNumber: settings.nextNumber };
}

/** Notes an article that this page, or another tab with it, has saved. */
export function addArticle(context: FormContext, id: number, fields: Fields): void {
  const date = parseDate(String(fields.date));
  context.articles.set(
    id,
    date ? { date, draft: fields.draft === true, body: undefined } : undefined,
  );
  context.nextNumber = Math.max(context.nextNumber, id + 1);
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
  return error && describe(error, data, file?.schema.shape);
}

/** Checks the form of an article as the build checks its file. */
export function checkForm({ body, ...form }: Fields, context: FormContext) {
  const document = makeDocument(withImageName(form, context.settings.images));
  const { value: fields, diagnostics } = validate(frontMatterSchema, document);
  const parsed: ParsedArticle = {
    ...{ file: '', id: undefined, fields, document, diagnostics },
    ...{ body: String(body ?? ''), bodyLine: 1 },
  };
  return checkArticle(parsed, makeContext(context, document.value.image));
}

/** @param chosen the image of the article itself, which may have come a minute ago */
function makeContext({ settings, articles, nextNumber }: FormContext, chosen: unknown) {
  const files = [...Object.values(settings.images), String(chosen)];
  const context: ArticleContext = {
    images: new Map(
      files.flatMap((file) => {
        const name = imageName(file);
        return name === undefined ? [] : [[name, { name, file, width: 0, height: 0 }] as const];
      }),
    ),
    people: settings.people.map((id) => ({ id })),
    topics: settings.topics.map((id) => ({ id })),
    targets: {
      ...settings.targets,
      articles: { has: (id) => id < nextNumber, get: (id) => articles.get(id) },
      redirects: new Map(settings.redirects),
      today: todayInLagos(),
    },
  };
  return context;
}

/** A form in place of a file: it has no lines. */
function makeDocument(value: Fields): YamlDocument & { value: Fields } {
  return {
    ...{ file: '', value, diagnostics: [] },
    locate: (path, key) => ({ line: 1, column: 1, field: fieldName(path, key) }),
  };
}

type Labels = Readonly<Record<string, { meta: () => { title?: string | undefined } | undefined }>>;

/** Writes a problem for an editor, whose form has labels, and no numbers beside its lines. */
export function describe(
  { field, line, message }: Diagnostic,
  { body }: Fields,
  labels: Labels = frontMatterSchema.shape,
): string {
  if (field === '') return `Text: ${message}`;
  if (field === 'body')
    return `Text: line ${line}, ${show(String(body).split('\n')[line - 1])}: ${message}`;
  const [, key = '', entry] = /^(\w*)(?:\[(\d+)\])?/.exec(field) ?? [];
  const label = labels[key]?.meta()?.title ?? key;
  return `${label}${entry === undefined ? '' : `, entry ${entry}`}: ${message}`;
}
