import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printTable, type Table } from '@/lib/authoring/terminal';
import { exitOnSignal } from '../hosts/programs';
import { benchBuilds } from './builds';
import { benchLoad } from './load';
import { benchPaint } from './paint';
import { benchWeights } from './weights';

/** Each part measures the site in `out/`, except `builds`, which builds copies of the project. */
const PARTS = { weights: benchWeights, builds: benchBuilds, paint: benchPaint, load: benchLoad };

/** The smallest shows what any site costs; the other two, how the cost of an article grows. */
const ARTICLES = '23,520,2000';

/**
 * `npm run bench`: measures what visitors and editors wait for. It is a report, not a test: it
 * succeeds whatever the figures are, and marks those above their goals.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, articles: { type: 'string', default: ARTICLES } },
  });
  const { only, articles } = values;
  if (only !== undefined && !(only in PARTS)) {
    throw new Error(`--only takes one of ${Object.keys(PARTS).join(', ')}, not "${only}".`);
  }
  if (!/^[1-9]\d{0,4}(,[1-9]\d{0,4})*$/.test(articles)) {
    throw new Error(
      `--articles takes whole numbers from 1 to 99999 with commas between, such as ${ARTICLES}, not "${articles}".`,
    );
  }
  const counts = [...new Set(articles.split(',').map(Number))].sort((a, b) => a - b);

  for (const [name, measure] of Object.entries(PARTS)) {
    if (only !== undefined && name !== only) continue;
    if (name !== 'builds' && !existsSync('out/index.html')) {
      throw new Error('There is no site in out/: run npm run build first.');
    }
    const table: Table = await measure(counts);
    printTable(table);
  }
}

exitOnSignal();
try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
