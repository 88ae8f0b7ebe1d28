import { paths } from '@/lib/site/paths';
import { findElements } from '../html';
import { urlPathOf, serializePage, type Fault, type Page } from '../page';
import { firstView, measureBrotli, weighPage } from '../page-weight';
import type { ReadAsset } from '../read-asset';

/** In bytes after brotli, from the table of budgets in the project's architecture. */
export const budgets = {
  /** The document with its styles: the first round trip. */
  html: 13_500,
  behaviours: 2_048,
  scripts: 0,
  fonts: 32_000,
  articleFonts: 50_000,
  firstView: 64_000,
  photoFirstView: 110_000,
  /** What the list may grow by with every article beyond those it began with: 60,000 for 520. */
  listedArticle: (60_000 - 13_500) / (520 - 23),
} as const;

/** How many articles the list may hold within the budget of any page. */
const LISTED_AT_FIRST = 23;
/** How many articles of the list have to be in the first round trip. */
const FIRST_CARDS = 6;
/** Brotli's efforts: a millisecond a page; and forty, for a tenth fewer bytes, as hosts send it. */
const QUICK = 5;
const THOROUGH = 11;
/** How far pages of one site differ in what the thorough effort saves, and a little more. */
const SPARE = 0.01;
const HTML = 'HTML with its styles';
/** What one word more costs in an article, in bytes after brotli: measured on twenty-three. */
const WORD = 3;

/** One line of a page's account. */
export type BudgetRow = { what: string; bytes: number; budget: number };

/** Finds what of a page is heavier than its budget. */
export type BudgetCheck = (page: Page) => Promise<Fault[]>;

/**
 * Makes a check that weighs thoroughly only where a quick look finds too much, and no HTML of which
 * the pages before tell that it keeps its budget: two thousand articles of one frame are not worth
 * fifty milliseconds each.
 */
export function createBudgetCheck(readAsset: ReadAsset): BudgetCheck {
  /** The most that was left of a quick weight by the thorough one, so far. */
  let left = 0;
  return async (page) => {
    const quick = await budgetRows(page, readAsset, QUICK);
    const html = bytesOf(quick, HTML);
    const expected = left > 0 ? html * left * (1 + SPARE) : html;
    const doubtful = quick.filter(
      ({ what, bytes, budget }) => (what === HTML ? expected : bytes) > budget,
    );
    if (doubtful.length === 0) return [];
    const thorough = await budgetRows(page, readAsset, THOROUGH);
    left = Math.max(left, bytesOf(thorough, HTML) / html);
    return thorough
      .filter(({ bytes, budget }) => bytes > budget)
      .map(({ what, bytes, budget }) => ({
        page: page.file,
        place: '',
        message: `${what}: ${bytes} bytes after brotli, ${Math.ceil(bytes - budget)} over the budget of ${Math.floor(budget)}${adviceFor(page, what, bytes - budget)}`,
      }));
  };
}

/** An article is over its budget by its text: whoever wrote it can do something about it. */
function adviceFor({ file }: Page, what: string, bytes: number): string {
  if (what !== HTML || !isArticle(urlPathOf(file))) return '';
  return `; shorten the article by about ${Math.ceil(bytes / WORD)} words, or a table`;
}

function isArticle(address: string): boolean {
  return address.startsWith(`${paths.blog}/`);
}

function bytesOf(rows: readonly BudgetRow[], what: string): number {
  return rows.find((row) => row.what === what)?.bytes ?? 0;
}

/** A page's weights beside their budgets. `quality` is brotli's effort, 0 to 11. */
export async function budgetRows(
  page: Page,
  readAsset: ReadAsset,
  quality = THOROUGH,
): Promise<BudgetRow[]> {
  const weight = await weighPage(page, readAsset, quality);
  const address = urlPathOf(page.file);
  const hasPhoto = findElements(page.document, 'picture').length > 0;
  const listed = address === paths.blog ? findElements(page.document, 'article').length : 0;
  const html = budgets.html + Math.max(0, listed - LISTED_AT_FIRST) * budgets.listedArticle;
  const first = hasPhoto ? budgets.photoFirstView : budgets.firstView;

  const rows: BudgetRow[] = [
    { what: HTML, bytes: weight.html.brotli, budget: html },
    { what: 'behaviours', bytes: weight.behaviours.brotli, budget: budgets.behaviours },
    { what: 'script before intent', bytes: weight.scripts.brotli, budget: budgets.scripts },
    {
      what: 'fonts',
      bytes: weight.fonts.brotli,
      budget: isArticle(address) ? budgets.articleFonts : budgets.fonts,
    },
    {
      what: 'first view',
      bytes: firstView(weight).brotli,
      // A long list may be longer than one round trip; nothing else of its first view may grow.
      budget: first + html - budgets.html,
    },
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
