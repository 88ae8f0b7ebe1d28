import type { Content } from '@/lib/content/collections';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePolicy } from '@/lib/site/providers';
import { addPolicy } from './add-policy';
import { inlineStyles, PRINT_STYLE_SHEET, splitPrintStyles } from './inline-styles';
import { separateExportedFiles, removeRuntime } from './next-output';
import { serializePage } from './page';
import { writeRedirects } from './write-redirects';

/** Turns the static export of Next.js into the finished site, in the same folder. */
export async function finishSite(siteDir: string, content: Content): Promise<void> {
  const { pages, files, removeNextFiles } = await separateExportedFiles(
    siteDir,
    content.publicFiles,
  );
  const redirectPages = await writeRedirects(siteDir, content);
  const readSync = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const readAll = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .map((file) => ({ url: `/${file}`, text: readSync(file) }));
  const sheets = readAll(/\.css$/).map(({ url, text }) => ({
    url,
    ...splitPrintStyles(text, url),
  }));
  const printStyles = sheets.map((sheet) => sheet.print).join('');
  const styles = {
    screenStylesByUrl: new Map(sheets.map(({ url, screen }) => [url, screen])),
    runtimeNames: findRuntimeNames(
      sheets.map(({ screen }) => screen),
      readAll(/^scripts\//),
    ),
    printWords: printStyles.match(WORDS) ?? [],
  };
  const policy = makePolicy(content.site);
  // Start the removal, but do not await it yet. Node.js removes files in other threads while this thread edits pages.
  const removal = removeNextFiles();
  for (const file of [...pages, ...redirectPages]) {
    const page = removeRuntime(file, readSync(file));
    await inlineStyles(page, styles);
    addPolicy(page, policy);
    writeFileSync(path.join(siteDir, file), serializePage(page));
  }
  writeFileSync(path.join(siteDir, PRINT_STYLE_SHEET), printStyles);
  await removal;
}

/** Maps the name of each script to its words that also occur in a style sheet. These words may be class names. */
function findRuntimeNames(
  sheets: readonly string[],
  scripts: readonly { url: string; text: string }[],
) {
  const names = new Set(sheets.join('').match(WORDS));
  return new Map(
    scripts.map(({ url, text }) => {
      const behaviour = path.basename(url).replace(/-[^-]*$/, '');
      return [behaviour, [...new Set(text.match(WORDS))].filter((word) => names.has(word))];
    }),
  );
}

const WORDS = /[\w-]+/g;
