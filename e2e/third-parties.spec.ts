import type { Page } from '@playwright/test';
import { kinds } from './addresses';
import { observeLayoutShift, reportShifts, scrollThrough } from './observe-layout-shift';
import { expect, test } from './test';
import {
  conditions,
  isForeignRequest,
  playThirdParties,
  watchOwnErrors,
  type Condition,
} from './third-parties';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

const tickerState = (page: Page) => page.locator('#market-prices').getAttribute('data-state');

/** What the ticker's strip says in the end. A hostile frame may say what the real one says. */
const stateIn: Record<Condition, string> = {
  up: 'shown',
  refused: 'failed',
  'refusing frames': 'failed',
  hanging: 'failed',
  'answering HTML 500': 'failed',
  hostile: 'failed',
  'framing hostile pages': 'shown',
};

// Newsletter and map of other companies, the ticker above: every page but one has two, /contact three.
for (const viewport of sizes) {
  for (const condition of conditions) {
    test(`${viewport.width} px, all providers ${condition}: every page is whole, at once, and stays`, async ({
      context,
      siteWith,
    }) => {
      test.setTimeout(60_000);
      const { url } = await siteWith('zoho-google');
      await playThirdParties(context, condition);
      const visits = kinds.map(async (address) => {
        const page = await context.newPage();
        const errors = watchOwnErrors(page);
        const early: string[] = [];
        let hasLoaded = false;
        page.on('load', () => (hasLoaded = true));
        page.on('request', (request) => {
          if (!hasLoaded && isForeignRequest(request)) early.push(request.url());
        });
        await page.setViewportSize(viewport);
        await page.addInitScript(observeLayoutShift);
        // Ends with the load event, which waits for nobody else.
        await page.goto(url + address);
        await page.evaluate(scrollThrough);
        await expect
          .poll(() => tickerState(page), { timeout: 15_000, message: address })
          .toBe(stateIn[condition]);
        const shifts = reportShifts(await page.evaluate(scrollThrough));

        expect.soft(early, `${address}: before its load`).toEqual([]);
        expect.soft(shifts, address).toEqual([]);
        // Of an answer 404 the browser speaks, rightly.
        const ours = errors.filter((error) => !error.includes('status of 404'));
        expect.soft(ours, address).toEqual([]);
        await checkUsable(page, address);
        await page.close();
      });
      await Promise.all(visits);
    });
  }
}

/** Header, heading and footer are there, and a link leads on. */
async function checkUsable(page: Page, address: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect.soft(page.getByRole('contentinfo'), address).toContainText(/© \d{4}/);
  await expect
    .soft(page.getByRole('link', { name: 'Open the sign-up form' }), address)
    .toHaveAttribute('href', /^https:\/\/zc1\.maillist-manage\.com\//);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.getByRole('link', { name: /, home$/ }).click();
  await expect.soft(page, address).toHaveURL(/:\d+\/$/);
}
