import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

type Run = {
  /** The folder that holds `content/`. */
  root: string;
  arguments?: readonly string[];
  /** What is typed, or comes through a pipe. */
  input?: string;
  environment?: Readonly<Record<string, string>>;
};

/** Runs a file of `lib/authoring` as npm's script does, but in a folder of its own. */
export async function runProgram(name: string, run: Run) {
  const program = spawn(
    process.execPath,
    [
      path.resolve('node_modules/tsx/dist/cli.mjs'),
      ...['--tsconfig', path.resolve('tsconfig.json')],
      path.resolve('lib/authoring', name),
      ...(run.arguments ?? []),
    ],
    // A workflow of GitHub that runs the tests is not the one that is tested.
    { cwd: run.root, env: { ...process.env, GITHUB_ACTIONS: '', ...run.environment } },
  );
  program.stdin.end(run.input);
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  const [stdout, stderr] = await Promise.all([buffer(program.stdout), buffer(program.stderr)]);
  return { code: await ended, stdout: stdout.toString(), stderr: stderr.toString() };
}
