// @ts-check
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';
import { keepExport } from './next/keep-export.mjs';
import { requireTriedVersion } from './next/tried-version.mjs';

/** @returns {Promise<typeof import('./publish-project')>} */
const loadPublisher = () => tsImport('./publish-project.ts', import.meta.url);

/** @type {ReturnType<typeof loadPublisher> | undefined} */
let publisher;

/**
 * The build adapter that `next build` calls when the site is exported. Plain JavaScript, because Next
 * loads it as it is; the work itself is TypeScript, which is loaded while the compiler is at work.
 * With the environment variable `KEEP_EXPORT`, the export is copied to the folder of that name first.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'publish',
  modifyConfig(config, { phase, nextVersion }) {
    if (phase === PHASE_PRODUCTION_BUILD) {
      requireTriedVersion(nextVersion);
      publisher ??= loadPublisher();
      // A failure is reported in onBuildComplete, where the result is awaited.
      publisher.catch(() => undefined);
    }
    return config;
  },
  async onBuildComplete({ projectDir, distDir, config }) {
    const { publishProject } = await (publisher ?? loadPublisher());
    const { KEEP_EXPORT } = process.env;
    if (KEEP_EXPORT) keepExport(KEEP_EXPORT, { exportDir: config.distDir, distDir });
    await publishProject({ projectDir, distDir, exportDir: config.distDir });
  },
};

export default adapter;
