import { readFile, stat } from 'node:fs/promises';

/**
 * Makes a function that reads a file of rules for hosts, again only when the file has changed.
 *
 * @param parse gets the empty text when there is no such file
 */
export function createReadRules<Rules>(
  file: string,
  parse: (text: string) => Rules,
): () => Promise<Rules> {
  const none = parse('');
  let known: { time: number; rules: Rules } | undefined;
  return async () => {
    const stats = await stat(file).catch(() => undefined);
    if (!stats) return none;
    if (known?.time !== stats.mtimeMs) {
      known = { time: stats.mtimeMs, rules: parse(await readFile(file, 'utf8')) };
    }
    return known.rules;
  };
}
