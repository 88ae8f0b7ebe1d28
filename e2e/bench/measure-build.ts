import { existsSync } from 'node:fs';
import path from 'node:path';
import { measureFolder, type FolderSize } from './folder-size';
import { measureListPage, type ListPageSize } from './list-page';
import { prepareProject, removeProject, useDefaultExport } from './prepare-project';
import { runBuild, type BuildRun } from './run-build';

export type MeasuredBuild = BuildRun & {
  articles: number;
  /** The whole of `out/`. */
  out: FolderSize;
  listPage: ListPageSize;
};

/** `site`: as this project builds; `default`: Next's own export of the same pages, unconfigured. */
export type BuildKind = 'site' | 'default';

const COMMANDS: Record<BuildKind, readonly string[]> = {
  site: ['npm', 'run', 'build'],
  default: ['npx', 'next', 'build'],
};

/**
 * Builds a copy of the project with so many generated articles from nothing, then removes it. Of a
 * build that fails its last checks, such as those of the budgets, the figures stand all the same.
 *
 * @throws with the build's own words when it fails before there is a site
 */
export async function measureBuild(articles: number, kind: BuildKind): Promise<MeasuredBuild> {
  const isDefault = kind === 'default';
  const folder = await prepareProject(isDefault ? `${articles}-default` : `${articles}`, articles);
  if (isDefault) await useDefaultExport(folder);
  const label = `${articles} articles${isDefault ? ', default export' : ''}`;
  const run = await runBuild(folder, COMMANDS[kind], label);
  // The site's own build publishes nothing that has a fault: what is wrong stands beside out/.
  const isFaulty = run.failure !== undefined && !isDefault;
  const outDir = path.join(folder, isFaulty ? '.tmp/export' : 'out');
  if (run.failure !== undefined) {
    const message = `${label}: the build failed in ${folder}\n${run.failure}`;
    if (!existsSync(outDir)) throw new Error(message);
    console.error(message);
    process.exitCode = 1;
  }
  const out = await measureFolder(outDir);
  const listPage = await measureListPage(outDir);
  if (run.failure === undefined) await removeProject(folder);
  return { ...run, articles, out, listPage };
}
