import { benchBuilds } from './builds';
import { requireBuiltSite } from './built-site';
import { benchLoad } from './load';
import { parseOptions, type BenchOptions, type BenchPart } from './options';
import { benchPaint } from './paint';
import { benchWeights } from './weights';

/**
 * `npm run bench`: measures what visitors and editors wait for. A report and no test: it ends well
 * whatever the figures are, and names those above their goals.
 */
const parts: Record<BenchPart, (options: BenchOptions) => Promise<void>> = {
  weights: async () => benchWeights(await requireBuiltSite()),
  builds: ({ articles }) => benchBuilds(articles),
  paint: async () => benchPaint(await requireBuiltSite()),
  load: async () => benchLoad(await requireBuiltSite()),
};

try {
  const options = parseOptions(process.argv.slice(2));
  for (const part of options.parts) await parts[part](options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
