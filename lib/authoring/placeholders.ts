import path from 'node:path';
import { readSource, type Source } from '@/lib/content/files/source';
import { parseYaml } from '@/lib/content/files/yaml-document';
import type { Site } from '@/lib/content/schemas/site-schema';
import { type Diagnostic, makeError, sortDiagnostics } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { show } from '@/lib/site/wording';

/** Text without spaces, from its beginning: a search from each character of a long line takes minutes. */
const WORD = String.raw`(?<![^\s"'<>()[\]])[^\s"'<>()[\]]*`;

/** What is the example firm's, and what to write instead. */
type Placeholder = {
  pattern: RegExp;
  message: string;
  /** Which files of `content/` it is looked for in; all where it is missing. */
  files?: RegExp;
  /** Whether a firm may have it as a fact of its own. */
  isOwn?: (site: Site) => boolean;
};

/** Of several that fit a line, the first is named. Domains in `.example` are reserved (RFC 2606). */
const PLACEHOLDERS: readonly Placeholder[] = [
  {
    pattern: new RegExp(String.raw`${WORD}@[^\s@]+\.example\b|(?:\+234 ?|\b0)800 ?000 ?\d+`),
    message: 'reaches nobody; write what the firm answers',
  },
  {
    pattern: new RegExp(String.raw`${WORD}\.example\b[^\s"'<>()[\]]*`),
    message: 'is an address that leads nowhere; write the real one',
  },
  { pattern: /Example Street/, message: 'is no street; write where the office is' },
  {
    pattern: /Tamarind ?Bridge/i,
    message: 'is the example firm; write your own name (in pages.yaml, {shortName} stands for it)',
  },
  {
    pattern: /\b6\.59651\b/,
    message: 'is the example’s point on the map; write that of the office',
  },
  {
    pattern: /\bIkeja\b/,
    message: 'is where the example firm is; write where the office is',
    // Articles may be about the place.
    files: /^(?!blog\/)/,
    isOwn: ({ address }) => address.district === 'Ikeja',
  },
  {
    pattern: /M0 48v-6A42 42 0 0 1 42 0/,
    message: 'is the example firm’s mark; put your own logo in this file',
    files: /^images\/logo\.svg$/,
  },
];

/**
 * Finds what would mislead visitors of a site that is published: placeholders in any text of
 * `content/`, and forms that have no service behind them.
 *
 * @param root the folder that holds `content/`
 * @param site the facts of `content/site.yaml`
 */
export async function findPlaceholders(root: string, site: Site): Promise<Diagnostic[]> {
  const names = await listFiles(path.join(root, 'content'));
  const texts = names.filter((name) => TEXT.test(name));
  const read = await Promise.all(texts.map((name) => readSource(root, `content/${name}`)));
  return sortDiagnostics(
    read.flatMap(({ value, diagnostics }) => [
      ...diagnostics,
      ...(value ? findInText(value, site) : []),
      ...(value?.file === 'content/site.yaml' ? findDeadForms(value, site) : []),
    ]),
  );
}

const TEXT = /\.yaml$|^(?:blog|pages)\/.*\.mdx?$|^images\/logo\.svg$/;

/** Whether a value is the example firm's. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDERS.some(({ pattern }) => pattern.test(value));
}

function findInText({ file, text }: Source, site: Site): Diagnostic[] {
  const known = PLACEHOLDERS.filter(
    ({ files, isOwn }) => (files?.test(file.replace('content/', '')) ?? true) && !isOwn?.(site),
  );
  return text.split('\n').flatMap((written, index) => {
    const line = file.endsWith('.yaml') ? written.replace(/(?:^|\s)#.*/, '') : written;
    for (const { pattern, message } of known) {
      const found = pattern.exec(line);
      if (!found) continue;
      const place = { line: index + 1, column: found.index + 1 };
      return [makeError(file, `${show(found[0])} ${message}`, place)];
    }
    return [];
  });
}

function findDeadForms({ file, text }: Source, { form, newsletter }: Site): Diagnostic[] {
  const { locate } = parseYaml(text, file);
  const unset = (field: string, message: string) =>
    makeError(file, message, { ...locate(field.split('.')), field });
  return [
    ...(form.id ? [] : [unset('form.id', NO_FORM)]),
    ...(newsletter.url || !newsletter.show ? [] : [unset('newsletter.url', NO_NEWSLETTER)]),
  ];
}

const NO_FORM =
  'messages do not leave the host until this is set; create a form at formspree.io and write its id';
const NO_NEWSLETTER =
  'nobody can sign up until this is set; write the address of the form at your provider, or show: false';
