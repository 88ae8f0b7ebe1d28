import { chromium } from '@playwright/test';
import type { Table } from '@/lib/authoring/terminal';
import { urlPathOf } from '@/lib/publish/page';
import { listFiles } from '@/lib/site/list-files';
import { screens } from '@/lib/site/paths';
import { browserArguments } from '../playwright.config';
import { findBrowsers } from '../support/find-browser';
import { serveSite } from '@/lib/serve/test-server';
import { weighPage } from '../support/weigh-page';

/** Weighs every screen and article of `out/` on a phone, as the browser tests weigh those of the fixture. */
export async function benchWeights(): Promise<Table> {
  const { shell } = await findBrowsers();
  const browser = await chromium.launch({
    ...(shell !== undefined && { executablePath: shell }),
    args: browserArguments,
  });
  const site = await serveSite('out');
  const rows: string[][] = [];
  const files = await listFiles('out');
  const articles = files.filter((file) => /^blog\/\d+\.html$/.test(file)).map(urlPathOf);
  for (const urlPath of [...screens, ...articles]) {
    const page = await browser.newPage();
    const { weights } = await weighPage(page, site.url + urlPath);
    rows.push([urlPath, ...Object.values(weights).map(String)]);
    await page.close();
  }
  await site.close();
  await browser.close();
  const header = ['page', 'HTML and CSS', 'behaviours', 'fonts', 'first view'];
  const budgets = ['budget', '14000', '2048', '32000; articles 50000', '64000; photos 110000'];
  return { title: 'Weights in bytes after brotli', header, rows: [budgets, ...rows] };
}
