import { buildPhases } from './build-phases';
import {
  formatAgainst,
  formatCount,
  formatMegabytes,
  formatMilliseconds,
  formatRatio,
  formatSeconds,
  NONE,
} from './figures';
import { measureBuild, type MeasuredBuild } from './measure-build';
import { printTable } from '@/lib/authoring/terminal';

const GOALS = {
  /** How much more an article may cost on the largest site than on the one before it. */
  growth: 1.3,
  /** The build's time to that of Next's default export of the same articles. */
  defaultExport: 1,
  /** In bytes, up to so many articles. */
  listPage: { bytes: 60_000, articles: 520 },
  firstCards: 13_500,
} as const;

/** Builds sites of growing size, and the largest once more as Next does by default; prints both. */
export async function benchBuilds(counts: readonly number[]): Promise<void> {
  const builds: MeasuredBuild[] = [];
  for (const count of counts) builds.push(await measureBuild(count, 'site'));
  const largest = builds.at(-1);
  if (!largest) return;
  const reference = await measureBuild(largest.articles, 'default');

  const all = [...builds, reference];
  const nameOf = (build: MeasuredBuild) =>
    [
      `${formatCount(build.articles)} articles`,
      ...(build === reference ? ['default export'] : []),
      ...(build.failure === undefined ? [] : ['FAILED']),
    ].join(', ');
  printBuilds(builds, reference, nameOf);
  printTable({
    title: 'Where the time goes',
    header: ['site', ...buildPhases],
    rows: all.map((build) => [
      nameOf(build),
      ...buildPhases.map((phase) => orNone(build.phases[phase], formatSeconds)),
    ]),
  });
  printRatios(builds, largest.time / reference.time);
  printListPages(all, nameOf);
}

function printBuilds(
  builds: readonly MeasuredBuild[],
  reference: MeasuredBuild,
  nameOf: (build: MeasuredBuild) => string,
): void {
  const smallest = builds[0];
  const perArticle = (build: MeasuredBuild, read: (build: MeasuredBuild) => number) =>
    build === reference ? undefined : slope(smallest, build, read);
  printTable({
    title: 'Clean builds of generated articles',
    header: ['site', 'time', 'memory', 'files', 'out/', 'files each', 'time each'],
    rows: [...builds, reference].map((build) => [
      nameOf(build),
      formatSeconds(build.time),
      orNone(build.memory, formatMegabytes),
      formatCount(build.out.files),
      formatMegabytes(build.out.bytes),
      orNone(
        perArticle(build, ({ out }) => out.files),
        formatRatio,
      ),
      orNone(
        perArticle(build, ({ time }) => time),
        formatMilliseconds,
      ),
    ]),
    notes: [
      'memory: the peak of all processes together.',
      'files each, time each: what an article adds to the smallest site.',
    ],
  });
}

function printRatios(builds: readonly MeasuredBuild[], toDefault: number): void {
  const [before, largest] = builds.slice(-2);
  const cost = (build: MeasuredBuild | undefined) =>
    build && slope(builds[0], build, ({ time }) => time);
  const [costBefore, costLargest] = [cost(before), cost(largest)];
  const growth = costBefore && costLargest ? costLargest / costBefore : undefined;
  printTable({
    title: 'Against the goals',
    header: ['ratio', 'figure', 'goal'],
    rows: [
      [
        `an article's cost among ${largest?.articles ?? NONE} to its cost among ${before?.articles ?? NONE}`,
        formatAgainst(GOALS.growth, growth, formatRatio),
        formatRatio(GOALS.growth),
      ],
      [
        'time to the default export’s',
        formatAgainst(GOALS.defaultExport, toDefault, formatRatio),
        formatRatio(GOALS.defaultExport),
      ],
    ],
  });
}

function printListPages(
  builds: readonly MeasuredBuild[],
  nameOf: (build: MeasuredBuild) => string,
): void {
  const { bytes, articles } = GOALS.listPage;
  printTable({
    title: 'The list of articles, brotli bytes',
    header: ['site', 'page', 'to the sixth card', 'on the wire'],
    rows: builds.map((build) => [
      nameOf(build),
      formatAgainst(build.articles > articles ? Infinity : bytes, build.listPage.page, formatCount),
      formatAgainst(GOALS.firstCards, build.listPage.firstCards, formatCount),
      formatAgainst(GOALS.firstCards, build.listPage.firstCardsOnTheWire, formatCount),
    ]),
    notes: [
      'to the sixth card: the page’s beginning, compressed by itself.',
      'on the wire: the beginning of the compressed page that holds those cards.',
    ],
  });
}

/** What one article adds, from the smallest site to this one. */
function slope(
  smallest: MeasuredBuild | undefined,
  build: MeasuredBuild,
  read: (build: MeasuredBuild) => number,
): number | undefined {
  if (!smallest || build.articles === smallest.articles) return undefined;
  return (read(build) - read(smallest)) / (build.articles - smallest.articles);
}

function orNone(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? NONE : format(value);
}
