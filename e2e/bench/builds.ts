import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArticleText } from '@/lib/content/test-content';
import { addDays } from '@/lib/site/dates';
import { BUILD_COMMAND, copyProject } from '../support/copy-project';
import { runToEnd } from '../support/programs';

export async function measureBuilds(counts: readonly number[]) {
  const rows: Record<string, { clean?: string; warm?: string }> = {};
  for (const articles of counts) {
    const addRow = (name: string, values: readonly number[]) => {
      const [clean = '', warm = ''] = values.map((value) => value.toFixed(2));
      rows[`${articles} articles: ${name}`] = { clean, warm };
    };
    const site = await measureBuild(articles, BUILD_COMMAND);
    const defaultExport = await measureBuild(articles, ['npx', 'next', 'build'], useDefaultExport);
    addRow('npm run build, seconds', site);
    addRow('default export of Next.js, seconds', defaultExport);
    const ratios = site.map((seconds, index) => seconds / (defaultExport[index] ?? NaN));
    addRow('ratio', ratios);
  }
  return rows;
}

/**
 * Builds a copy of the project twice: first without caches, then with the caches of the first build.
 *
 * @returns the durations in seconds
 *
 * @throws an error with the build's output if a build fails. In this case, the copy is kept for inspection.
 */
async function measureBuild(
  articles: number,
  command: readonly string[],
  prepare?: (folder: string) => Promise<void>,
): Promise<number[]> {
  const folder = path.resolve('.tmp/bench');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await writeArticles(folder, articles);
  await prepare?.(folder);
  const build = async () => {
    console.error(`Building ${articles} articles with ${command.join(' ')}…`);
    const startedAt = performance.now();
    // Disable the telemetry of Next.js, because it delays the end of a build if there is no internet access.
    const { code, output } = await runToEnd(folder, command, { NEXT_TELEMETRY_DISABLED: '1' });
    if (code !== 0) throw new Error(`The build failed in ${folder}:\n${output}`);
    return (performance.now() - startedAt) / 1000;
  };
  const times = [await build(), await build()];
  await rm(folder, { recursive: true });
  return times;
}

async function writeArticles(folder: string, articles: number): Promise<void> {
  await writeFile(path.join(folder, 'content/redirects.yaml'), '');
  const images = await readdir(path.join(folder, 'content/images'));
  const blog = path.join(folder, 'content/blog');
  const [, , body] = (await readFile(path.join(blog, '5.md'), 'utf8')).split('---\n');
  await rm(path.join(blog, '5.md'));
  for (let id = 1; id <= articles; id += 1) {
    const image = path.parse(images[id % images.length] ?? '').name;
    const fields = { title: `Article ${id}`, date: addDays('2025-11-01', -id), image };
    await writeFile(path.join(blog, `${id}.md`), makeArticleText(fields, body));
  }
}

async function useDefaultExport(folder: string): Promise<void> {
  const config = path.join(folder, 'next.config.mjs');
  await rename(config, path.join(folder, 'site.config.mjs'));
  await writeFile(
    config,
    `import siteConfig from './site.config.mjs';
const { output, pageExtensions, serverExternalPackages, turbopack } = siteConfig('phase-production-build');
// Turbopack cannot bundle esbuild, because esbuild is a native program.
const external = serverExternalPackages.filter((name) => name === 'esbuild');
export default { output, pageExtensions, serverExternalPackages: external, turbopack };
`,
  );
}
