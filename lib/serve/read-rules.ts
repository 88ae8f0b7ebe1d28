import { readFileSync } from 'node:fs';
import { readFileStats, versionOf } from './file-stats';

/**
 * Makes a function that reads a file of rules for hosts, again only when the file has changed.
 *
 * @param parse gets the empty text when there is no such file
 */
export function createReadRules<Rules>(file: string, parse: (text: string) => Rules): () => Rules {
  const none = parse('');
  let known: { version: string; rules: Rules } | undefined;
  return () => {
    const stats = readFileStats(file);
    if (!stats) return none;
    const version = versionOf(stats);
    if (known?.version !== version) known = { version, rules: parse(readFileSync(file, 'utf8')) };
    return known.rules;
  };
}
