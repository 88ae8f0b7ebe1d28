import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { version } from 'next/package.json';
import { browserslist } from '@/package.json';

type Script = {
  file: string;
  /** JavaScript code, with placeholders that `insertClassNames` replaces with the class names of CSS modules. */
  text: string;
};

const isDevelopment = process.env.NODE_ENV === 'development';

let cachedScripts: Promise<Script[]> | undefined;

/**
 * Returns the site's script, then one script for each lazily imported module. Does not use esbuild's code splitting,
 * because the site's script would then have to wait for five shared chunks.
 */
export function bundleScripts(): Promise<Script[]> {
  if (isDevelopment) return bundleAll();
  return (cachedScripts ??= bundleAll());
}

export async function siteScriptUrl(): Promise<string> {
  const [site] = await bundleScripts();
  return `/scripts/${site?.file ?? ''}`;
}

async function bundleAll(): Promise<Script[]> {
  const lazyScripts: Script[] = [];
  const site = await bundle(path.resolve('components/behaviours.ts'), 'site', lazyScripts);
  return [site, ...lazyScripts];
}

async function bundle(entry: string, name: string, lazyScripts: Script[]): Promise<Script> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    plugins: [bundleLazyImports(lazyScripts), insertPlaceholders],
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'eof',
    minify: !isDevelopment,
    platform: 'browser',
    // Converts `chrome >= 92` to `chrome92`.
    target: browserslist.map((query) => query.replace(' >= ', '')),
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  // Include the version of Next.js in the hash, because another version may generate different class names.
  return { file: `${name}-${hashOf(text + version)}.js`, text };
}

function bundleLazyImports(lazyScripts: Script[]): Plugin {
  return {
    name: 'bundle lazy imports',
    setup({ onResolve }) {
      onResolve({ filter: /^/ }, async ({ kind, importer, path: module, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const name = path.basename(importer).replace(/\..*/, '');
        const script = await bundle(path.join(resolveDir, module), name, lazyScripts);
        lazyScripts.push(script);
        return { path: `./${script.file}`, external: true };
      });
    },
  };
}

/**
 * Replaces each CSS module with a placeholder, because esbuild does not know the class names that Next.js generates.
 * The placeholder contains a hash of the CSS module, so changed styles also change the script's file name.
 */
const insertPlaceholders: Plugin = {
  name: 'insert placeholders',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const name = path.relative(process.cwd(), file).split(path.sep).join('/');
      const sheet = `/${name}?${hashOf(await readFile(file, 'utf8'))}`;
      return { contents: `export default { $sheet: ${JSON.stringify(sheet)} }` };
    });
  },
};

export function insertClassNames(
  text: string,
  classNamesByPath: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  return text.replace(PLACEHOLDER, (_, sheet: string) => JSON.stringify(classNamesByPath[sheet]));
}

const PLACEHOLDER = /\{\s*\$sheet:\s*"([^"?]*)\?\w*"\s*\}/g;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
