import path from 'node:path';
import { checkContent } from '@/lib/check/check-content';
import { printCheck } from '@/lib/tools/authoring/print-check';
import { type Diagnostic, formatReport } from '@/lib/site/diagnostic';
import { countOf } from '@/lib/site/wording';
import { EXPLAINED } from './guard-out.mjs';
import { publish } from './publish';

const NOT_CONNECTED =
  'The contact form is not connected: set form.id in content/site.yaml (npm run preflight lists what else is left).';

/**
 * Checks the content of a project that Next is about to build. With an error in it, the program ends.
 *
 * @returns a function that publishes what Next has built; with an error, the program ends
 */
export async function startBuild(projectDir: string) {
  const checked = await checkContent(projectDir);
  const { content } = checked;
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  if (!content || errors.length > 0) {
    printCheck(checked);
    fail(`${countOf(errors.length, 'problem')} in content/`);
  }
  /** @param exportDir the folder of the export, relative to the project */
  return async (exportDir: string): Promise<void> => {
    const outDir = path.join(projectDir, exportDir);
    const problems = await publish(projectDir, content, outDir).catch(failOf);
    if (problems.length > 0) {
      const [place, grouped] = ['the finished pages', groupProblems(problems)];
      console.error(formatReport(grouped, place));
      fail(`${countOf(grouped.length, 'problem')} in ${place}`);
    }
    // Next still prints its table of routes.
    process.once('exit', (code) => {
      if (code !== 0) return;
      printCheck(checked);
      if (!content.site.form.id) console.log(NOT_CONNECTED);
    });
  };
}

/** Merges problems that pages share: `there is no page or file /abuot (and on 9 other pages)`. */
function groupProblems(problems: readonly Diagnostic[]): Diagnostic[] {
  const firsts = problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  );
  return firsts.map((first) => {
    const { length } = problems.filter(({ message }) => message === first.message);
    const others = length > 1 ? ` (and on ${countOf(length - 1, 'other page')})` : '';
    return { ...first, message: first.message + others };
  });
}

/** Ends the build with the reason. `guardOut` prints what is true of `out/` then. */
function fail(reason: string): never {
  console.error(`\nThe build failed: ${reason}.`);
  process.exit(EXPLAINED);
}

/** Ends the build with an error that was thrown: of the disk, with what to do. */
function failOf(error: unknown): never {
  const { code, path: place = 'the project' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') fail('the disk is full; free some space and build again');
  if (code && /^(?:EACCES|EPERM|EROFS)$/.test(code))
    fail(`${place} cannot be written (${code}); change its owner or its rights, and build again`);
  console.error(error);
  return fail(error instanceof Error ? error.message : 'see above');
}
