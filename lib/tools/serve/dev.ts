import './stop-with-npm';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { MESSAGES_FILE } from './form-service';
import { createSiteServer } from './server';

// `npm run dev` starts the local form service, and then the development server of Next.js. The rewrites in
// next.config.mjs forward requests for `/f/…` to the form service.

const service = createSiteServer('out', MESSAGES_FILE);
service.listen(0, '127.0.0.1', () => {
  const { port } = service.address() as AddressInfo;
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const host = ['--hostname', process.env.HOST || 'localhost'];
  const child = spawn(process.execPath, [next, 'dev', ...host], {
    stdio: 'inherit',
    env: {
      ...process.env,
      FORM_SERVICE: `http://127.0.0.1:${port}`,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  child.once('exit', (code) => process.exit(code ?? 0));
  process.once('exit', () => child.kill());
});
