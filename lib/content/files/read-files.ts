import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadImages } from '@/lib/images/load-images';
import { makeError, makeWarning } from '@/lib/site/diagnostic';
import { isSystemFile, listFiles } from '@/lib/site/list-files';
import { didYouMean } from '@/lib/site/wording';
import { MAP_FILE } from '../place-map';
import { readSource } from './source';

/** The files of page prose, which `prose.ts` imports: they are read here to be checked as files. */
const PROSE = ['about', 'accessibility', 'disclosures', 'partnering', 'privacy', 'who-we-are'].map(
  (name) => `${name}.mdx`,
);
/** What else `content/` may have. */
const OTHERS = ['README.md', 'blog', 'images', 'pages'];

/**
 * Reads every file of `content/`, and lists those of `public/`: the only step of loading that touches the
 * disk.
 *
 * @param root the folder that holds `content/`
 * @param facts the files of facts, such as `content/site.yaml`; there need be no map
 * @returns `sources` of the files that can be read; `publicFiles` relative to `public/`
 */
export async function readFiles(root: string, facts: readonly string[]) {
  const folders = ['content', 'content/pages', 'content/blog'];
  const [top = [], prose = [], blog = []] = await Promise.all(
    folders.map((folder) => listNames(path.join(root, folder))),
  );
  const wanted = [
    ...facts.filter((file) => file !== MAP_FILE || top.includes(path.basename(file))),
    ...PROSE.map((name) => `content/pages/${name}`),
    ...blog.map((name) => `content/blog/${name}`),
  ];
  const read = await Promise.all(wanted.map((file) => readSource(root, file)));
  const images = await loadImages(root);
  return {
    sources: read.flatMap(({ value }) => value ?? []),
    images: images.value,
    publicFiles: await listFiles(path.join(root, 'public')).catch(() => []),
    diagnostics: [
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...images.diagnostics,
      ...findUnused('content', top, [...facts.map((file) => path.basename(file)), ...OTHERS]),
      ...findUnused('content/pages', prose, PROSE),
    ],
  };
}

/** A folder that git does not keep because it is empty has no files. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !isSystemFile(name));
}

function findUnused(folder: string, names: readonly string[], known: readonly string[]) {
  const advice = 'the site does not use this file; delete or rename it';
  return names.flatMap((name) => {
    const file = `${folder}/${name}`;
    const meant = known.find((other) => other.toLowerCase() === name.toLowerCase());
    if (meant === name) return [];
    return meant === undefined
      ? makeWarning(file, `${advice}.${didYouMean(name, known)}`)
      : makeError(file, `capitals matter in file names; rename this file to "${meant}"`);
  });
}
