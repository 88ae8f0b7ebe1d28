// @ts-check
import { tsImport } from 'tsx/esm/api';
import { guardOut } from './guard-out.mjs';
import { requireSupportedNext } from './next/supported-version.mjs';

/** @param {string} projectDir */
async function startBuild(projectDir) {
  /** @type {typeof import('./build')} */
  const build = await tsImport('./build.ts', import.meta.url);
  return build.startBuild(projectDir);
}

/** @type {ReturnType<typeof startBuild> | undefined} */
let started;

/**
 * The build adapter that `next build` calls when the site is exported. Plain JavaScript, because Next
 * loads it as it is. It checks the content while the compiler is at work.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'publish',
  modifyConfig(config, { nextVersion, projectDir }) {
    if (!started) guardOut(projectDir);
    requireSupportedNext(nextVersion);
    started ??= startBuild(projectDir);
    // onBuildComplete awaits the result, and throws what was thrown.
    started.catch(() => undefined);
    return config;
  },
  async onBuildComplete({ projectDir, config }) {
    const finishBuild = await (started ?? startBuild(projectDir));
    await finishBuild(config.distDir);
  },
};

export default adapter;
