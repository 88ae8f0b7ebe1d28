import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBehaviours } from './check-behaviours';
import { checkLinks } from './check-links';
import { checkMetadata } from './check-metadata';
import { readClientModules } from './client-modules';
import { finishPage } from './finish-page';
import { findRouterFiles, findUnusedChunks } from './leftovers';
import { addressOf, type Fault } from './page';
import type { PageFacts } from './page-facts';
import { PublishError } from './publish-error';
import { createUsedStyles } from './used-styles';

/** Next's 404 page is `404.html` in `out/` and a route of another name in Next's own folder. */
const ROUTE_OF = new Map([['/404', '/_not-found']]);

type Site = {
  /** The folder with the exported site, `out`. */
  outDir: string;
  /** Next's own folder, `.next`. */
  distDir: string;
};

/**
 * Finishes the site that Next has exported: takes the framework from its pages, removes what nobody
 * asks for, and checks the result.
 *
 * @throws PublishError with every fault of every page at once
 */
export async function publishSite({ outDir, distDir }: Site): Promise<void> {
  const clientModules = await readClientModules(distDir);
  const exported = await listFiles(outDir);
  await removeFiles(outDir, findRouterFiles(exported));

  const faults: Fault[] = [];
  const facts: PageFacts[] = [];
  const mentions: string[] = [];
  const assets = { readAsset: createReadAsset(outDir), usedStyles: createUsedStyles() };
  for (const file of (await listFiles(outDir)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const address = addressOf(file);
    const modules = clientModules.get(ROUTE_OF.get(address) ?? address) ?? [];
    const finished = await finishPage({ file, html, clientModules: modules }, assets);
    faults.push(...finished.faults);
    facts.push(finished.facts);
    mentions.push(finished.html);
    await writeFile(path.join(outDir, file), finished.html);
    if (finished.payload) {
      await writeFile(path.join(outDir, finished.payload.address), finished.payload.text);
    }
  }

  await removeUnusedChunks(outDir, mentions);
  await removeEmptyFolders(outDir);
  const files = new Set(await listFiles(outDir));
  faults.push(...checkMetadata(facts), ...checkLinks(facts, files));
  const behaviours = new Map(
    facts.flatMap((page) => page.behaviours.map((behaviour) => [behaviour.script, behaviour])),
  );
  faults.push(...checkBehaviours(behaviours.values()));
  if (faults.length > 0) throw new PublishError(faults);
}

async function removeUnusedChunks(outDir: string, pages: readonly string[]): Promise<void> {
  const names = (await listFiles(outDir)).filter((file) => file.startsWith('_next/'));
  const texts = names.map(async (name): Promise<[string, string]> => {
    return [name, await readFile(path.join(outDir, name), 'latin1')];
  });
  await removeFiles(outDir, findUnusedChunks(new Map(await Promise.all(texts)), pages));
}

/** Every file below a folder, relative to it, with slashes, in a fixed order. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(path.join(folder, file))));
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isDirectory())) {
    await removeEmptyFolders(path.join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Reads each file once. */
function createReadAsset(outDir: string): (address: string) => Buffer | undefined {
  const known = new Map<string, Buffer | undefined>();
  return (address) => {
    if (!known.has(address))
      known.set(address, tryRead(path.join(outDir, decodeURIComponent(address))));
    return known.get(address);
  };
}

function tryRead(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
