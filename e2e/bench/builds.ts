import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Table } from '@/lib/authoring/terminal';
import { addDays } from '@/lib/site/dates';
import { copyProject, run } from '../support/copy-project';

/**
 * Builds copies of the project with copies of one article: from nothing, and again with the caches of
 * the first build.
 *
 * @throws with the output of a build that fails; the copy then stays
 */
export async function benchBuilds(counts: readonly number[]): Promise<Table> {
  const rows: string[][] = [];
  const folder = path.resolve('.tmp/bench');
  for (const articles of counts) {
    await rm(folder, { recursive: true, force: true });
    await writeProject(folder, articles);
    const times: string[] = [];
    for (const kind of ['clean', 'warm']) {
      console.error(`${articles} articles, a ${kind} build…`);
      const startedAt = performance.now();
      // Telemetry would wait for a network.
      const environment = { NEXT_TELEMETRY_DISABLED: '1' };
      const { code, output } = await run(folder, ['npm', 'run', 'build'], environment);
      if (code !== 0) throw new Error(`The build failed in ${folder}:\n${output}`);
      times.push(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
    rows.push([`${articles} articles`, ...times]);
  }
  await rm(folder, { recursive: true, force: true });
  return { title: 'Builds of copied articles', header: ['site', 'clean', 'warm'], rows };
}

async function writeProject(folder: string, articles: number): Promise<void> {
  await copyProject(folder);
  await writeFile(path.join(folder, 'content/redirects.yaml'), '');
  const images = await readdir(path.join(folder, 'content/images'));
  const article = await readFile(path.join(folder, 'content/blog/5.md'), 'utf8');
  for (let id = 1; id <= articles; id += 1) {
    const text = article
      .replace(/^title: .*/m, `title: Article ${id}`)
      .replace(/^date: .*/m, `date: ${addDays('2025-11-01', -id)}`)
      .replace(/^image: .*/m, `image: ${path.parse(images[id % images.length] ?? '').name}`);
    await writeFile(path.join(folder, `content/blog/${id}.md`), text);
  }
}
