import { expect } from '@playwright/test';
import { alert, expectStoredOnce, expectText, openFilledIn, send, thanks } from './contact-page';
import { answer, holdReply, test } from './faulty-site';

test.describe('Without what a browser should have', () => {
  test('React’s files: a second press under a slow answer sends nothing', async ({
    page,
    faulty,
  }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await openFilledIn(page);
    faulty.meet(holdReply);
    // By a timer of the page: the test's own hands are tied while another page is awaited.
    await send(page).evaluate((button: HTMLButtonElement) => {
      button.addEventListener(
        'click',
        () => {
          setTimeout(() => {
            button.click();
            console.log('pressed again');
          }, 300);
        },
        { once: true },
      );
    });
    const pressedAgain = page.waitForEvent(
      'console',
      (message) => message.text() === 'pressed again',
    );
    await send(page).click({ noWaitAfter: true });
    await pressedAgain;
    await expect.poll(faulty.posts).toBe(1);
    faulty.release();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(faulty.posts()).toBe(1);
    await expectStoredOnce(faulty);
  });

  for (const [what, spoil] of [
    [
      'a storage that is closed',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      },
    ],
    [
      'a storage that is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${what}: the text outlives a failure, and arrives once`, async ({ page, faulty }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(spoil);
      await openFilledIn(page);
      faulty.meet(answer(403, { errors: [{ code: 'BLOCKED', message: 'no' }] }));
      await send(page).click();
      await expect(alert(page)).toBeFocused();
      await expectText(page);
      await send(page).click();
      await expect(thanks(page)).toBeFocused();
      expect(faulty.posts()).toBe(2);
      await expectStoredOnce(faulty);
      expect(errors).toEqual([]);
    });
  }

  for (const [what, javaScriptEnabled] of [
    ['JavaScript', false],
    ['React’s files', true],
  ] as const) {
    test.describe(what, () => {
      test.use({ javaScriptEnabled });

      test('the plain form arrives once', async ({ page, faulty }) => {
        await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
        await openFilledIn(page);
        await send(page).click();
        await page.waitForURL('**/f/contact');
        await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
        expect(faulty.posts()).toBe(1);
        await expectStoredOnce(faulty);
      });
    });
  }
});
