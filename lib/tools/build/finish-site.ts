import { existsSync, readFileSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/load';
import { policyOf } from '@/lib/site/providers';
import { addPolicy } from './add-policy';
import { inlineStyles, PRINT_SHEET, separatePrint } from './inline-styles';
import { openExport, removeRuntime } from './next-output';
import { serializePage } from './page';
import { writeRedirects } from './write-redirects';

/**
 * Turns an export of Next.js into the finished site, in its folder: writes the redirects, then removes the
 * framework from each page, inlines the styles that the page uses, and adds its Content-Security-Policy.
 *
 * @param siteDir the folder with the exported site
 * @throws when Next's output is unknown
 */
export async function finishSite(siteDir: string, content: Content): Promise<void> {
  const { pages, files, removeNextFiles } = await openExport(siteDir, content.publicFiles);
  const redirectPages = await writeRedirects(siteDir, content);
  const readSync = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const readAll = (names: RegExp) =>
    files
      .filter((file) => names.test(file))
      .map((file) => ({ url: `/${file}`, text: readSync(file) }));
  const sheets = readAll(/\.css$/).map(({ url, text }) => ({ url, ...separatePrint(text) }));
  const print = sheets.map((sheet) => sheet.print).join('');
  const styles = {
    sheets: new Map(sheets.map(({ url, screen }) => [url, screen])),
    laterNames: findLaterNames(
      sheets.map(({ screen }) => screen),
      readAll(/^scripts\//),
    ),
    printWords: print.match(WORDS) ?? [],
  };
  const policy = policyOf(content.site);
  for (const file of [...pages, ...redirectPages]) {
    const name = path.join(siteDir, file);
    const page = removeRuntime(file, await readFile(name, 'utf8'));
    await inlineStyles(page, styles);
    addPolicy(page, policy);
    await writeFile(name, serializePage(page));
  }
  await writeFile(path.join(siteDir, PRINT_SHEET), print);
  await removeNextFiles();
  // Cloudflare answers with the nearest 404.html. On other hosts, a rule names the page.
  const missingArticle = path.join(siteDir, 'blog/not-found.html');
  if (existsSync(missingArticle))
    await copyFile(missingArticle, path.join(siteDir, 'blog/404.html'));
}

/**
 * Finds the names of classes and elements that a behaviour may add at run time, by behaviour name: the words of
 * its script that style sheets have too.
 */
function findLaterNames(
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
