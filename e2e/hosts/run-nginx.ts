import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program';

/** Runs nginx with a config, all that it writes in `workDir`; resolves when it answers at the port. */
export async function runNginx(program: string, config: string, workDir: string, port: number) {
  const configFile = path.join(workDir, 'nginx.conf');
  await writeFile(configFile, config);
  const args = ['-p', workDir, '-c', configFile, '-e', path.join(workDir, 'error.log')];
  return runProgram(program, [...args, '-g', 'daemon off;'], { cwd: workDir, port });
}
