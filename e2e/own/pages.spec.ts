import { isPublished, newestArticles } from '@/lib/content/articles';
import { loadContent } from '@/lib/content/load';
import { mainPagePaths } from '@/lib/site/paths';
import { findTextFaults } from '../support/find-text-faults';
import { findViolations, collectOwnErrors } from '../support/inspect-page';
import { expect, test } from '../support/test';

const { articles } = await loadContent(process.cwd());
const newest = newestArticles(articles.filter((article) => isPublished(article)));
const [longest] = newest.toSorted((a, b) => b.text.words - a.text.words);
const sampleArticles = new Set([...newest.slice(0, 3), ...(longest ? [longest] : [])]);

/** `npm run test:all` includes every article. Other runs include only the three newest articles and the longest one. */
const ownPages = [
  ...mainPagePaths,
  ...['/nowhere', '/blog/999999'],
  ...[...(process.env.TEST_ALL ? newest : sampleArticles)].map(({ id }) => `/blog/${id}`),
];

for (const urlPath of ownPages) {
  test(`passes the axe checks on the page ${urlPath}, and cuts off no text at any width`, async ({
    page,
  }) => {
    const errors = collectOwnErrors(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(urlPath);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await findViolations(page)).toEqual([]);
    await page.locator('main details, footer details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findTextFaults), `at ${width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
