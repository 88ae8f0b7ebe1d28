import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchBuilds } from './builds';
import { benchWeights } from './weights';

// `npm run bench [-- --only weights|builds] [--articles 23,520,2000]`: measures the pages of `out/`, and
// builds of copies of the project. It is a report, not a test: it succeeds whatever the figures are.

const { values } = parseArgs({
  options: { only: { type: 'string' }, articles: { type: 'string', default: '23,520,2000' } },
});
const { only, articles } = values;
const counts = articles.split(',').map(Number);
if (only !== undefined && only !== 'weights' && only !== 'builds') {
  fail(`--only takes weights or builds, not "${only}".`);
} else if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
  fail(`--articles takes numbers with commas between, such as 23,520, not "${articles}".`);
} else if (only !== 'builds' && !existsSync('out/index.html')) {
  fail('There is no site in out/: run npm run build first.');
} else {
  if (only !== 'builds') console.table(await benchWeights());
  if (only !== 'weights') console.table(await benchBuilds(counts));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
