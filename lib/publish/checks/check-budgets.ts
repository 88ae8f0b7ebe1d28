import type { Diagnostic } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { type Page, pageError, serializePage, urlPathOf } from '../page';
import { measureBrotli, QUICK, type ReadAsset, weighPage } from '../page-weight';

/** In bytes after brotli, from the table of budgets in the project's architecture. */
export const budgets = {
  /** The document with its styles: the first round trip. */
  html: 13_500,
  behaviours: 2_048,
  scripts: 0,
  fonts: 31_000,
  articleFonts: 49_500,
  firstView: 64_000,
  photoFirstView: 110_000,
  /** What the list may grow by with every article beyond those it began with: 60,000 for 520. */
  listedArticle: (60_000 - 13_500) / (520 - 23),
} as const;

/** How many articles the list may hold within the budget of any page. */
const LISTED_AT_FIRST = 23;
/** How many articles of the list have to be in the first round trip. */
const FIRST_CARDS = 6;
const HTML = 'HTML with its styles';
/** What one more word costs in an article, in bytes after brotli: measured on twenty-three. */
const WORD = 3;

/** One line of a page's account. */
export type BudgetRow = { what: string; bytes: number; budget: number };

/**
 * Finds what of a page is heavier than its budget. The best compression takes some 60 ms a page, so a
 * page is measured quickly first; the quick compression gives a hundredth more bytes.
 */
export async function checkBudgets(page: Page, readAsset: ReadAsset): Promise<Diagnostic[]> {
  const quick = await budgetRows(page, readAsset, QUICK);
  if (quick.every(({ bytes, budget }) => bytes <= budget)) return [];
  const rows = await budgetRows(page, readAsset);
  return rows
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) =>
      pageError(
        page,
        `${what}: ${bytes} bytes after brotli, ${Math.ceil(bytes - budget)} over the budget of ${Math.floor(budget)}${adviceFor(page, what, bytes - budget)}`,
      ),
    );
}

/** An article is over its budget by its text: its author can do something about it. */
function adviceFor({ file }: Page, what: string, bytes: number): string {
  if (what !== HTML || !isArticle(urlPathOf(file))) return '';
  return `; shorten the article by about ${Math.ceil(bytes / WORD)} words, or a table`;
}

function isArticle(urlPath: string): boolean {
  return urlPath.startsWith(`${paths.blog}/`);
}

/** A page's weights beside their budgets. `quality` is that of brotli, 0 to 11. */
export async function budgetRows(
  page: Page,
  readAsset: ReadAsset,
  quality?: number,
): Promise<BudgetRow[]> {
  const { $, file } = page;
  const { html, behaviours, scripts, fonts, images } = await weighPage(page, readAsset, quality);
  const urlPath = urlPathOf(file);
  const listed = urlPath === paths.blog ? $('article').length : 0;
  const list = Math.max(0, listed - LISTED_AT_FIRST) * budgets.listedArticle;
  const first = $('picture').length > 0 ? budgets.photoFirstView : budgets.firstView;

  const rows: BudgetRow[] = [
    { what: HTML, bytes: html, budget: budgets.html + list },
    { what: 'behaviours', bytes: behaviours, budget: budgets.behaviours },
    { what: 'script before intent', bytes: scripts, budget: budgets.scripts },
    {
      what: 'fonts',
      bytes: fonts,
      budget: isArticle(urlPath) ? budgets.articleFonts : budgets.fonts,
    },
    // A long list may be longer than one round trip; nothing else of its first view may grow.
    { what: 'first view', bytes: html + scripts + fonts + images, budget: first + list },
  ];
  if (listed > FIRST_CARDS) {
    const firstPart = serializePage(page).split('</article>', FIRST_CARDS).join('</article>');
    rows.push({
      what: `HTML up to the end of article ${FIRST_CARDS}`,
      bytes: await measureBrotli(Buffer.from(firstPart), quality),
      budget: budgets.html,
    });
  }
  return rows;
}
