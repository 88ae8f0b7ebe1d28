// @ts-check
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies an export as it is before it is finished, with what Next knows of its pages, for tests.
 *
 * @param {string} folder replaced when it is there
 * @param {{ exportDir: string, distDir: string }} from the exported site, and Next's own folder
 */
export function keepExport(folder, { exportDir, distDir }) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(exportDir, path.join(folder, 'export'), { recursive: true });
  for (const part of ['server/app', 'prerender-manifest.json']) {
    cpSync(path.join(distDir, part), path.join(folder, 'dist', part), { recursive: true });
  }
}
