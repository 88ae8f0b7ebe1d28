import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScripts } from '@/lib/behaviours/bundle';

/**
 * Writes licences.txt: the licences of the fonts and packages that visitors download. Each asks to be
 * delivered with what it covers.
 *
 * @param root the project's folder
 * @throws when a package of the scripts has no licence file
 */
export async function licencesTxt(root: string): Promise<string> {
  const packages = new Set((await bundleScripts()).flatMap((script) => script.packages));
  const folders = ['app/fonts', ...[...packages].sort()];
  const texts = await Promise.all(folders.map((folder) => readLicences(root, folder)));
  return texts.flat().join(`\n${'='.repeat(80)}\n\n`);
}

async function readLicences(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder));
  const files = names.filter((name) => /^licen[cs]e|-OFL\.txt$/i.test(name)).sort();
  if (files.length === 0) throw new Error(`${folder} has no licence file, and visitors get it`);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, folder, file), 'utf8');
      return `${path.basename(folder)}/${file}\n\n${text}`;
    }),
  );
}
