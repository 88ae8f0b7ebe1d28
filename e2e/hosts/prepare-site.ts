import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '@/lib/site/list-files';
import { writeRedirects } from '@/lib/publish/write-redirects';

/** Files whose names the build chooses, one of each kind. */
export type SiteFiles = Record<'script' | 'style' | 'font' | 'drawing' | 'photo', string>;

/** As other systems name their articles. */
export const LONG_OLD_PATH = `/2019/05/${'a-long-title-'.repeat(15)}of-an-article`;

const REDIRECTS = [
  { from: '/old/page', to: '/services#credit', line: 1 },
  { from: '/old/post', to: '/blog/1', line: 2 },
  { from: LONG_OLD_PATH, to: '/blog/1', line: 3 },
];

/**
 * Copies a finished site and adds what not every site has: redirects, the editing page, photos, and
 * files that must never be served.
 *
 * @throws when the site lacks a kind of file that the cases ask for
 */
export async function prepareSite(outDir: string, siteDir: string): Promise<SiteFiles> {
  await cp(outDir, siteDir, { recursive: true });
  const files = await listFiles(siteDir);
  const options = { redirects: REDIRECTS, siteUrl: 'https://www.example.com' };
  await writeRedirects(siteDir, options, files);
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });
  for (const [name, content] of [
    ['admin/index.html', '<!doctype html><title>Editing</title>'],
    ['.env', 'KEY=planted-secret'],
    ['.git/config', 'planted-secret'],
    ['images/made.avif', await image.avif().toBuffer()],
    ['images/made.webp', await image.webp().toBuffer()],
  ] as const) {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  // As the build writes it where the editing page is switched on.
  await appendFile(path.join(siteDir, '_headers'), '\n/admin/*\n  X-Robots-Tag: noindex\n');
  const find = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`${outDir} has no file ${String(pattern)}`);
    return file;
  };
  return {
    script: find(/^_next\/static\/.*\.js$/),
    style: find(/^_next\/static\/.*\.css$/),
    font: find(/^_next\/static\/.*\.woff2$/),
    drawing: find(/^images\/.*\.svg$/),
    photo: find(/^images\/.*\.png$/),
  };
}
