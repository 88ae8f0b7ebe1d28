import { printTable } from '@/lib/authoring/terminal';
import {
  formatAgainst,
  formatCount,
  formatMegabytes,
  formatMilliseconds,
  formatRatio,
  median,
  NONE,
} from './figures';
import { OWN_SERVER } from './load-servers';
import { CONNECTIONS, ROUND_TIME, type LoadRound } from './measure-load';
import type { PostedMessages } from './post-messages';

/** How many times as much nginx may answer in the same time. */
const GOAL = 2.5;

/** Prints what the servers, by name, have done in the rounds. */
export function printLoad(
  rounds: ReadonlyMap<string, readonly LoadRound[]>,
  { sent, stored, slowest }: PostedMessages,
): void {
  const own = rateOf(rounds.get(OWN_SERVER) ?? []);
  printTable({
    title: 'Load',
    header: [
      'server',
      'answers/s',
      `to ${OWN_SERVER}`,
      'p50',
      'p99',
      'errors',
      'CPU per 1,000',
      'memory, first round',
      'last round',
    ],
    rows: [...rounds].map(([name, all]) => [
      name,
      formatCount(rateOf(all)),
      name === OWN_SERVER ? NONE : formatAgainst(GOAL, rateOf(all) / own, formatRatio),
      formatMilliseconds(median(all.map(({ latency }) => latency.p50))),
      formatMilliseconds(median(all.map(({ latency }) => latency.p99))),
      formatCount(all.reduce((sum, { errors }) => sum + errors, 0)),
      formatMeasured(medianMeasured(all), formatMilliseconds),
      formatMeasured(all[0]?.memory, formatMegabytes),
      formatMeasured(all.at(-1)?.memory, formatMegabytes),
    ]),
    notes: [
      `Medians of ${rounds.get(OWN_SERVER)?.length ?? 0} rounds of ${ROUND_TIME} s, ${CONNECTIONS} connections: pages, files, redirects and misses in three codings.`,
      'The program that asks takes processors too, on a small machine more than the servers do: what',
      'the servers themselves take is in the column CPU. nginx compresses each answer anew, as configured.',
      `Form posts to ${OWN_SERVER} meanwhile: ${sent} sent, ${stored} of them stored once; the slowest took ${formatMilliseconds(slowest)}.`,
    ],
  });
}

function rateOf(rounds: readonly LoadRound[]): number {
  return median(rounds.map(({ rate }) => rate));
}

function medianMeasured(rounds: readonly LoadRound[]): number | undefined {
  const times = rounds.flatMap(({ processorTime }) => processorTime ?? []);
  return times.length === 0 ? undefined : median(times);
}

function formatMeasured(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? NONE : format(value);
}
