// @ts-check
import { tsImport } from 'tsx/esm/api';
import { keepExport } from './next/keep-export.mjs';
import { requireTriedVersion } from './next/tried-version.mjs';

/** @param {string} projectDir */
async function openProject(projectDir) {
  /** @type {typeof import('./publish-project')} */
  const publisher = await tsImport('./publish-project.ts', import.meta.url);
  return publisher.openProject(projectDir);
}

/** @type {ReturnType<typeof openProject> | undefined} */
let project;

/**
 * The build adapter that `next build` calls when the site is exported. Plain JavaScript, because Next
 * loads it as it is; the work itself is TypeScript. It checks the content while the compiler is at work.
 * With the environment variable `KEEP_EXPORT`, the export is copied to the folder of that name first.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'publish',
  modifyConfig(config, { nextVersion, projectDir }) {
    requireTriedVersion(nextVersion);
    project ??= openProject(projectDir);
    // A failure is reported in onBuildComplete, where the result is awaited.
    project.catch(() => undefined);
    return config;
  },
  async onBuildComplete({ projectDir, distDir, config }) {
    const { publish } = await (project ?? openProject(projectDir));
    const { KEEP_EXPORT } = process.env;
    if (KEEP_EXPORT) keepExport(KEEP_EXPORT, { exportDir: config.distDir, distDir });
    await publish({ distDir, exportDir: config.distDir });
  },
};

export default adapter;
