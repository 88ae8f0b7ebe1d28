import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArticleText } from '@/lib/content/test-content';
import { addDays } from '@/lib/site/dates';
import { copyProject, runToEnd } from '../support/copy-project';

type BuildSeconds = { clean: number; warm: number };

export async function measureBuilds(counts: readonly number[]) {
  const rows: Record<string, object> = {};
  for (const articles of counts) {
    const site = await measureBuild(articles, ['npm', 'run', 'build']);
    const defaultExport = await measureBuild(articles, ['npx', 'next', 'build'], useDefaultExport);
    rows[`${articles} articles: npm run build, seconds`] = format(site);
    rows[`${articles} articles: default export of Next.js, seconds`] = format(defaultExport);
    rows[`${articles} articles: ratio`] = format({
      clean: site.clean / defaultExport.clean,
      warm: site.warm / defaultExport.warm,
    });
  }
  return rows;
}

const format = ({ clean, warm }: BuildSeconds) => ({
  clean: clean.toFixed(2),
  warm: warm.toFixed(2),
});

/**
 * Builds a copy of the project twice: first without caches (`clean`), then with the caches of the first build (`warm`).
 *
 * @throws with the output of a build that fails, and does not delete the copy, so that you can inspect it
 */
async function measureBuild(
  articles: number,
  command: readonly string[],
  prepare?: (folder: string) => Promise<void>,
): Promise<BuildSeconds> {
  const folder = path.resolve('.tmp/bench');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await writeArticles(folder, articles);
  await prepare?.(folder);
  const build = async () => {
    console.error(`Building ${articles} articles with ${command.join(' ')}…`);
    const startedAt = performance.now();
    // Without network access, Next.js telemetry would delay the end of the build.
    const { code, output } = await runToEnd(folder, command, { NEXT_TELEMETRY_DISABLED: '1' });
    if (code !== 0) throw new Error(`The build failed in ${folder}:\n${output}`);
    return (performance.now() - startedAt) / 1000;
  };
  const times = { clean: await build(), warm: await build() };
  await rm(folder, { recursive: true });
  return times;
}

async function writeArticles(folder: string, articles: number): Promise<void> {
  await writeFile(path.join(folder, 'content/redirects.yaml'), '');
  const images = await readdir(path.join(folder, 'content/images'));
  const blog = path.join(folder, 'content/blog');
  const [originalFile = ''] = await readdir(blog);
  const [, , body] = (await readFile(path.join(blog, originalFile), 'utf8')).split('---\n');
  await rm(path.join(blog, originalFile));
  for (let id = 1; id <= articles; id += 1) {
    const title = `Article ${id}`;
    const image = path.parse(images[id % images.length] ?? '').name;
    const text = makeArticleText({ title, date: addDays('2025-11-01', -id), image }, body);
    await writeFile(path.join(blog, `${id}.md`), text);
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
