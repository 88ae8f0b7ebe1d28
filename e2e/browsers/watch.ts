import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';

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

/** Copies a finished site and adds the watch to each page, since drivers report different faults. */
export async function copyWatched(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const name of (await listFiles(to)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(path.join(to, name), 'utf8');
    // Before the page's own policy, which would refuse it.
    const watched = html.replace('<head>', `<head><script>${WATCH}</script>`);
    await writeFile(path.join(to, name), watched);
  }
}
