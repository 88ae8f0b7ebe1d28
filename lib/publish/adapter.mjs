// @ts-check
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';
import { requireTriedVersion } from './next/tried-version.mjs';

/** @returns {Promise<typeof import('./publish-project')>} */
const loadPublisher = () => tsImport('./publish-project.ts', import.meta.url);

/** @type {ReturnType<typeof loadPublisher> | undefined} */
let publisher;

/**
 * The build adapter that `next build` calls when the site is exported. Plain JavaScript, because Next
 * loads it as it is; the work itself is TypeScript, which is loaded while the compiler is at work.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'publish',
  modifyConfig(config, { phase, nextVersion }) {
    if (phase === PHASE_PRODUCTION_BUILD) {
      requireTriedVersion(nextVersion);
      publisher ??= loadPublisher();
      // What goes wrong is said when it is needed.
      publisher.catch(() => undefined);
    }
    return config;
  },
  async onBuildComplete({ projectDir, distDir, config }) {
    const { publishProject } = await (publisher ?? loadPublisher());
    await publishProject({ projectDir, distDir, exportDir: config.distDir });
  },
};

export default adapter;
