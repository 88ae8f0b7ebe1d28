import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { linkedArticle } from '@/lib/content/links';
import { parseContent, readContent } from '@/lib/content/load';
import { MAP_FILE } from '@/lib/content/place-map';
import { countOf } from '@/lib/site/wording';
import { isTemplateFile } from './template-texts';

/**
 * `npm run remove-samples`: deletes the articles that are marked as samples, and the sample map, after a
 * question whose default is No. It runs only where Git can bring everything back.
 */
const root = process.cwd();
const refusal = askGit();
if (refusal === undefined) await removeSamples();
else {
  console.error(refusal);
  process.exitCode = 1;
}

/** Asks Git whether it could bring back what is deleted: the reason why not, or undefined. */
function askGit(): string | undefined {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', 'content'], options);
  if (status !== 0) return 'This folder is not a Git repository, so nothing could be brought back.';
  if (stdout === '') return undefined;
  return `These changes of content/ are not committed. Commit them first, so that Git can bring everything back:\n${stdout.trimEnd()}`;
}

async function removeSamples(): Promise<void> {
  const { articles, documents, facts, sources } = parseContent(await readContent(root));
  const sampleArticles = articles.filter(({ fields }) => fields?.sample);
  const map = sources.find(({ file, text }) => file === MAP_FILE && isTemplateFile(text));
  const samples = [
    ...sampleArticles.map(({ file, fields }) => ({ file, title: fields?.title ?? '' })),
    ...(map ? [{ file: map.file, title: 'the drawing under the map' }] : []),
  ];
  if (samples.length === 0) {
    console.log('No article is marked with "sample: true", and there is no sample map.');
    return;
  }
  const count = countOf(samples.length, 'file');
  for (const { file, title } of samples) console.log(`${file}  ${title}`);
  process.stdout.write(`Delete ${samples.length === 1 ? 'this file' : `these ${count}`}? [y/N] `);
  let answer = '';
  for await (answer of createInterface({ input: process.stdin })) break;
  if (!/^y(?:es)?$/i.test(answer.trim())) {
    console.log('Nothing was deleted.');
    return;
  }
  for (const { file } of samples) await rm(path.join(root, file));
  console.log(`Deleted ${count}. To bring them back: git restore content`);
  const url = facts.pages?.home.specimen?.link?.url ?? '';
  const shown = linkedArticle(url, facts.site?.url);
  if (!sampleArticles.some(({ id }) => id === shown) || shown === undefined) return;
  const { line } = documents.pages.locate(['home'], 'specimen');
  const place = `${documents.pages.file}:${line}`;
  console.log(
    `${place} shows a table of ${url}: write your own, or delete specimen with its lines.`,
  );
}
