import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FORMATS, redirectLines } from './redirect-lines';

/** `npx tsx e2e/hosts/print-redirects.ts nginx|caddy out`: the site's redirects for that server. */
const [wanted, outDir = 'out'] = process.argv.slice(2);
const format = FORMATS.find((known) => known === wanted);
if (format === undefined) {
  console.error(`Say for which server: ${FORMATS.join(' or ')}.`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    redirectLines(format, await readFile(path.join(outDir, '_redirects'), 'utf8')),
  );
}
