import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import type { Host } from './host';
import { runProgram } from './run-program';

const CONFIG = fileURLToPath(new URL('wrangler.jsonc', import.meta.url));

/** Cloudflare's own runtime, workerd, with the worker that serves static assets there. */
export const cloudflare: Host = {
  name: 'Cloudflare',
  start: async ({ siteDir, workDir }) => {
    const wrangler = findWrangler();
    if (wrangler === undefined) return { skip: 'wrangler is not installed' };
    const port = await getPort();
    const inspectorPort = await getPort();
    // In a folder of its own: wrangler keeps its state beside its config.
    const config = path.join(workDir, 'wrangler.jsonc');
    await copyFile(CONFIG, config);
    const where = [
      '--ip',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--inspector-port',
      `${inspectorPort}`,
    ];
    const args = ['dev', '--config', config, '--assets', siteDir, ...where];
    const { stop } = await runProgram(process.execPath, [wrangler, ...args], {
      cwd: workDir,
      port,
      env: {
        CI: 'true',
        NO_COLOR: '1',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: path.join(workDir, 'wrangler.log'),
      },
    });
    return { port, isTls: false, stop };
  },
};

function findWrangler(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('wrangler/package.json');
    return path.join(path.dirname(manifest), 'bin', 'wrangler.js');
  } catch {
    return undefined;
  }
}
