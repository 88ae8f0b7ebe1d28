import { printTable } from '@/lib/authoring/terminal';
import { serveFaultySite } from '../faulty-site';
import { exitOnSignal } from '../hosts/programs';
import { buildVariant, outDirOf } from '../sites';
import { startChromium } from './chromium';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { type EngineName, type Flow, flowsOf } from './flows';
import { Visitor } from './visitor';
import { copyWatched } from './watched-site';
import { startWebkit } from './webkit';

/**
 * `npm run test:browsers`: the core flows in every engine; exits with 1 if one of them fails. An
 * engine that cannot be had is named and skipped. `-- menu` chooses the flows with "menu" in their
 * names, and `-- "WebKit: menu"` those of one engine.
 */
const ENGINES: readonly [EngineName, () => Promise<Driver | { skip: string }>][] = [
  ['Chromium', startChromium],
  ['Firefox', () => startFirefox(false)],
  ['Firefox without script', () => startFirefox(true)],
  ['WebKit', startWebkit],
];

const wanted = process.argv[2] ?? '';
const asked = ENGINES.map(([name, start]) => ({
  name,
  start,
  flows: flowsOf(name).filter((flow) => `${name}: ${flow.name}`.includes(wanted)),
})).filter(({ flows }) => flows.length > 0);

if (asked.length === 0) throw new Error(`No flow is named “${wanted}”`);

exitOnSignal();
for (const name of ['plain', 'rich'] as const) await buildVariant(name);
const folders = {
  plain: await copyWatched(outDirOf('plain')),
  rich: await copyWatched(outDirOf('rich')),
};
try {
  const results = await Promise.all(asked.map(runFlows));
  printTable({
    title: 'The core flows in every engine',
    header: ['', 'version', 'passed', 'seconds'],
    rows: results.map(({ cells }) => cells),
    notes: ['', ...results.flatMap(({ notes }) => notes)],
  });
  if (results.some(({ hasFailed }) => hasFailed)) process.exitCode = 1;
} finally {
  await Promise.all(Object.values(folders).map((folder) => folder.remove()));
}

type Result = { cells: string[]; notes: string[]; hasFailed: boolean };

async function runFlows({ name, start, flows }: (typeof asked)[number]): Promise<Result> {
  const startedAt = Date.now();
  const driver = await start();
  if ('skip' in driver) {
    return { cells: [name], notes: [`${name} is skipped: ${driver.skip}.`], hasFailed: false };
  }
  const faults: string[] = [];
  for (const flow of flows) {
    const fault = await visit(driver, flow, folders[flow.site ?? 'plain'].path);
    if (fault) faults.push(`${name}: ${flow.name}:\n  ${fault}`);
  }
  await driver.close();
  const passed = `${flows.length - faults.length} of ${flows.length}`;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return {
    cells: [name, driver.version, passed, `${seconds}`],
    notes: faults,
    hasFailed: faults.length > 0,
  };
}

/** Follows a flow on a site of its own, with an address that the browser does not know. Returns what failed. */
async function visit(driver: Driver, flow: Flow, outDir: string): Promise<string | undefined> {
  const { site, close } = await serveFaultySite(outDir);
  try {
    await driver.resize(1280);
    await flow.visit(new Visitor(site, driver));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await close();
  }
}
