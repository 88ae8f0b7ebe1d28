import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { locationOf, parseRedirectRules } from '../host-rules';

// `npx tsx lib/tools/serve/hosts/print-redirects.ts nginx|caddy out` prints the site's redirects as lines that
// nginx.conf or site.caddy includes: neither server reads `out/_redirects`.

const [server, outDir = 'out'] = process.argv.slice(2);
if (server !== 'nginx' && server !== 'caddy') throw new Error('Name the server: nginx or caddy.');
/** The server's variable for `?` and the query of a request. */
const query = server === 'nginx' ? '$is_args$args' : '{asked}';
const rules = parseRedirectRules(await readFile(path.join(outDir, '_redirects'), 'utf8'));
// Caddy refuses an empty file.
console.log(`# The redirects of ${outDir}/_redirects.`);
for (const { from, to, status } of rules) {
  // A server would read these as a variable or as the end of the text.
  const target = locationOf(to.replace(/[${}"\\]/g, encodeURIComponent), query);
  const place = from.endsWith('/*') ? `^~ "${from.slice(0, -1)}"` : `= "${from}"`;
  console.log(
    server === 'nginx'
      ? `location ${place} { return ${status} "${target}"; }`
      : `redir "${from}" "${target}" ${status}`,
  );
}
