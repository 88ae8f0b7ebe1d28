import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { didYouMean } from '@/lib/site/wording';
import { type Diagnostic, makeError, makeWarning } from '@/lib/site/diagnostic';

/** The files of page prose, which `prose.ts` imports. */
const PROSE = ['about', 'accessibility', 'disclosures', 'partnering', 'privacy', 'who-we-are'].map(
  (name) => `${name}.mdx`,
);

const LISTS = ['badges', 'faq', 'pages', 'reasons', 'redirects', 'services', 'site', 'values'].map(
  (name) => `${name}.yaml`,
);

const TOP = [...LISTS, 'addresses.txt', 'README.md', 'blog', 'images', 'pages'];

/**
 * Looks for files of prose that are missing, and for files that nothing reads. Those of `blog` and
 * `images` are looked at where they are read.
 *
 * @param root the folder that holds `content/`
 */
export async function checkFiles(
  root: string,
): Promise<{ diagnostics: Diagnostic[]; warnings: Diagnostic[] }> {
  const top = await listNames(path.join(root, 'content'));
  const prose = await listNames(path.join(root, 'content/pages'));
  const diagnostics = PROSE.filter((name) => !prose.includes(name)).map((name) =>
    makeError(`content/pages/${name}`, 'the file is missing, and the site needs it; put it back'),
  );
  return {
    diagnostics,
    warnings: [...findUnread('content', top, TOP), ...findUnread('content/pages', prose, PROSE)],
  };
}

/** What a system writes by itself, such as .DS_Store, is nobody's slip. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !/^(?:\..*|thumbs\.db|desktop\.ini)$/i.test(name));
}

function findUnread(
  folder: string,
  names: readonly string[],
  known: readonly string[],
): Diagnostic[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) =>
      makeWarning(
        `${folder}/${name}`,
        `nothing of the site reads this file; take it out.${didYouMean(name, known)}`,
      ),
    );
}
