import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resolveRedirectTarget, parseRedirectRules } from '../host-rules';

// `npx tsx lib/tools/serve/hosts/print-redirects.ts nginx|caddy out` prints the site's redirects in the syntax of
// nginx or Caddy. nginx.conf and site.caddy include the result, because neither server reads `out/_redirects`.

const [server, outDir = 'out'] = process.argv.slice(2);
if (server !== 'nginx' && server !== 'caddy')
  throw new Error('The first argument must be the name of the server: nginx or caddy.');
const QUERY_VARIABLE = server === 'nginx' ? '$is_args$args' : '{query_string}';
const rules = parseRedirectRules(await readFile(path.join(outDir, '_redirects'), 'utf8'));
// Print at least this comment, because Caddy rejects an empty file.
console.log(`# Redirects of ${outDir}/_redirects.`);
for (const { from, to, status } of rules) {
  // Encode these characters, because the server would parse them as a variable or as the end of the string.
  const target = resolveRedirectTarget(to.replace(/[${}"\\]/g, encodeURIComponent), QUERY_VARIABLE);
  const nginxLocation = from.endsWith('/*') ? `^~ "${from.slice(0, -1)}"` : `= "${from}"`;
  console.log(
    server === 'nginx'
      ? `location ${nginxLocation} { return ${status} "${target}"; }`
      : `redir "${from}" "${target}" ${status}`,
  );
}
