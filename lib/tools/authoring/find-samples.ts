import { isPublished } from '@/lib/content/articles';
import type { Source } from '@/lib/content/files';
import type { ParsedContent } from '@/lib/content/load';
import { type Diagnostic, makeError, sortDiagnostics } from '@/lib/site/diagnostic';
import { localFormPaths } from '@/lib/site/paths';
import { formatValue } from '@/lib/site/wording';

const SAMPLE_COMMENT = /(?:#|\{\/\*|<!--) SAMPLE: (.*?) *(?:\*\/\}|-->)?$/;
/** RFC 2606 reserves the top-level domain `.example` for examples. */
const EXAMPLE_DOMAIN = /\.example\b/;
const EXAMPLE_PHONE = /(?:\+234 ?|\b0)800 ?000 ?\d+/;

/** Lists the owner's remaining tasks before the site goes live, such as replacing sample content. */
export function findSamples(
  sources: readonly Source[],
  { facts, documents, articles }: Pick<ParsedContent, 'facts' | 'documents' | 'articles'>,
): Diagnostic[] {
  const atField = (message: string, ...path: string[]) =>
    makeError('content/site.yaml', message, documents.site.locate(path));
  const { form, newsletter } = facts.site ?? {};
  return sortDiagnostics([
    ...sources.flatMap(findInText),
    ...(form && form.id === undefined ? [atField(NO_FORM, 'form', 'id')] : []),
    ...(articles.some(({ fields }) => fields && isPublished(fields))
      ? []
      : [makeError('content/blog', NO_ARTICLE)]),
    ...(newsletter?.url === localFormPaths.newsletter
      ? [atField(NO_NEWSLETTER, 'newsletter', 'url')]
      : []),
  ]);
}

function findInText({ file, text }: Source): Diagnostic[] {
  return text.split('\n').flatMap((fullLine, index) => {
    const place = { line: index + 1 };
    const [, advice] = SAMPLE_COMMENT.exec(fullLine) ?? [];
    if (advice !== undefined) return makeError(file, advice, place);
    if (/^sample: *true\b/.test(fullLine)) return makeError(file, SAMPLE_ARTICLE, place);
    // Ignores YAML comments, because they may contain example URLs and telephone numbers.
    const line = file.endsWith('.yaml') ? fullLine.replace(/(?:^|\s)#.*/, '') : fullLine;
    const words = line.split(/[\s"'<>()[\]]+/);
    const example =
      words.find((word) => EXAMPLE_DOMAIN.test(word)) ?? EXAMPLE_PHONE.exec(line)?.[0];
    if (example === undefined) return [];
    const column = line.indexOf(example) + 1;
    const message = `${formatValue(example)} is an example that reaches nobody; write your own`;
    return makeError(file, message, { ...place, column });
  });
}

const SAMPLE_ARTICLE =
  'this article belongs to the example firm; delete the article, or replace its text and then delete this line';
const NO_ARTICLE =
  'no article is published; write one with npm run new-post, and delete draft: true in it';
const NO_NEWSLETTER =
  'this form works only with npm start; write the URL of your newsletter form, or leave the field empty if you have none';
const NO_FORM =
  'the contact form delivers no messages while this field is empty; create a form at formspree.io and write its id here';
