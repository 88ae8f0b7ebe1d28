import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '@/lib/tools/serve/test-server';
import { buildFixture, fixtureOut } from '../support/sites';
import { ENGINES } from './engines';
import { flows } from './flows';

// `npm run test:browsers -- [FILTER]` runs the flows in every installed engine, and exits with code 1 if a flow fails.
// FILTER selects the flows whose names contain it. A name begins with the engine, as in `WebKit: contact`.

const filter = process.argv[2] ?? '';
let flowCount = 0;

// Exit on a signal, so that the `exit` handlers kill the programs that the flows have started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
await buildFixture();
const folder = await mkdtemp(path.join(tmpdir(), 'browsers-'));
try {
  for (const name of Object.keys(ENGINES)) await runFlows(name);
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (flowCount === 0)
  throw new Error(`No flow ran: no name contains “${filter}”, or its browser is not installed.`);

async function runFlows(name: string): Promise<void> {
  const chosen = Object.entries(flows).filter(([title]) => `${name}: ${title}`.includes(filter));
  if (chosen.length === 0) return;
  const engine = await ENGINES[name]?.(folder, filter.startsWith(name));
  console.log(name, engine?.version ?? 'is not installed, so its flows are skipped.');
  if (!engine) return;
  for (const [title, runFlow] of chosen) {
    flowCount += 1;
    // Use a new port for each flow. On the same origin, a flow would find the data that earlier flows stored.
    const site = await serveSite(fixtureOut);
    const page = await engine.newPage();
    await page.setViewport({ width: 1280, height: 740 });
    const error: unknown = await runFlow(page, site, engine.newPage).catch(
      (reason: unknown) => reason,
    );
    await page.close();
    await site.close();
    console.log(`${error ? 'FAILED' : 'passed'}: ${name}: ${title}`);
    if (!error) continue;
    console.error(String(error));
    process.exitCode = 1;
  }
  await engine.close();
}
