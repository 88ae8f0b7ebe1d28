import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listFiles } from '@/lib/site/list-files';
import { listen, stop } from '../serve-site';

export type WatchedFolder = {
  path: string;
  /** What the policies of pages at this address refused; of frames and pages without script, too. */
  refusals: (url: string) => string[];
  remove: () => Promise<void>;
};

/** Notes the errors of our own code, in every page, before anything else of it runs. */
const WATCH = `window.faults = [];
addEventListener('error', ({ message, target, filename }) => {
  const address = target.src || target.href || filename || location.href;
  if (address.startsWith(location.origin)) faults.push((message || 'does not load') + ': ' + address);
}, true);
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...words) => { faults.push(words.join(' ')); log.apply(console, words); };
}`;
const WATCH_HASH = `'sha256-${createHash('sha256').update(WATCH).digest('base64')}'`;

/**
 * Copies a finished site. In the copy every page notes its errors, and reports what its policy
 * refuses: drivers differ in what they tell of both.
 */
export async function copyWatched(outDir: string): Promise<WatchedFolder> {
  const refusals: string[] = [];
  const reports = createServer((req, res) => {
    void text(req).then((body) => {
      refusals.push(body);
      res.writeHead(204).end();
    });
  });
  const reportsUrl = await listen(reports);

  const folder = await mkdtemp(path.join(tmpdir(), 'watched-'));
  await cp(outDir, folder, { recursive: true });
  for (const name of await listFiles(folder)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    if (!policy) continue;
    // Above the page's own policy, which would refuse it. A page that has no script stays so.
    const watched = html.replace('<head>', `<head><script>${WATCH}</script>`);
    if (policy.includes('script-src')) await writeFile(file, watched);
    const reporting = policy.replace('script-src', `script-src ${WATCH_HASH}`);
    const urlPath = `/${name}`.replace(/(?:index)?\.html$/, '');
    await appendFile(
      path.join(folder, '_headers'),
      `${urlPath}\n  Content-Security-Policy-Report-Only: ${reporting}; report-uri ${reportsUrl}\n`,
    );
  }
  return {
    path: folder,
    refusals: (url) => refusals.filter((report) => report.includes(`"${url}/`)),
    remove: async () => {
      await stop(reports);
      await rm(folder, { recursive: true });
    },
  };
}
