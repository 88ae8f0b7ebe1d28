import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveSite } from '@/lib/tools/serve/test-server';
import { listFiles } from '@/lib/site/list-files';
import { mainPagePaths } from '@/lib/site/paths';
import { browserArguments } from '../playwright.config';
import { findBrowsers } from '../support/find-browser';
import { measurePageBytes } from '../support/weigh-page';
import { measureBuilds } from './builds';
import { measurePaintRatios } from './paint';

// `npm run bench -- [--only weights|paint|builds] [--articles 23,520,2000]` reports the weights and paint times of the
// pages in `out/`, and the build times of sites with the given numbers of articles. It enforces no limits.

const KINDS = ['weights', 'paint', 'builds'] as const;

const { only, articles } = parseArgs({
  options: { only: { type: 'string' }, articles: { type: 'string', default: '23,520,2000' } },
}).values;
const counts = articles.split(',').map(Number);
const kinds = KINDS.filter((kind) => only === undefined || only === kind);
if (only !== 'builds' && !existsSync('out/index.html')) {
  console.error('There is no site in out/. Run npm run build first.');
  process.exitCode = 1;
} else {
  if (only !== 'builds') await benchPages();
  if (kinds.includes('builds')) console.table(await measureBuilds(counts));
}

async function benchPages(): Promise<void> {
  const { shell: executablePath = '' } = await findBrowsers();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const site = await serveSite('out');
  const files = await listFiles('out');
  const articles = files.filter((file) => /^blog\/\d+\.html$/.test(file));
  const articlePaths = articles.map((file) => `/${file.replace('.html', '')}`);
  const paintedPaths = ['/', '/services', '/blog', ...articlePaths.slice(0, 1), '/contact'];
  if (kinds.includes('weights')) {
    const rows: Record<string, object> = {};
    for (const urlPath of [...mainPagePaths, ...articlePaths]) {
      const page = await browser.newPage();
      rows[urlPath] = (await measurePageBytes(page, site.url + urlPath)).weights;
      await page.close();
    }
    console.table(rows);
  }
  if (kinds.includes('paint'))
    console.table(await measurePaintRatios(browser, site.url, paintedPaths));
  await site.close();
  await browser.close();
}
