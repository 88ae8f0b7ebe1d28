import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '@/lib/site/list-files';

const CMS = '@sveltia/cms';
const FONT_AT_CDN =
  /url\((https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2)\)/g;

let bundle: ReturnType<typeof makeBundle> | undefined;

/**
 * Reads the CMS and compiles the script that starts it, once per process. Nothing of it comes from
 * another company's server, and nothing depends on the content.
 *
 * @returns what browsers load besides the page itself: files by their names, and the page's import map
 * @throws when a package is not installed, or has no file for a font that the CMS names
 */
export function readCmsBundle() {
  return (bundle ??= makeBundle());
}

async function makeBundle() {
  const folder = path.join(path.dirname(resolve(CMS)), '..');
  const files = new Map(await readFolder(path.join(folder, 'npm'), 'cms'));
  const main = files.get('cms/index.js')?.toString('utf8') ?? '';
  files.set('cms/index.js', Buffer.from(replaceFontUrls(main, [...files.keys()])));
  // A dependency of the CMS: its events pass values of this package.
  const immutable = path.join(path.dirname(resolve('immutable', resolve(CMS))), 'immutable.es.js');
  files.set('immutable.js', await readFile(immutable));
  files.set('start.js', await compile('start.ts'));

  const modules: Record<string, string> = { [CMS]: './cms/index.js', immutable: './immutable.js' };
  // The CMS imports its translations as JSON, which browsers do not take for modules.
  for (const [name, bytes] of await readFolder(path.join(folder, 'locales'), 'locales')) {
    const script = name.replace(/\.json$/, '.js');
    files.set(script, Buffer.from(`export default ${bytes.toString('utf8').trim()};\n`));
    modules[`./${name}`] = `./${script}`;
  }
  return { files, modules };
}

/** The CMS's styles name fonts at a public server, though its package has them. */
function replaceFontUrls(script: string, names: readonly string[]): string {
  return script.replaceAll(FONT_AT_CDN, (_url, address: string, id: string, subset: string) => {
    const font = names.find((name) => name.startsWith(`cms/assets/${id}-${subset}-`));
    if (!font) throw new Error(`The CMS has no font in place of ${address}`);
    // Styles in a page are relative to the page.
    return `url(${font})`;
  });
}

/** Compiles a module of this folder for browsers, with all that it imports except the CMS. */
async function compile(name: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    bundle: true,
    external: [CMS],
    format: 'esm',
    minify: true,
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return Buffer.from(outputFiles[0]?.contents ?? '');
}

/** The entry of a package, as this module or another file finds it. */
function resolve(name: string, from = import.meta.url): string {
  return createRequire(from).resolve(name);
}

async function readFolder(folder: string, name: string): Promise<[string, Buffer][]> {
  const files = (await listFiles(folder)).filter((file) => !file.endsWith('.map'));
  return Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => [
      `${name}/${file}`,
      await readFile(path.join(folder, file)),
    ]),
  );
}
