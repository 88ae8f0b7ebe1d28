import path from 'node:path';
import { readSource, type Source } from '@/lib/content/files/source';
import { parseYaml } from '@/lib/content/files/yaml-document';
import type { Site } from '@/lib/content/schemas/site-schema';
import { type Diagnostic, makeError, sortDiagnostics } from '@/lib/site/diagnostic';
import { listFiles } from '@/lib/site/list-files';
import { show } from '@/lib/site/wording';

/** Text without spaces, from its beginning: a search from each character of a long line takes minutes. */
const WORD = String.raw`(?<![^\s"'<>()[\]])[^\s"'<>()[\]]*`;

/**
 * What the content has as long as it is no firm's own, and what to write instead. Addresses that end
 * in `.example` are reserved (RFC 2606); the first row that fits a line is the one to name.
 */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(String.raw`${WORD}@[^\s@]+\.example\b|(?:\+234 ?|\b0)800 ?000 ?\d+`),
    'reaches nobody; write what the firm answers',
  ],
  [
    new RegExp(String.raw`${WORD}\.example\b[^\s"'<>()[\]]*`),
    'is an address that leads nowhere; write the real one',
  ],
  [/Example Street/, 'is no street; write where the office is'],
  [
    /Tamarind ?Bridge/i,
    'is the example firm; write your own name (in pages.yaml, {shortName} stands for it)',
  ],
  [/\b6\.59651\b/, 'is the example’s point on the map; write that of the office'],
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
  const texts = names.filter((name) => /\.(?:yaml|mdx?)$/.test(name) && name !== 'README.md');
  const read = await Promise.all(texts.map((name) => readSource(root, `content/${name}`)));
  return sortDiagnostics(
    read.flatMap(({ value, diagnostics }) => [
      ...diagnostics,
      ...(value ? findInText(value) : []),
      ...(value?.file === 'content/site.yaml' ? findDeadForms(value, site) : []),
    ]),
  );
}

function findInText({ file, text }: Source): Diagnostic[] {
  return text.split('\n').flatMap((written, index) => {
    const line = file.endsWith('.yaml') ? written.replace(/(?:^|\s)#.*/, '') : written;
    for (const [pattern, message] of PLACEHOLDERS) {
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
    ...(form.id
      ? []
      : [
          unset(
            'form.id',
            'no message leaves the host until this is set; create a form at formspree.io and write its id',
          ),
        ]),
    ...(newsletter.url
      ? []
      : [
          unset(
            'newsletter.url',
            'nobody can sign up until this is set; write the address of the form at your provider',
          ),
        ]),
  ];
}
