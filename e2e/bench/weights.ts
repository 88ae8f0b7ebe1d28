import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Table } from '@/lib/authoring/terminal';
import { budgetRows } from '@/lib/publish/checks/check-budgets';
import { parsePage, urlPathOf } from '@/lib/publish/page';
import { createReadAsset } from '@/lib/publish/page-weight';
import { listFiles } from '@/lib/site/list-files';

/** Weighs every page of `out/` with the measure of the build's own budgets. */
export async function benchWeights(): Promise<Table> {
  const outDir = path.resolve('out');
  const readAsset = createReadAsset(outDir);
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return { urlPath: urlPathOf(file), rows: await budgetRows(parsePage(file, html), readAsset) };
    }),
  );
  const names = [...new Set(pages.flatMap(({ rows }) => rows.map(({ what }) => what)))];
  const rows = pages.map(({ urlPath, rows: weights }) => [
    urlPath,
    ...names.map((name) => {
      const { bytes, budget } = weights.find(({ what }) => what === name) ?? {};
      if (bytes === undefined || budget === undefined) return '–';
      return bytes > budget ? `${bytes} ABOVE ${budget}` : `${bytes}`;
    }),
  ]);
  const title = 'Weights against the budgets, in bytes after brotli';
  return { title, header: ['page', ...names], rows };
}
