import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirectFormats, redirectLines } from './redirect-lines';

/** `npx tsx e2e/hosts/print-redirects.ts nginx|caddy out`: the site's redirects for that server. */
const [wanted, outDir = 'out'] = process.argv.slice(2);
const format = redirectFormats.find((known) => known === wanted);
if (format === undefined) {
  console.error(`Say for which server: ${redirectFormats.join(' or ')}.`);
  process.exitCode = 1;
} else {
  const redirects = await readFile(path.join(outDir, '_redirects'), 'utf8');
  process.stdout.write(redirectLines(format, redirects));
}
