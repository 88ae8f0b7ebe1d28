import type { Source } from '@/lib/content/files/read-files';
import type { ParsedContent } from '@/lib/content/load';
import { type Diagnostic, makeError, sortDiagnostics } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';

/** Marks the content of the example firm in YAML, MDX and SVG, and says what to do. */
const MARKER = /(?:#|\{\/\*|<!--) SAMPLE: (.*?) *(?:\*\/\}|-->)?$/;
/** Domains in `.example` are reserved (RFC 2606). */
const DOMAIN = /\.example\b/;
const PHONE = /(?:\+234 ?|\b0)800 ?000 ?\d+/;

/** Returns what the owner has to replace before the site goes live, sorted by file and line. */
export function findSamples(
  sources: readonly Source[],
  { facts, documents }: Pick<ParsedContent, 'facts' | 'documents'>,
): Diagnostic[] {
  const form = makeError('content/site.yaml', NO_FORM, documents.site.locate(['form', 'id']));
  const needsForm = facts.site !== undefined && facts.site.form.id === undefined;
  return sortDiagnostics([...sources.flatMap(findInText), ...(needsForm ? [form] : [])]);
}

function findInText({ file, text }: Source): Diagnostic[] {
  return text.split('\n').flatMap((written, index) => {
    const place = { line: index + 1 };
    const [, advice] = MARKER.exec(written) ?? [];
    if (advice !== undefined) return makeError(file, advice, place);
    if (/^sample: *true\b/.test(written)) return makeError(file, SAMPLE_ARTICLE, place);
    // Comments in YAML may show an example.
    const line = file.endsWith('.yaml') ? written.replace(/(?:^|\s)#.*/, '') : written;
    const words = line.split(/[\s"'<>()[\]]+/);
    const found = words.find((word) => DOMAIN.test(word)) ?? PHONE.exec(line)?.[0];
    if (found === undefined) return [];
    const column = line.indexOf(found) + 1;
    return makeError(file, `${show(found)} reaches nobody; write your own`, { ...place, column });
  });
}

const SAMPLE_ARTICLE =
  "this article is an example firm's. Delete it, or write your own, then delete this line.";
const NO_FORM =
  'messages from the contact form are not delivered until this is set; create a form at formspree.io and write its id';
