import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';
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
/** Seconds by flow and engine. */
const table: Record<string, Record<string, string>> = {};

/** Collects errors of our own code and policy violations, from before the page's first script. */
const WATCH = `window.faults = [];
addEventListener('error', ({ message, target, filename }) => {
  const url = target.src || target.href || filename || location.href;
  if (url.startsWith(location.origin)) faults.push((message || 'does not load') + ': ' + url);
}, true);
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  faults.push(violatedDirective + ' refuses ' + blockedURI + ' ' + sample);
});
for (const level of ['error', 'warn']) console[level] = (...words) => faults.push(words.join(' '));`;

exitOnSignal();
await buildFixture();
const folder = await mkdtemp(path.join(tmpdir(), 'browsers-'));
const outDir = path.join(folder, 'out');
try {
  await copyWatched(fixtureOut, outDir);
  for (const name of Object.keys(ENGINES)) await runFlows(name);
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (Object.keys(table).length === 0) throw new Error(`No flow of “${wanted}” could run`);
console.table(table);

async function runFlows(name: string): Promise<void> {
  const chosen = Object.entries({ ...flows, ...(name === 'Firefox' && firefoxFlows) }).filter(
    ([title]) => `${name}: ${title}`.includes(wanted),
  );
  if (chosen.length === 0) return;
  const engine = await ENGINES[name]?.(folder);
  console.log(engine ? `${name} ${await engine.version()}` : `${name} is skipped: not installed`);
  if (!engine) return;
  for (const [title, follow] of chosen) {
    const startedAt = Date.now();
    // On a new port, where the browser has stored nothing.
    const site = await serveSite(outDir);
    const page = await engine.newPage();
    await page.setViewport({ width: 1280, height: 740 });
    const error: unknown = await follow(page, site).catch((reason: unknown) => reason);
    await page.close();
    await site.close();
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    (table[title] ??= {})[name] = error ? `FAILED ${seconds}` : seconds;
    if (!error) continue;
    console.error(`${name}: ${title}\n  ${String(error)}`);
    process.exitCode = 1;
  }
  await engine.close();
}

/** Copies a finished site and adds the watch to each page, since drivers report different faults. */
async function copyWatched(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const name of (await listFiles(to)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(path.join(to, name), 'utf8');
    // Before the page's own policy, which would refuse it.
    const watched = html.replace('<head>', `<head><script>${WATCH}</script>`);
    await writeFile(path.join(to, name), watched);
  }
}
