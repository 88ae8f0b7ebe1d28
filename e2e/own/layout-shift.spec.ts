import type { BrowserContext, Page } from '@playwright/test';
import { kinds } from '../addresses';
import { observeLayoutShift, reportShifts, scrollThrough } from '../observe-layout-shift';
import { expect, test } from '../test';

/** How long a late file takes, in milliseconds: the page has long been drawn without it. */
const LATE = 1500;

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px: nothing moves on any page, from its first drawing on`, () => {
    test.use({ viewport });

    test('fonts come late, the ticker never', async ({ context, page, site }) => {
      test.skip(!(await hasFallbackFont(page)), 'This machine has neither Arial nor its like.');
      await delay(context, 'font');
      for (const { address, shifts, fonts } of await measureAll(context, site.url)) {
        expect.soft(shifts, address).toEqual([]);
        expect.soft(fonts, `fonts of ${address}`).toBeGreaterThan(0);
      }
    });

    test('pictures come late, the ticker is larger than its strip', async ({
      context,
      page,
      site,
    }) => {
      test.skip(!(await hasFallbackFont(page)), 'This machine has neither Arial nor its like.');
      await delay(context, 'image');
      await serveTicker(context);
      for (const { address, shifts } of await measureAll(context, site.url)) {
        expect.soft(shifts, address).toEqual([]);
      }
    });
  });
}

/** Whether the machine has a font of the widths that the site's own fonts are fitted to. */
async function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Promise.any(
      ['Arial', 'Liberation Sans', 'Roboto'].map((name) =>
        new FontFace('fallback', `local('${name}')`).load(),
      ),
    ).then(
      () => true,
      () => false,
    ),
  );
}

/** What moves on each page, and how many fonts it asks for. */
async function measureAll(context: BrowserContext, origin: string) {
  const measured = kinds.map(async (address) => {
    const page = await context.newPage();
    let fonts = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts += 1;
    });
    await page.addInitScript(observeLayoutShift);
    await page.goto(origin + address);
    const shifts = reportShifts(await page.evaluate(scrollThrough));
    await page.close();
    return { address, shifts, fonts };
  });
  return Promise.all(measured);
}

async function delay(context: BrowserContext, type: 'font' | 'image'): Promise<void> {
  await context.route('http://localhost*/**', async (route) => {
    if (route.request().resourceType() === type) {
      await new Promise((resolve) => setTimeout(resolve, LATE));
    }
    await route.continue();
  });
}

/** In the provider's place: a block in its container, with no room in the strip. */
async function serveTicker(context: BrowserContext): Promise<void> {
  await context.route('https://s3.tradingview.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const widget = document.currentScript.previousElementSibling;
        widget.style.height = '120px';
        widget.style.width = '3000px';
        widget.textContent = 'EUR to USD';
      `,
    }),
  );
}
