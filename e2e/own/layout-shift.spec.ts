import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { observeLayoutShift, reportShifts, scrollThrough } from '../inspect/layout-shift';
import { ownPages } from '../own-content';
import { listen, stop } from '../serve-site';
import { expect, test } from '../test';

/** How long a late file takes, in milliseconds: the page is drawn long before. */
const LATE = 1500;

/** How long a page stops, in milliseconds: long enough to be drawn. */
const PAUSE = 400;

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${viewport.width} px: nothing moves on any page, from its first drawing on`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      test.skip(!(await hasFallbackFont(page)), 'This machine has neither Arial nor its like.');
    });

    for (const [what, type] of [
      ['fonts come late, the ticker never', 'font'],
      ['images come late, the ticker is larger than its strip', 'image'],
    ] as const) {
      test(what, async ({ context, site }) => {
        await delay(context, type);
        if (type === 'image') await serveTicker(context);
        for (const { urlPath, shifts, fonts } of await measureAll(context, site.url)) {
          expect.soft(shifts, urlPath).toEqual([]);
          expect.soft(fonts, `fonts of ${urlPath}`).toBeGreaterThan(0);
        }
      });
    }

    test('pages come in parts', async ({ context, site }) => {
      const server = createPartialServer(site.url);
      for (const { urlPath, shifts } of await measureAll(context, await listen(server))) {
        expect.soft(shifts, urlPath).toEqual([]);
      }
      await stop(server);
    });
  });
}

/** Whether the machine has a font whose widths the site's fallback fonts are fitted to. */
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

/** What moves on each page, and how many fonts it requests. */
async function measureAll(context: BrowserContext, origin: string) {
  const measured = ownPages.map(async (urlPath) => {
    const page = await context.newPage();
    let fonts = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts += 1;
    });
    await page.addInitScript(observeLayoutShift);
    await page.goto(origin + urlPath);
    const shifts = reportShifts(await page.evaluate(scrollThrough));
    await page.close();
    return { urlPath, shifts, fonts };
  });
  return Promise.all(measured);
}

async function delay(context: BrowserContext, type: 'font' | 'image'): Promise<void> {
  await context.route('http://localhost*/**', async (route) => {
    if (route.request().resourceType() === type) {
      await sleep(LATE);
    }
    await route.continue();
  });
}

/**
 * Serves a site as a slow line does: a page stops in the middle of its header, after its title, and
 * in the first span after that: the line of a banner.
 */
function createPartialServer(origin: string) {
  return createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      let sent = 0;
      if (type.startsWith('text/html')) {
        for (const end of ['</li>', '</h1>', '</span>']) {
          // A page in a frame may have none of them.
          const stopAt = Math.max(sent, body.indexOf(end, sent));
          response.write(body.subarray(sent, stopAt));
          sent = stopAt;
          await sleep(PAUSE);
        }
      }
      response.end(body.subarray(sent));
    })();
  });
}

/** Plays the provider: a block in its container that does not fit into the strip. */
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
