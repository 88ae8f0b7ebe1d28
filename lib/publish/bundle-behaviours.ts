import { build, type BuildOptions } from 'esbuild';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptJson } from '@/lib/site/escape';
import type { WrittenFile } from './page';

/** A behaviour as `components/ui/behaviour.tsx` notes it in a page. */
export type PlacedBehaviour = {
  /** The path of its module below `components/`, without `.behaviour.ts`. */
  module: string;
  /** The id of its element; undefined for a behaviour of the page as a whole. */
  target: string | undefined;
  options: Record<string, unknown>;
  /** Modules that it imports when it needs them, by the options that get their URLs. */
  files: Readonly<Record<string, string>>;
};

const COMPONENTS = fileURLToPath(new URL('../../components', import.meta.url));
const TARGET = 'es2020';

/**
 * Makes one script of a page's behaviours, in their order; a behaviour that fails does not stop the others.
 * Each further script would be a further hash in the policy, and no compression shortens a hash.
 *
 * @returns the script, and the files that it imports
 */
export async function bundleBehaviours(
  placed: readonly PlacedBehaviour[],
): Promise<{ script: string; files: WrittenFile[] }> {
  const written = placed.map(async ({ target, options, files }) => {
    const built = Object.entries(files).map(
      async ([option, module]) => [option, await bundleFile(module)] as const,
    );
    const fetched = await Promise.all(built);
    const urls = fetched.map(([option, { url }]) => [option, url] as const);
    const all = { ...options, ...Object.fromEntries(urls) };
    return {
      data: [target ?? '', ...(Object.keys(all).length > 0 ? [all] : [])],
      files: fetched.map(([, file]) => file),
    };
  });
  const each = await Promise.all(written);
  const code = await bundleCode(placed.map(({ module }) => module));
  const data = scriptJson(each.map((one) => one.data));
  return {
    script: `(${DATA}=>{${code}})(${data})`,
    files: each.flatMap(({ files }) => files),
  };
}

/** The variable of the data: the id of the target and the options of each behaviour. */
const DATA = '$data';

const knownCode = new Map<string, Promise<string>>();

/** The program for a list of modules. Two thousand articles have the same list. */
function bundleCode(modules: readonly string[]): Promise<string> {
  const key = modules.join(' ');
  const code = knownCode.get(key) ?? buildCode(modules);
  // In development, a module may change.
  if (process.env.NODE_ENV !== 'development') knownCode.set(key, code);
  return code;
}

async function buildCode(modules: readonly string[]): Promise<string> {
  const names = [...new Set(modules)];
  const imports = names.map((name, index) => `import b${index} from './${name}.behaviour.ts';`);
  const list = modules.map((name) => `b${names.indexOf(name)}`).join();
  const text = await bundle({
    stdin: {
      contents: `${imports.join('')}
[${list}].forEach((run, index) => {
  const [id, options] = ${DATA}[index];
  try { run(document.getElementById(id), options) }
  catch (error) { setTimeout(() => { throw error }) }
});`,
      resolveDir: COMPONENTS,
      loader: 'ts',
    },
    format: 'iife',
  });
  return text.trim();
}

const knownFiles = new Map<string, Promise<WrittenFile>>();

function bundleFile(module: string): Promise<WrittenFile> {
  const file = knownFiles.get(module) ?? buildFile(module);
  if (process.env.NODE_ENV !== 'development') knownFiles.set(module, file);
  return file;
}

async function buildFile(module: string): Promise<WrittenFile> {
  const text = await bundle({
    entryPoints: [path.join(COMPONENTS, `${module}.ts`)],
    format: 'esm',
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { url: `/behaviours/${path.basename(module)}-${hash}.js`, text };
}

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    platform: 'browser',
    target: TARGET,
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
