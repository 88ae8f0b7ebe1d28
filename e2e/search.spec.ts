import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Article } from '@/lib/content/article';
import { loadContent } from '@/lib/content/load';
import { publishedPosts } from '@/lib/content/queries';
import { brotliSize } from '@/lib/publish/page-weight';
import { searchLetters, searchPart } from '@/lib/search/search-part';
import { wordsOf } from '@/lib/search/words-of';
import { paths } from '@/lib/site/paths';
import { beyondWindow } from './beyond-window';
import { longArticle } from './generated-articles';
import { observeLayoutShift, reportShifts, scrollThrough } from './observe-layout-shift';
import { expect, test } from './test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const shown = (page: Page) => page.locator('article:visible h3');
const status = (page: Page) => page.locator('#found');

/** The addresses of the words that the page asks for from now on. */
function watchWords(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/search')) asked.push(pathname);
  });
  return asked;
}

async function loadArticles(): Promise<Article[]> {
  return publishedPosts((await loadContent(process.cwd())).articles);
}

/** A long word that one article alone has, in its text alone, and that no other word begins with. */
function findHiddenWord(articles: readonly Article[]): { word: string; title: string } {
  const heads = articles.flatMap(({ title, description }) => wordsOf(`${title} ${description}`));
  const entries = searchLetters.flatMap((letter) => Object.entries(searchPart(articles, letter)));
  const words = [...entries.map(([word]) => word), ...heads];
  for (const [word, [id, ...others]] of entries) {
    const isAlone = words.filter((other) => other.startsWith(word)).length === 1;
    const article = articles.find((one) => one.id === id);
    if (/^[a-z]{9,}$/.test(word) && others.length === 0 && isAlone && article) {
      return { word, title: article.title };
    }
  }
  throw new Error('No text has a word of its own');
}

test('a word that only one text has finds its article, by keyboard alone', async ({ page }) => {
  const { word, title } = findHiddenWord(await loadArticles());
  const asked = watchWords(page);
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  while (!(await field(page).evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  expect(asked).toEqual([]);

  await page.keyboard.type(word, { delay: 20 });
  await expect(status(page)).toHaveText('1 article');
  await expect(shown(page)).toHaveText([title]);
  await expect(page).toHaveURL(`/blog?q=${word}`);
  expect(asked).toEqual([paths.search(word.charAt(0))]);

  const link = page.getByRole('link', { name: `Read More about ${title}` });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goBack();
  await expect(field(page)).toHaveValue(word);
  await expect(shown(page)).toHaveText([title]);
  await expect(status(page)).toHaveText('1 article');

  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(shown(page)).toHaveCount(6);
  await expect(page).toHaveURL('/blog');
});

test('a query in the address is searched, and Back and Forward show what each address asks', async ({
  page,
  siteWith,
}) => {
  const { url } = await siteWith(23);
  await page.goto(`${url}/blog?q=paragraph%2017`);
  await expect(field(page)).toHaveValue('paragraph 17');
  await expect(shown(page)).toHaveText(['Generated article 17']);
  await page.goto(`${url}/blog?q=article+2`);
  await expect(shown(page)).toHaveText(
    ['23', '22', '21', '20', '2'].map((id) => `Generated article ${id}`),
  );
  await expect(status(page)).toHaveText('5 articles');
  await page.goBack();
  await expect(shown(page)).toHaveText(['Generated article 17']);
  await page.goForward();
  await expect(shown(page)).toHaveCount(5);
});

test('Back within the page, too', async ({ page, siteWith }) => {
  const { url } = await siteWith(23);
  await page.goto(`${url}/blog?q=17`);
  await expect(status(page)).toHaveText('1 article');
  await page.evaluate(() => (location.hash = 'posts'));
  await field(page).fill('paragraph');
  await expect(status(page)).toHaveText('23 articles');
  await expect(page).toHaveURL(`${url}/blog?q=paragraph#posts`);
  await page.goBack();
  await expect(field(page)).toHaveValue('17');
  await expect(shown(page)).toHaveText(['Generated article 17']);
});

test('what is behind Show More is found, and waits there again afterwards', async ({
  page,
  siteWith,
}) => {
  await page.goto(`${(await siteWith(23)).url}/blog`);
  await field(page).fill('generated');
  await expect(shown(page)).toHaveCount(23);
  await expect(page.getByText('Show More', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(shown(page)).toHaveCount(6);
  await expect(field(page)).toBeFocused();
  await page.getByText('Show More', { exact: true }).click();
  await expect(shown(page)).toHaveCount(23);
  await expect(
    page.getByRole('link', { name: 'Read More about Generated article 17' }),
  ).toBeFocused();
});

test('without the texts, titles and descriptions are searched, and that is said', async ({
  page,
  siteWith,
}) => {
  await page.goto(`${(await siteWith(23)).url}/blog`);
  await page.route('**/search/*', (route) => route.abort());
  await field(page).fill('generated 7');
  await expect(shown(page)).toHaveText(['Generated article 7']);
  await expect(status(page)).toContainText('1 article by title and summary.');
  await page.unroute('**/search/*');
  await field(page).fill('paragraph 7');
  await expect(status(page)).toHaveText('1 article');
  await expect(shown(page)).toHaveText(['Generated article 7']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field, and no room for one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/blog?q=tax');
    await expect(shown(page)).toHaveCount(6);
    await expect(page.locator('form[role=search]')).toHaveCSS('display', 'none');
  });
});

for (const width of [360, 768, 1280]) {
  test(`${width} px: the field moves nothing, axe finds nothing before, during and after a search`, async ({
    page,
    siteWith,
  }) => {
    const { url } = await siteWith(23);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(observeLayoutShift);
    await page.goto(`${url}/blog`);
    await page.waitForLoadState('networkidle');
    expect(reportShifts(await page.evaluate(scrollThrough))).toEqual([]);
    for (const query of ['', '17', 'zebra']) {
      await field(page).fill(query);
      await expect(status(page)).toHaveText(
        { '': '', 17: '1 article', zebra: 'No article has all these words' }[query] ?? '',
      );
      const { violations } = await new AxeBuilder({ page })
        .exclude('iframe')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect.soft(violations, query).toEqual([]);
      expect.soft(await beyondWindow(page), query).toBe(0);
    }
    const clear = await page.getByRole('button', { name: 'Clear the search' }).boundingBox();
    expect(clear).toMatchObject({ width: 44, height: 44 });
  });
}

for (const width of [360, 1280]) {
  test(`${width} px: the field’s room is kept until its script has run`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const topOfList = async () => (await page.locator('article').first().boundingBox())?.y;
    await page.goto('/blog');
    await expect(field(page)).toBeVisible();
    const top = await topOfList();
    await page.route('**/blog', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(/<script[^]*?<\/script>/g, '') });
    });
    await page.reload();
    await expect(field(page)).toBeHidden();
    expect(await topOfList()).toBe(top);
  });
}

test('the words of any three letters are light: of 520 articles, and of this site’s', async () => {
  const generated = Array.from({ length: 520 }, (_, index) => ({
    id: index + 1,
    body: longArticle(index + 1, ['post']).replace(/^---[\s\S]*?---/, ''),
  }));
  for (const articles of [generated, await loadArticles()]) {
    // As a host compresses that does it for each answer.
    const weights = searchLetters.map((letter) =>
      brotliSize(Buffer.from(JSON.stringify(searchPart(articles, letter))), 5),
    );
    const [one = 0, two = 0, three = 0] = weights.toSorted((a, b) => b - a);
    expect(one + two + three).toBeLessThan(30_000);
  }
});
