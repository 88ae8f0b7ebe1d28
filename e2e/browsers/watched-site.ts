import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';

/** Notes the errors of our own code and what the policy refuses, before anything else of a page runs. */
const WATCH = `window.faults = [];
addEventListener('error', ({ message, target, filename }) => {
  const address = target.src || target.href || filename || location.href;
  if (address.startsWith(location.origin)) faults.push((message || 'does not load') + ': ' + address);
}, true);
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  faults.push(violatedDirective + ' refuses ' + blockedURI + ' ' + sample);
});
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...words) => { faults.push(words.join(' ')); log.apply(console, words); };
}`;

/** Copies a finished site. In the copy each page with scripts notes its faults: drivers differ in what they tell. */
export async function copyWatched(
  outDir: string,
): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'watched-'));
  await cp(outDir, folder, { recursive: true });
  for (const name of await listFiles(folder)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    // Above the page's own policy, which would refuse it.
    const watched = html.replace('<head>', `<head><script>${WATCH}</script>`);
    if (html.includes('script-src')) await writeFile(file, watched);
  }
  return { path: folder, remove: () => rm(folder, { recursive: true }) };
}
