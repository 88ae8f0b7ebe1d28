import { parseArgs } from 'node:util';

const PARTS = ['weights', 'builds', 'paint', 'load'] as const;

export type BenchPart = (typeof PARTS)[number];

export type BenchOptions = {
  parts: readonly BenchPart[];
  /** The sizes of the sites that are built, ascending, none twice. */
  articles: readonly number[];
};

/** The smallest shows what a site costs at all; the other two, how the cost of an article grows. */
const ARTICLES = '23,520,2000';

/**
 * Reads the command line.
 *
 * @throws with one sentence when there is something in it that means nothing
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const values = readValues(args);
  const part = PARTS.find((name) => name === values.only);
  if (values.only !== undefined && !part) {
    throw new Error(`--only takes one of ${PARTS.join(', ')}, not "${values.only}".`);
  }
  const counts = values.articles.split(',');
  if (!counts.every((count) => /^[1-9]\d{0,4}$/.test(count))) {
    throw new Error(
      `--articles takes whole numbers from 1 to 99999 with commas between, such as ${ARTICLES}, not "${values.articles}".`,
    );
  }
  return {
    parts: part ? [part] : PARTS,
    articles: [...new Set(counts.map(Number))].sort((a, b) => a - b),
  };
}

function readValues(args: readonly string[]): { only?: string; articles: string } {
  try {
    return parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, articles: { type: 'string', default: ARTICLES } },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason.replace(/\.?$/, '.')} The options are --only ${PARTS.join('|')} and --articles ${ARTICLES}.`,
    );
  }
}
