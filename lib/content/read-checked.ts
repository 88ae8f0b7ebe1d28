import type { Problem } from './problem';
import { readSource, type Source } from './source';
import type { Checked } from './validate';

/**
 * Reads a content file; one that cannot be read is a problem like any other.
 *
 * @param root the folder that holds `content/`
 * @param file the path below it, with forward slashes
 * @returns undefined when it has added a problem
 */
export async function tryRead(
  root: string,
  file: string,
  problems: Problem[],
): Promise<Source | undefined> {
  try {
    return await readSource(root, file);
  } catch (error) {
    const message =
      error instanceof TypeError
        ? 'the file is not UTF-8 text; save it with the encoding UTF-8'
        : 'the file cannot be read; it has to exist and be a file';
    problems.push({ file, line: 1, column: 1, field: '', message });
    return undefined;
  }
}

/** Reads a content file and checks it, as `tryRead` does. */
export async function readChecked<Value>(
  root: string,
  file: string,
  problems: Problem[],
  parse: (source: Source) => Checked<Value>,
): Promise<Value | undefined> {
  const source = await tryRead(root, file, problems);
  if (!source) return undefined;
  const checked = parse(source);
  problems.push(...checked.problems);
  return checked.value;
}
