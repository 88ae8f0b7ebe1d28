import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseContent } from '@/lib/content/load';
import { MAP_FILE } from '@/lib/content/place-map';
import { countOf } from '@/lib/site/wording';

/**
 * `npm run remove-samples`: deletes the articles that are marked as samples, and the sample map, after a
 * question whose default is No. It runs only where Git can bring everything back.
 */
const root = process.cwd();
const refusal = explainGit();
if (refusal === undefined) await removeSamples();
else {
  console.error(refusal);
  process.exitCode = 1;
}

/** Explains why Git could not bring back what is deleted; undefined when it can. */
function explainGit(): string | undefined {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', 'content'], options);
  if (status !== 0) return 'This folder is not a Git repository, so nothing could be brought back.';
  if (stdout === '') return undefined;
  return `These changes of content/ are not committed. Commit them first, so that Git can bring everything back:\n${stdout.trimEnd()}`;
}

async function removeSamples(): Promise<void> {
  const { articles } = await parseContent(root);
  const samples = articles.filter(({ fields }) => fields?.sample);
  const lines = samples.map(({ file, fields }) => `${file}  ${fields?.title}`);
  const files = samples.map(({ file }) => file);
  if (existsSync(path.join(root, MAP_FILE))) {
    files.push(MAP_FILE);
    lines.push(`${MAP_FILE}  the drawing under the map`);
  }
  if (files.length === 0) {
    console.log('No article is marked with "sample: true", and there is no sample map.');
    return;
  }
  console.log(lines.join('\n'));
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output });
  // Without an answer, as from an empty pipe, nothing is deleted.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const question = `Delete ${files.length === 1 ? 'this file' : `these ${countOf(files.length, 'file')}`}? [y/N] `;
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) {
    console.log('Nothing was deleted.');
    return;
  }
  for (const file of files) await rm(path.join(root, file));
  console.log(`Deleted ${countOf(files.length, 'file')}. To bring them back: git restore content`);
}
