import { expect, test } from './test';

const screens = [
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/services', 'Services'],
  ['/blog', 'Blog'],
  ['/contact', 'Contact'],
] as const;

test.describe('Spec 2, shared header and navigation', () => {
  for (const [path, label] of screens) {
    test(`${path}: top bar, logo, five links with ${label} marked, ticker under them`, async ({
      page,
    }) => {
      await page.goto(path);
      const header = page.getByRole('banner');

      await expect(header.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(header.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+/);
      await expect(header.getByText('Ikeja, Lagos').first()).toBeVisible();
      const social = header.getByRole('link', { name: 'opens in a new tab' });
      await expect(social).toHaveCount(3);
      for (const link of await social.all()) await expect(link).toHaveAttribute('target', '_blank');

      await expect(header.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');

      const links = header.getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(screens.map(([, text]) => text));
      for (const [index, [href]] of screens.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', href);
      }
      await expect(header.locator('nav:visible [aria-current="page"]')).toHaveText([label]);

      await expect(header.getByRole('region', { name: 'Market prices' })).toBeVisible();
    });
  }

  test('an article belongs to Blog', async ({ page }) => {
    await page.goto('/blog/1');
    await expect(page.locator('nav:visible [aria-current="page"]')).toHaveText(['Blog']);
  });

  test('desktop: the bar is visible and there is no menu button', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText('Menu', { exact: true })).toBeHidden();
  });
});

test.describe('Spec 2 and 9, below the medium width (768 px)', () => {
  test.use({ viewport: { width: 767, height: 740 } });

  test('Spec 4: the menu is closed by default; its button opens and closes it', async ({
    page,
  }) => {
    await page.goto('/');
    const panel = page.getByRole('navigation', { name: 'Main' });
    await expect(panel).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    await expect(panel.getByRole('link')).toHaveText(screens.map(([, text]) => text));
    await page.getByText('Close', { exact: true }).click();
    await expect(panel).toBeHidden();
  });

  test('a link of the menu leads to its screen', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'Services', exact: true }).first().click();
    await expect(page).toHaveURL('/services');
  });

  test('the button’s icon turns from two bars into a cross', async ({ page }) => {
    await page.goto('/');
    const bar = () =>
      page.locator('#menu summary > :last-child').evaluate((icon) => {
        const { transform, transitionDuration } = getComputedStyle(icon, '::before');
        return { transform, transitionDuration };
      });
    expect(await bar()).toEqual({ transform: 'none', transitionDuration: '0.2s' });
    await page.getByText('Menu', { exact: true }).click();
    await expect.poll(async () => (await bar()).transform).not.toBe('none');
  });

  test('by keyboard: Enter opens the menu, Escape closes it and returns to its button', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('#menu summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.locator('#menu summary')).toBeFocused();
  });
});

test.describe('Spec 7 and 9, market ticker', () => {
  test('asks the provider’s script with 30 symbols, light, English, adaptive', async ({ page }) => {
    // A stand-in of the provider's script that shows how it was configured.
    await page.route('https://s3.tradingview.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tickerConfiguration = document.currentScript.innerHTML;',
      }),
    );
    await page.goto('/');
    await page.waitForFunction(() => 'tickerConfiguration' in window);
    const text = await page.evaluate(() => String(Reflect.get(window, 'tickerConfiguration')));
    const { symbols, ...options } = JSON.parse(text) as { symbols: { proName: string }[] };
    expect(options).toEqual({
      colorTheme: 'light',
      locale: 'en',
      largeChartUrl: '',
      isTransparent: false,
      showSymbolLogo: true,
      displayMode: 'adaptive',
    });
    expect(symbols).toHaveLength(30);
    expect(symbols.slice(0, 5)).toEqual([
      { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500 Index' },
      { proName: 'FOREXCOM:NSXUSD', title: 'US 100 Cash CFD' },
      { proName: 'FX_IDC:EURUSD', title: 'EUR to USD' },
      { proName: 'BITSTAMP:BTCUSD', title: 'Bitcoin' },
      { proName: 'BITSTAMP:ETHUSD', title: 'Ethereum' },
    ]);
    expect(symbols.slice(5).every(({ proName }) => proName.startsWith('NSENG:'))).toBe(true);
  });

  test('is not asked for before the page has loaded', async ({ page }) => {
    const order: string[] = [];
    page.on('load', () => order.push('load'));
    page.on('request', (request) => {
      if (request.url().includes('tradingview')) order.push('ticker');
    });
    await page.goto('/');
    await expect.poll(() => order).toEqual(['load', 'ticker']);
  });

  for (const [width, height] of [
    [360, 74],
    [767, 74],
    [768, 46],
    [1280, 46],
  ] as const) {
    test(`at ${width} px its ${height} px are reserved`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      expect((await page.locator('#ticker').boundingBox())?.height).toBe(height);
    });
  }

  test('refused: a sentence stands in its place, nothing moves', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const before = await header.boundingBox();
    await expect(page.getByText('Market prices are not available')).toBeVisible();
    expect(await header.boundingBox()).toEqual(before);
    await expect(page.getByRole('link', { name: 'TradingView' })).toBeVisible();
  });
});
