import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatAgainst, formatCount, NONE } from '@/e2e/bench/figures';
import { printTable, startProgress } from '@/lib/authoring/terminal';
import { type BudgetRow, budgetRows } from '@/lib/publish/checks/check-budgets';
import { urlPathOf, type Page, parsePage } from '@/lib/publish/page';
import {
  createReadAsset,
  firstView,
  type ReadAsset,
  weighPage,
  type Weight,
} from '@/lib/publish/page-weight';

type WeighedPage = { name: string; cells: string[]; budgets: BudgetRow[] };

/** Weighs every page of a built site with the measure that the build itself uses; prints it. */
export async function benchWeights(outDir: string): Promise<void> {
  const progress = startProgress(process.stderr, 'Weights');
  const files = await readdir(outDir, { recursive: true });
  const readAsset = createReadAsset(outDir);
  const pages: WeighedPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    pages.push(await weigh(parsePage(file.split(path.sep).join('/'), html), readAsset));
  }
  progress.stop();

  printTable({
    title: 'Weights in bytes, plain / brotli',
    header: ['page', 'HTML', 'behaviours', 'scripts', 'fonts', 'preloaded', 'images', 'first view'],
    rows: pages.map(({ name, cells }) => [name, ...cells]),
    notes: [
      'HTML: with its styles and behaviours. scripts: files that load before the visitor acts.',
      'fonts: those that the styles name; preloaded: those of them that the page asks for at once.',
      'images: those that load before anybody scrolls, as a phone 360 px wide takes them.',
    ],
  });
  const names = [...new Set(pages.flatMap(({ budgets }) => budgets.map(({ what }) => what)))];
  printTable({
    title: 'Weights against the budgets, brotli bytes',
    header: ['page', ...names],
    rows: pages.map(({ name, budgets }) => [
      name,
      ...names.map((what) => formatBudget(budgets.find((row) => row.what === what))),
    ]),
  });
}

async function weigh(page: Page, readAsset: ReadAsset): Promise<WeighedPage> {
  const weight = await weighPage(page, readAsset);
  const { html, behaviours, scripts, fonts, images } = weight;
  const cells = [html, behaviours, scripts, fonts].map(formatWeight);
  const preloaded = formatCount(weighPreloadedFonts(page, readAsset));
  return {
    name: urlPathOf(page.file),
    cells: [...cells, preloaded, formatWeight(images), formatWeight(firstView(weight))],
    budgets: await budgetRows(page, readAsset),
  };
}

/** In bytes; a font file is compressed already. */
function weighPreloadedFonts({ $ }: Page, readAsset: ReadAsset): number {
  const fonts = $('link[rel=preload][as=font]').toArray();
  const addresses = new Set(fonts.flatMap(({ attribs }) => attribs.href ?? []));
  return [...addresses].reduce((sum, address) => sum + (readAsset(address)?.length ?? 0), 0);
}

function formatWeight({ raw, brotli }: Weight): string {
  return raw === 0 ? '0' : `${formatCount(raw)} / ${formatCount(brotli)}`;
}

function formatBudget(row: BudgetRow | undefined): string {
  return row ? formatAgainst(row.budget, row.bytes, formatCount) : NONE;
}
