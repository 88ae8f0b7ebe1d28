import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';

const CMS = '@sveltia/cms';
const FONT_AT_CDN =
  /url\((https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2)\)/g;

/** Files that browsers load, by name, and the modules that go by another name in the program. */
export type Program = { files: Map<string, Buffer>; modules: Record<string, string> };

/**
 * The CMS as browsers load it, and what it has to find beside itself: nothing of it comes from
 * another company's server.
 *
 * @throws when a package is not installed, or brings no file for a font that the CMS names
 */
export async function readProgram(): Promise<Program> {
  const folder = path.join(path.dirname(find(CMS)), '..');
  const program = await readFolder(path.join(folder, 'npm'), 'cms');
  const main = program.get('cms/index.js')?.toString('utf8') ?? '';
  // Its styles name fonts at a public server, though it brings them itself. Styles in a page are
  // relative to the page.
  const local = main.replaceAll(
    FONT_AT_CDN,
    (_url, address: string, id: string, subset: string) => {
      const font = [...program.keys()].find((name) =>
        name.startsWith(`cms/assets/${id}-${subset}-`),
      );
      if (!font) throw new Error(`The CMS brings no font in place of ${address}`);
      return `url(${font})`;
    },
  );
  program.set('cms/index.js', Buffer.from(local));

  // It imports its translations as JSON, which browsers do not take for modules.
  const locales = await readFolder(path.join(folder, 'locales'), 'locales');
  const words = [...locales].map(([name, bytes]): [string, Buffer] => [
    name.replace(/\.json$/, '.js'),
    Buffer.from(`export default ${bytes.toString('utf8').trim()};\n`),
  ]);
  const yaml = await readFolder(path.join(path.dirname(find('yaml')), '../browser/dist'), 'yaml');
  // What its events speak in; its own dependency.
  const immutable = path.join(path.dirname(find('immutable', find(CMS))), 'immutable.es.js');

  return {
    files: new Map([
      ...[...program, ...words, ...yaml],
      ['immutable.js', await readFile(immutable)],
    ]),
    modules: {
      immutable: './immutable.js',
      ...Object.fromEntries(
        [...locales.keys()].map((name) => [`./${name}`, `./${name.replace(/\.json$/, '.js')}`]),
      ),
    },
  };
}

/** The entry of a package, as a module of ours or another file finds it. */
function find(name: string, from = import.meta.url): string {
  return createRequire(from).resolve(name);
}

async function readFolder(folder: string, name: string): Promise<Map<string, Buffer>> {
  const files = (await listFiles(folder)).filter((file) => !file.endsWith('.map'));
  const bytes = files.map(async (file): Promise<[string, Buffer]> => [
    `${name}/${file}`,
    await readFile(path.join(folder, file)),
  ]);
  return new Map(await Promise.all(bytes));
}
