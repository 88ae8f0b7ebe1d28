// @ts-check
import path from 'node:path';
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
    /** @type {typeof import('./publish-site')} */
    const { publishSite } = await tsImport('./publish-site.ts', import.meta.url);
    await publishSite({ outDir: path.join(projectDir, 'out'), distDir });
  },
};

export default adapter;
