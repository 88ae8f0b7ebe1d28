import { build, type BuildOptions } from 'esbuild';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { scriptJson } from '@/lib/site/escape';
import type { Element, Page, WrittenFile } from './page';

const COMPONENTS = fileURLToPath(new URL('../../components', import.meta.url));

const optionsSchema = z.record(z.string(), z.unknown());
const filesSchema = z.record(z.string(), z.string());

/**
 * Makes one script of behaviours that `components/ui/behaviour.tsx` has noted in a page, in their
 * order; a behaviour that fails does not stop the others. Each further script would be a further hash in
 * the policy, and no compression shortens a hash.
 *
 * @param notes all notes of the page, unless some are wanted
 * @returns the script, empty without behaviours; the files that it imports when they are needed, and
 *   those that the page has to load beside it, by their URLs
 * @throws when a note has another form
 */
export async function bundleBehaviours(
  { $, runtimeFiles }: Pick<Page, '$' | 'runtimeFiles'>,
  notes = $<Element, string>('script[data-behaviour]').toArray(),
): Promise<Bundle> {
  const modules: string[] = [];
  const data: unknown[] = [];
  const files: WrittenFile[] = [];
  const loaded: string[] = [];
  for (const note of notes) {
    const { attribs } = note;
    const options = optionsSchema.parse(JSON.parse($(note).text()));
    // The files that take over an interactive page, for the behaviour that fetches them.
    if ('runtime' in options) options.runtime = runtimeFiles;
    const fetched = filesSchema.parse(JSON.parse(attribs['data-files'] ?? '{}'));
    for (const [option, module] of Object.entries(fetched)) {
      const file = await bundleFile(module);
      options[option] = file.url;
      files.push(file);
    }
    const module = attribs['data-behaviour'] ?? '';
    const hasOptions = Object.keys(options).length > 0;
    const datum = [attribs['data-target'] ?? '', ...(hasOptions ? [options] : [])];
    if (attribs['data-apart'] === undefined) {
      modules.push(module);
      data.push(datum);
    } else {
      const file = nameFile(module, await makeProgram([module], [datum]));
      loaded.push(file.url);
      files.push(file);
    }
  }
  return { script: await makeProgram(modules, data), files, loaded };
}

type Bundle = { script: string; files: WrittenFile[]; loaded: string[] };

/** Makes a program of behaviours. The data of each are the id of its target, and its options. */
async function makeProgram(modules: readonly string[], data: readonly unknown[]): Promise<string> {
  if (modules.length === 0) return '';
  const names = [...new Set(modules)];
  const imports = names.map((name, index) => `import b${index} from './${name}.behaviour.ts';`);
  const list = modules.map((name) => `b${names.indexOf(name)}`).join();
  const contents = `${imports.join('')}
[${list}].forEach((run, index) => {
  const [id, options] = $data[index];
  try { run(document.getElementById(id), options) }
  catch (error) { Promise.reject(error) }
});`;
  const stdin = { contents, resolveDir: COMPONENTS, loader: 'ts' } as const;
  const code = await bundle({ stdin, format: 'iife' });
  return `($data=>{${code.trim()}})(${scriptJson(data)})`;
}

async function bundleFile(module: string): Promise<WrittenFile> {
  const entryPoints = [path.join(COMPONENTS, `${module}.ts`)];
  return nameFile(module, await bundle({ entryPoints, format: 'esm' }));
}

function nameFile(module: string, text: string): WrittenFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { url: `/behaviours/${path.basename(module)}-${hash}.js`, text };
}

const known = new Map<string, Promise<string>>();

/** Two thousand articles have the same program: it is bundled once. */
function bundle(options: BuildOptions): Promise<string> {
  const key = JSON.stringify(options);
  const text = known.get(key) ?? run(options);
  // In development, a module may change.
  if (process.env.NODE_ENV !== 'development') known.set(key, text);
  return text;
}

async function run(options: BuildOptions): Promise<string> {
  const common = { bundle: true, minify: true, platform: 'browser', target: 'es2020' } as const;
  const { outputFiles } = await build({ ...common, ...options, write: false });
  return outputFiles.map(({ text }) => text).join('');
}
