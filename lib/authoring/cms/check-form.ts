import { explainLink } from '@/lib/content/explain-link';
import { checkBodyImages } from '@/lib/content/image-references';
import { checkLimits } from '@/lib/content/markdown/parse-body';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import { validate } from '@/lib/content/schemas/validate';
import { todayInLagos } from '@/lib/site/dates';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import { type CheckedText, checkText, explainCorrection } from '../check-article';
import type { TextFinding } from '../check-markup';
import { findExampleText } from '../example-article';
import { imageFile } from './article-file';

/**
 * Finds an error in what is being saved, an article or the facts of the firm. The build would refuse
 * it: the rules are the build's own. What the build only warns of is saved.
 *
 * @returns a sentence for the editor
 */
export function findFault(
  data: Record<string, unknown>,
  siteUrl: string | undefined,
): string | undefined {
  const { body, ...fields } = data;
  const document = { file: '', value: fields, diagnostics: [], locate: start, locateKey: start };
  if (typeof body !== 'string')
    return describeFirst(siteSchema, validate(siteSchema, document).diagnostics);
  const { value, diagnostics } = validate(frontMatterSchema, document);
  if (!value) return describeFirst(frontMatterSchema, diagnostics);
  const correction = explainCorrection(value, todayInLagos());
  if (correction !== undefined) return `${labelOf(frontMatterSchema, 'updated')}: ${correction}`;
  return findArticleFault(fields, body, siteUrl);
}

/** What a form has instead of places. */
const start = () => ({ line: 1, column: 1 });

type FormSchema = typeof frontMatterSchema | typeof siteSchema;

function describeFirst(schema: FormSchema, [first]: readonly Diagnostic[]): string | undefined {
  return first && `${labelOf(schema, first.field)}: ${first.message}`;
}

function labelOf(schema: FormSchema, field: string): string {
  const [first] = /^\w*/.exec(field) ?? [];
  const [, found] = Object.entries(schema.shape).find(([name]) => name === first) ?? [];
  return found?.meta()?.title ?? 'Text';
}

function findArticleFault(
  { image, description, imageAlt, draft }: Record<string, unknown>,
  body: string,
  siteUrl: string | undefined,
): string | undefined {
  if (imageFile(image).includes('/'))
    return 'This image is in a folder of its own. Put it beside the other images.';
  const { findings } = checkFormText(body, draft === true, siteUrl);
  const error = findings.find(({ severity }) => severity === 'error');
  if (error) return `Text: ${describeFinding(error, body)}`;
  if (draft === true) return undefined;
  const texts = { description: String(description), imageAlt: String(imageAlt) };
  const [example] = findExampleText(texts, { file: '', body, bodyLine: 1, locate: start });
  return example && `${labelOf(frontMatterSchema, example.field)}: ${example.message}`;
}

/** Only the build knows which articles there are: an editor may have saved one a minute ago. */
const anyArticle = { has: () => true, get: () => undefined };

/** Says of the text in the form what the build will say of it, errors first. */
export function checkFormText(
  body: string,
  isDraft: boolean,
  siteUrl: string | undefined,
): CheckedText {
  const targets = { articles: anyArticle, files: undefined, siteUrl, today: todayInLagos() };
  const limit = checkLimits(body);
  const checked = checkText(body, isDraft, (url) => explainLink(url, undefined, targets));
  const findings: TextFinding[] = [
    ...(limit ? [{ severity: 'error' as const, ...limit }] : []),
    // An editor may have added an image a minute ago: only the build knows which there are.
    ...checkBodyImages({ file: '', body, bodyLine: 1 }, undefined),
    ...checked.findings,
  ];
  // "error" comes before "warning".
  findings.sort((a, b) => a.severity.localeCompare(b.severity));
  return { ...checked, findings };
}

/** Writes a finding for an editor, whose form has no numbers beside its lines. */
export function describeFinding({ line, message }: TextFinding, body: string): string {
  return line === undefined
    ? `this text ${message}`
    : `line ${line}, ${show(body.split('\n')[line - 1])}: ${message}`;
}
