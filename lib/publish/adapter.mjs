// @ts-check
import { tsImport } from 'tsx/esm/api';

/**
 * The build adapter that `next build` calls when `out/` is written. Plain JavaScript, because Next
 * loads it as it is; the work itself is TypeScript.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'publish',
  async onBuildComplete({ projectDir, distDir }) {
    /** @type {typeof import('./publish-project')} */
    const { publishProject } = await tsImport('./publish-project.ts', import.meta.url);
    await publishProject(projectDir, distDir);
  },
};

export default adapter;
