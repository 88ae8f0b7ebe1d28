import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { version } from 'next/package.json';

/** The module that starts every behaviour of a page. */
const ENTRY = 'components/behaviours.ts';

type Script = {
  file: string;
  /** It has a mark in the place of each style sheet's class names. */
  text: string;
};

const isDevelopment = process.env.NODE_ENV === 'development';

let bundled: Promise<Script[]> | undefined;

/**
 * Bundles the site's script, and each module that it imports when needed. Each is one file, so that a
 * visitor waits for one request: esbuild's own splitting gives the site's script five imports.
 *
 * @returns the site's script first; each name has a hash, so browsers may keep the files forever
 */
export function bundleScripts(): Promise<Script[]> {
  // In development, a module may change.
  if (isDevelopment) return bundleAll();
  return (bundled ??= bundleAll());
}

export async function siteScriptUrl(): Promise<string> {
  const [site] = await bundleScripts();
  return `/scripts/${site?.file ?? ''}`;
}

async function bundleAll(): Promise<Script[]> {
  const others: Script[] = [];
  const site = await bundle(path.resolve(ENTRY), 'site', others);
  return [site, ...others];
}

/** @param others gets the modules that this one imports when needed */
async function bundle(entry: string, name: string, others: Script[]): Promise<Script> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    plugins: [bundleApart(others), markSheets],
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    // The licences of packages stand at the end of the file.
    legalComments: 'eof',
    minify: !isDevelopment,
    platform: 'browser',
    target: 'es2020',
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  // Class names may be others with another version of Next.
  return { file: `${name}-${hashOf(text + version)}.js`, text };
}

/** Makes a file of each module that is imported when needed. It has the name of the behaviour that needs it. */
function bundleApart(others: Script[]): Plugin {
  return {
    name: 'bundle apart',
    setup({ onResolve }) {
      onResolve({ filter: /^/ }, async ({ kind, importer, path: module, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const name = path.basename(importer).replace(/\..*/, '');
        const script = await bundle(path.join(resolveDir, module), name, others);
        others.push(script);
        return { path: `./${script.file}`, external: true };
      });
    },
  };
}

/**
 * Leaves a mark in the place of a style sheet's class names: only a route can know the names that Next
 * gives them. The mark has a hash of the sheet, and so has the script's name.
 */
const markSheets: Plugin = {
  name: 'mark style sheets',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const name = path.relative(process.cwd(), file).split(path.sep).join('/');
      const mark = `/${name}?${hashOf(await readFile(file, 'utf8'))}`;
      return { contents: `export default { $sheet: ${JSON.stringify(mark)} }` };
    });
  },
};

/** Writes the names that Next gives to classes into a script, by the paths of their style sheets. */
export function writeClassNames(
  text: string,
  sheets: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  return text.replace(MARK, (_, sheet: string) => JSON.stringify(sheets[sheet]));
}

const MARK = /\{\s*\$sheet:\s*"([^"?]*)\?\w*"\s*\}/g;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
