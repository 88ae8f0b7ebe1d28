import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** Where servers are installed, besides the PATH: an ordinary user's often leaves these out. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The full path of a program, or undefined when it is not installed. */
export async function findProgram(name: string): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SERVER_FOLDERS];
  for (const folder of folders.filter(Boolean)) {
    const file = path.join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}
