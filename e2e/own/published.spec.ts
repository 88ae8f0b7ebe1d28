import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';
import { expect, test } from '../support/test';

// The files of `out/`. `public/` is the owner's: its files are published as they are.

test('no file names the machine that built it or is a source', async () => {
  const published = await listFiles('out');
  const owners = new Set(await listFiles('public'));
  const files = published.filter((file) => !owners.has(file));
  const sources = /\.(?:map|ts|tsx|md|mdx|yaml|jsonl|env|lock)$|(?:^|\/)\.(?!well-known)/;
  expect(files.filter((file) => sources.test(file))).toEqual([]);
  const traces = [process.cwd(), `${homedir()}/`, 'process.env', 'sourceMappingURL'];
  for (const file of files) {
    const text = await readFile(path.join('out', file), 'utf8');
    const found = traces.filter((trace) => text.includes(trace));
    expect.soft(found, file).toEqual([]);
  }
});
