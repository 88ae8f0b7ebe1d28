import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { version } from 'next/package.json';

const SITE_SCRIPT_ENTRY = 'components/behaviours.ts';

type Script = {
  file: string;
  /** Contains a placeholder wherever the class names of a CSS module will be inserted. */
  text: string;
};

const isDevelopment = process.env.NODE_ENV === 'development';

let cachedScripts: Promise<Script[]> | undefined;

/**
 * Bundles the site's script and each lazily imported module into one file each. With esbuild's code splitting, the
 * site's script would import five more files, and visitors would wait for them.
 *
 * @returns the site's script first; each file name contains a hash, so browsers may cache the files forever
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
  const site = await bundle(path.resolve(SITE_SCRIPT_ENTRY), 'site', lazyScripts);
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
    target: 'es2020',
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  // The hash includes the version of Next.js, because another version may generate other class names.
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
 * Replaces each CSS module by a placeholder, because only a route can look up the class names that Next.js generates.
 * The placeholder contains a hash of the CSS module, so a change of styles also changes the file name of the script.
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
