// @ts-check
import { tsImport } from 'tsx/esm/api';

/**
 * The build adapter that `next build` calls when the site is exported. Plain JavaScript, because Next
 * loads it as it is; the work itself is TypeScript.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'publish',
  async onBuildComplete({ projectDir, distDir, config }) {
    /** @type {typeof import('./publish-project')} */
    const { publishProject } = await tsImport('./publish-project.ts', import.meta.url);
    await publishProject({ projectDir, distDir, exportDir: config.distDir });
  },
};

export default adapter;
