import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitOnSignal } from '../hosts/programs';
import { serveSite } from '@/lib/tools/serve/test-server';
import { buildFixture, fixtureOut } from '../support/sites';
import { ENGINES } from './engines';
import { firefoxFlows, flows } from './flows';

/**
 * `npm run test:browsers`: follows the flows in every engine; exits with 1 if one fails. An engine
 * that is not installed is named and skipped. `-- contact` chooses the flows with "contact" in their names,
 * `-- "WebKit: contact"` those of one engine.
 */
const wanted = process.argv[2] ?? '';
let count = 0;

exitOnSignal();
await buildFixture();
const folder = await mkdtemp(path.join(tmpdir(), 'browsers-'));
try {
  for (const name of Object.keys(ENGINES)) await runFlows(name);
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (count === 0) throw new Error(`No flow of “${wanted}” could run`);

async function runFlows(name: string): Promise<void> {
  const chosen = Object.entries({ ...flows, ...(name === 'Firefox' && firefoxFlows) }).filter(
    ([title]) => `${name}: ${title}`.includes(wanted),
  );
  if (chosen.length === 0) return;
  const engine = await ENGINES[name]?.(folder);
  console.log(engine ? `${name} ${await engine.version()}` : `${name} is skipped: not installed`);
  if (!engine) return;
  for (const [title, follow] of chosen) {
    count += 1;
    // On a new port, where the browser has stored nothing.
    const site = await serveSite(fixtureOut);
    const page = await engine.newPage();
    await page.setViewport({ width: 1280, height: 740 });
    const error: unknown = await follow(page, site).catch((reason: unknown) => reason);
    await page.close();
    await site.close();
    console.log(`${error ? 'FAILED' : 'passed'}: ${name}: ${title}`);
    if (!error) continue;
    console.error(String(error));
    process.exitCode = 1;
  }
  await engine.close();
}
