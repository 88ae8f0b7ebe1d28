/** What a build does, in order, and the words in its output with which each begins. */
const PHASES = [
  ['start', /▲ Next\.js/],
  ['compile', /Creating an optimized production build/],
  ['types', /Running TypeScript/],
  ['collect', /Collecting page data/],
  ['generate', /Generating static pages/],
  ['finalize', /Finalizing page optimization/],
  ['adapter', /Running onBuildComplete/],
  ['report', /^Route \(app\)/],
] as const;

/** `check` is what comes before Next: npm and the check of the content. */
export type BuildPhase = 'check' | (typeof PHASES)[number][0];

export const buildPhases: readonly BuildPhase[] = ['check', ...PHASES.map(([phase]) => phase)];

/** In milliseconds; a phase that the build does not have is not in it. */
export type PhaseTimes = Partial<Record<BuildPhase, number>>;

/** Times a build's phases from its output: each lasts until the next one speaks up. */
export function createPhaseClock(onPhase: (phase: BuildPhase) => void) {
  const times: PhaseTimes = {};
  let phase: BuildPhase = 'check';
  let since = performance.now();

  const stop = () => {
    const now = performance.now();
    times[phase] = (times[phase] ?? 0) + now - since;
    since = now;
  };

  return {
    readLine(line: string) {
      const next = PHASES.find(([, words]) => words.test(line))?.[0];
      // Next repeats its lines of progress, and a spinner's last line comes after the next phase's.
      if (next === undefined || buildPhases.indexOf(next) <= buildPhases.indexOf(phase)) return;
      stop();
      phase = next;
      onPhase(phase);
    },
    finish(): PhaseTimes {
      stop();
      return times;
    },
  };
}
