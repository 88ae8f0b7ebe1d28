import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Table } from '@/lib/authoring/terminal';
import { listFiles } from '@/lib/site/list-files';
import { copyProject, FIXTURE, run } from '../copy-project';
import { longArticle } from '../generated-articles';
import { BENCH_DIR, formatAgainst, formatCount, formatRatio, formatSeconds, NONE } from './figures';

const GOALS = {
  /** How much more an article may cost on the largest site than on the one before it. */
  growth: 1.3,
  /** The build's time to that of Next's default export of the same articles. */
  defaultExport: 1,
} as const;

/** Times are in milliseconds. */
type MeasuredBuild = {
  articles: number;
  /** From nothing. */
  clean: number;
  /** Again, with the caches of the first. */
  warm: number;
  files: number;
  bytes: number;
};

/**
 * Builds sites of growing size, and next to each of them, in the same run, Next's default export of
 * the same content.
 */
export async function benchBuilds(counts: readonly number[]): Promise<Table> {
  const builds: { own: MeasuredBuild; byDefault: MeasuredBuild }[] = [];
  for (const articles of counts) {
    builds.push({
      own: await measureBuild(articles, ['npm', 'run', 'build']),
      byDefault: await measureBuild(articles, ['npx', 'next', 'build'], useDefaultExport),
    });
  }

  const cells = ({ clean, warm, files, bytes }: MeasuredBuild) => [
    formatSeconds(clean),
    formatSeconds(warm),
    formatCount(files),
    `${(bytes / 1_000_000).toFixed(1)} MB`,
  ];
  const ratio = (one: number, other: number) =>
    formatAgainst(GOALS.defaultExport, one / other, formatRatio);
  const costs = builds.map(({ own }) => costOfArticle(builds[0]?.own, own));
  const growth = (costs.at(-1) ?? NaN) / (costs.at(-2) ?? NaN);
  return {
    title: 'Builds of generated articles',
    header: ['site', 'clean', 'warm', 'files', 'size', 'clean to default', 'warm to default'],
    rows: builds.flatMap(({ own, byDefault }) => [
      [
        `${formatCount(own.articles)} articles`,
        ...cells(own),
        ratio(own.clean, byDefault.clean),
        ratio(own.warm, byDefault.warm),
      ],
      ['  default export', ...cells(byDefault), NONE, NONE],
    ]),
    notes: [
      `An article of the largest site costs ${formatAgainst(GOALS.growth, growth, formatRatio)} times an article of the one before it.`,
    ],
  };
}

/** What each further article adds to a clean build's time, compared with the smallest site. */
function costOfArticle(smallest: MeasuredBuild | undefined, { articles, clean }: MeasuredBuild) {
  return smallest ? (clean - smallest.clean) / (articles - smallest.articles) : NaN;
}

/**
 * Builds a copy of the project with generated articles twice, then removes it.
 *
 * @throws with the output of a build that fails; the copy then stays
 */
async function measureBuild(
  articles: number,
  command: readonly string[],
  prepare: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<MeasuredBuild> {
  const folder = path.join(BENCH_DIR, 'build');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder, { contentFrom: FIXTURE });
  const blog = path.join(folder, 'content/blog');
  await rm(blog, { recursive: true });
  await mkdir(blog);
  const images = (await readdir(path.join(folder, 'content/images'))).sort();
  const names = images.map((file) => path.parse(file).name);
  for (let id = 1; id <= articles; id += 1) {
    await writeFile(path.join(blog, `${id}.md`), longArticle(id, names));
  }
  await prepare(folder);

  const build = async (label: string) => {
    console.error(`${formatCount(articles)} articles, ${command.join(' ')}, ${label}…`);
    const startedAt = performance.now();
    // Telemetry would wait for a network.
    const { code, output } = await run(folder, command, { NEXT_TELEMETRY_DISABLED: '1' });
    if (code !== 0) throw new Error(`The build failed in ${folder}:\n${output}`);
    return performance.now() - startedAt;
  };
  const clean = await build('clean');
  const warm = await build('warm');
  const outDir = path.join(folder, 'out');
  const files = await listFiles(outDir);
  const sizes = await Promise.all(files.map(async (file) => stat(path.join(outDir, file))));
  await rm(folder, { recursive: true });
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return { articles, clean, warm, files: files.length, bytes };
}

/** Leaves of a copy's configuration only what an export needs: all else is Next's default. */
async function useDefaultExport(folder: string): Promise<void> {
  const config = path.join(folder, 'next.config.mjs');
  await rename(config, path.join(folder, 'site.config.mjs'));
  await writeFile(
    config,
    `import siteConfig from './site.config.mjs';
const { output, pageExtensions, turbopack } = siteConfig('phase-export');
export default { output, pageExtensions, turbopack };
`,
  );
}
