import { kinds } from './addresses';
import { expect, test } from './test';
import {
  frameOf,
  isForeignRequest,
  playThirdParties,
  saveData,
  TRAP,
  watchOwnErrors,
} from './third-parties';

const TAPE = 'https://www.tradingview-widget.com/';

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

  for (const [width, height] of [
    [360, 74],
    [767, 74],
    [768, 46],
    [1280, 46],
  ] as const) {
    test(`at ${width} px its ${height} px are reserved, and the tape fills them`, async ({
      page,
      context,
    }) => {
      await playThirdParties(context, 'up');
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      const strip = page.locator('#ticker');
      const before = await strip.boundingBox();
      expect(before?.height).toBe(height);
      const tape = page.getByTitle('Market prices');
      await expect(tape.contentFrame().getByText('Guaranty Trust')).toBeAttached();
      expect(await tape.boundingBox()).toEqual(before);
      await expect(page.getByRole('link', { name: 'TradingView' }).first()).toBeVisible();
    });
  }

  test('refused: a sentence and a link stand in its place', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Market prices are not available at the moment.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See them at TradingView' })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    );
    await expect(page.getByRole('button', { name: 'Hide prices' })).toBeHidden();
  });

  test('late: the tape takes the sentence’s place', async ({ page, context }) => {
    let answer = () => undefined as unknown;
    await playThirdParties(context, 'up');
    await context.route('https://s3.tradingview.com/**', async (route) => {
      await new Promise((resolve) => (answer = () => resolve(undefined)));
      await route.fallback();
    });
    await page.goto('/');
    await expect(page.getByText('Live prices are on their way.')).toBeVisible();
    await expect(page.getByText('Market prices are not available')).toBeVisible({
      timeout: 12_000,
    });
    answer();
    await expect(
      page.getByTitle('Market prices').contentFrame().getByText('Bitcoin'),
    ).toBeVisible();
    await expect(page.getByText('Market prices are not available')).toBeHidden();
  });
});

test.describe('the ticker is asked for first', () => {
  const foreign: string[] = [];
  test.beforeEach(async ({ page, context }) => {
    await playThirdParties(context, 'up');
    foreign.length = 0;
    page.on('request', (request) => {
      if (isForeignRequest(request)) foreign.push(request.url());
    });
  });

  test('where data is saved: a button, on every page, and no request until it is pressed', async ({
    page,
  }) => {
    await saveData(page);
    for (const address of kinds) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Show live prices' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(foreign, address).toEqual([]);
    }
    await page.getByRole('button', { name: 'Show live prices' }).click();
    await expect(page.getByTitle('Market prices')).toBeVisible();
    expect(foreign.length).toBeGreaterThan(0);
  });

  for (const [network, isAsked] of [
    ['slow-2g', true],
    ['2g', true],
    ['3g', false],
  ] as const) {
    test(`on ${network}: ${isAsked ? 'a button' : 'no button'}`, async ({ page }) => {
      await page.addInitScript((effectiveType) => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: false, effectiveType },
        });
      }, network);
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Show live prices' });
      if (isAsked) {
        await expect(button).toBeVisible();
        expect(foreign).toEqual([]);
      } else {
        await expect(page.getByTitle('Market prices')).toBeVisible();
        await expect(button).toBeHidden();
      }
    });
  }

  test('with less motion asked for: no tape until the button is pressed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Show live prices' }).click();
    await expect(page.getByTitle('Market prices')).toBeVisible();
  });

  test('by keyboard: hidden, it stays so on the next page, until it is shown again', async ({
    page,
  }) => {
    const hide = page.getByRole('button', { name: 'Hide prices' });
    const show = page.getByRole('button', { name: 'Show live prices' });
    await page.goto('/');
    await expect(page.getByTitle('Market prices')).toBeVisible();
    await page.getByRole('link', { name: 'TradingView' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(hide).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(show).toBeFocused();
    await expect(page.getByTitle('Market prices')).toHaveCount(0);

    foreign.length = 0;
    await page.goto('/about');
    await expect(show).toBeVisible();
    expect(foreign).toEqual([]);
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(hide).toBeFocused();
    await expect(page.getByTitle('Market prices')).toBeVisible();

    await page.goto('/services');
    await expect(page.getByTitle('Market prices')).toBeVisible();
  });
});

test.describe('the page stays the visitor’s', () => {
  test('a wheel over the tape moves the page', async ({ page, context }) => {
    await playThirdParties(context, 'up');
    await page.goto('/');
    const box = await page.getByTitle('Market prices').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('a frame that takes the focus again and again does not stop who types', async ({
    page,
    context,
  }) => {
    await playThirdParties(context, 'framing hostile pages');
    await context.route('https://www.openstreetmap.org/**', (route) => route.abort());
    await page.goto('/contact');
    await frameOf(page, TAPE);
    const message = page.getByLabel('Message');
    await message.focus();
    const text = 'Which loan should I repay first?';
    await page.keyboard.type(text, { delay: 40 });
    // It takes the focus five times a second, and has it for less than a keystroke.
    const typed = await message.inputValue();
    expect(typed.length).toBeGreaterThan(0.5 * text.length);
    await expect(message).toBeFocused();
  });

  test('a hostile frame leads the window nowhere, not even when it is pressed', async ({
    page,
    context,
  }) => {
    const errors = watchOwnErrors(page);
    let isTrapped = false;
    page.on('request', (request) => (isTrapped ||= request.url() === TRAP));
    await playThirdParties(context, 'framing hostile pages');
    await page.goto('/about');
    await frameOf(page, TAPE);
    const box = await page.locator('#ticker').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 300, (box?.y ?? 0) + 20);
    await page.waitForTimeout(600);
    expect(isTrapped).toBe(false);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
