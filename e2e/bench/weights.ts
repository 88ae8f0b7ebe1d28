import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Table } from '@/lib/authoring/terminal';
import { budgetRows } from '@/lib/publish/checks/check-budgets';
import { parsePage, urlPathOf } from '@/lib/publish/page';
import { createReadAsset } from '@/lib/publish/page-weight';
import { listFiles } from '@/lib/site/list-files';
import { formatAgainst, formatCount, NONE } from './figures';

/** Weighs every page of the site with the measure of the build's own budgets. */
export async function benchWeights(): Promise<Table> {
  console.error('Weighing the pages…');
  const outDir = path.resolve('out');
  const readAsset = createReadAsset(outDir);
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html')).sort();
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return { urlPath: urlPathOf(file), rows: await budgetRows(parsePage(file, html), readAsset) };
    }),
  );
  const names = [...new Set(pages.flatMap(({ rows }) => rows.map(({ what }) => what)))];
  return {
    title: 'Weights against the budgets, in bytes after brotli',
    header: ['page', ...names],
    rows: pages.map(({ urlPath, rows }) => [
      urlPath,
      ...names.map((name) => {
        const row = rows.find(({ what }) => what === name);
        return row ? formatAgainst(row.budget, row.bytes, formatCount) : NONE;
      }),
    ]),
  };
}
