import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArticleText } from '@/lib/content/test-content';
import { addDays } from '@/lib/site/dates';
import { copyProject, run } from '../support/copy-project';

/** In seconds: from nothing, and again with the caches of the first build. */
type Times = { clean: number; warm: number };

/** Builds sites of growing size and, after each, Next's default export of the same content. */
export async function benchBuilds(counts: readonly number[]) {
  const rows: Record<string, object> = {};
  for (const articles of counts) {
    const own = await measureBuild(articles, ['npm', 'run', 'build']);
    const plain = await measureBuild(articles, ['npx', 'next', 'build'], useDefaultExport);
    rows[`${articles} articles, seconds`] = round(own);
    rows[`${articles} articles, default export, seconds`] = round(plain);
    const ratio = { clean: own.clean / plain.clean, warm: own.warm / plain.warm };
    rows[`${articles} articles, ratio`] = round(ratio);
  }
  return rows;
}

const round = ({ clean, warm }: Times) => ({ clean: clean.toFixed(2), warm: warm.toFixed(2) });

/**
 * Builds a copy of the project with copies of one article twice, then removes it.
 *
 * @throws with the output of a build that fails; the copy then stays
 */
async function measureBuild(
  articles: number,
  command: readonly string[],
  prepare?: (folder: string) => Promise<void>,
): Promise<Times> {
  const folder = path.resolve('.tmp/bench');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await writeArticles(folder, articles);
  await prepare?.(folder);
  const build = async () => {
    console.error(`${articles} articles, ${command.join(' ')}…`);
    const startedAt = performance.now();
    // Telemetry would wait for a network.
    const { code, output } = await run(folder, command, { NEXT_TELEMETRY_DISABLED: '1' });
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
  const [copied = ''] = await readdir(blog);
  const [, , body] = (await readFile(path.join(blog, copied), 'utf8')).split('---\n');
  await rm(path.join(blog, copied));
  for (let id = 1; id <= articles; id += 1) {
    const title = `Article ${id}`;
    const image = path.parse(images[id % images.length] ?? '').name;
    const text = makeArticleText({ title, date: addDays('2025-11-01', -id), image }, body);
    await writeFile(path.join(blog, `${id}.md`), text);
  }
}

/** Reduces the configuration of a copy to what an export needs, so that all else is Next's default. */
async function useDefaultExport(folder: string): Promise<void> {
  const config = path.join(folder, 'next.config.mjs');
  await rename(config, path.join(folder, 'site.config.mjs'));
  await writeFile(
    config,
    `import siteConfig from './site.config.mjs';
const { output, pageExtensions, serverExternalPackages, turbopack } = siteConfig('phase-production-build');
// Turbopack cannot bundle esbuild, which is a program.
const external = serverExternalPackages.filter((name) => name === 'esbuild');
export default { output, pageExtensions, serverExternalPackages: external, turbopack };
`,
  );
}
