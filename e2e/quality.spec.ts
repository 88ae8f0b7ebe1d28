import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { addresses, articles } from './addresses';
import { beyondWindow } from './beyond-window';
import { alert, field, form, note, openFilledIn, send, thanks } from './contact-page';
import { answer, hang, test as faultyTest, type FaultySite } from './faulty-site';
import { findCroppedText } from './find-cropped-text';
import { expect, test } from './test';
import { playThirdParties, saveData } from './third-parties';

/** The rules of WCAG 2.2 AA and axe's own that the page breaks, each with the markup. */
async function violations(page: Page): Promise<string[]> {
  // Frames are other people's pages: the map's is refused here, and not ours to mend.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

for (const address of addresses) {
  test(`${address}: axe finds nothing, nothing scrolls sideways, no error of ours`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      const ours = !message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && ours) errors.push(message.text());
    });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Read anew by a phone and by a desktop; a tablet turns.
      if (width !== 768) await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft(await violations(page), `at ${width} px`).toEqual([]);
      expect.soft(await beyondWindow(page), `at ${width} px`).toBe(0);
    }
    expect(errors).toEqual([]);
  });
}

for (const address of articles) {
  test(`${address} on a phone: axe finds nothing, no word is cropped, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await page.evaluate(findCroppedText)).toEqual([]);
    expect.soft(await beyondWindow(page)).toBe(0);
  });
}

test('axe finds nothing in what opens: the menu, the notices, the answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  await page.locator('#menu summary').click();
  await page
    .locator('#menu')
    .evaluate((menu) =>
      Promise.all(menu.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  expect.soft(await violations(page), 'menu').toEqual([]);
  await page.locator('#menu summary').click();

  await page.locator('#faq summary').first().click();
  for (const notice of await page.locator('footer summary').all()) await notice.click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await violations(page), `answers and notices at ${width} px`).toEqual([]);
  }
});

test('axe finds nothing in what asks before it loads, and in what has come', async ({
  page,
  context,
  siteWith,
}) => {
  await playThirdParties(context, 'up');
  const { url } = await siteWith('brevo');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${url}/contact`);
    await expect(page.getByRole('button', { name: 'Hide prices' })).toBeVisible();
    expect.soft(await violations(page), `shown at ${width} px`).toEqual([]);
  }
  await saveData(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${url}/contact`);
    await expect(page.getByRole('button', { name: 'Show live prices' })).toBeVisible();
    expect.soft(await violations(page), `asked at ${width} px`).toEqual([]);
    expect.soft(await beyondWindow(page), `asked at ${width} px`).toBe(0);
  }
  await page.goto('/embeds/newsletter');
  expect.soft(await violations(page), 'our own form').toEqual([]);
});

type FormStage = { page: Page; context: BrowserContext; faulty: FaultySite };

const fieldError = (name: string) => ({ field: name, message: 'is not accepted' });

/** The states of the contact form, each with the way to it from the filled form. */
const states: Record<string, (stage: FormStage) => Promise<unknown>> = {
  'refused as a whole': async ({ page, faulty }) => {
    faulty.meet(answer(403, { errors: [{ code: 'BLOCKED', message: 'no' }] }));
    await send(page).click();
    await expect(alert(page)).toBeFocused();
  },
  'refused for one field': async ({ page, faulty }) => {
    faulty.meet(answer(422, { errors: [fieldError('email')] }));
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
  },
  'refused for several fields': async ({ page, faulty }) => {
    faulty.meet(answer(422, { errors: ['name', 'email', 'phone', 'message'].map(fieldError) }));
    await send(page).click();
    await expect(field(page, 'Name')).toBeFocused();
  },
  'perhaps arrived': async ({ page, faulty }) => {
    faulty.meet(answer(200, '<h1>Robot?</h1>', 'text/html'));
    await send(page).click();
    await expect(alert(page)).toBeFocused();
  },
  offline: async ({ page, context }) => {
    await context.setOffline(true);
    await send(page).click();
    await expect(alert(page)).toBeFocused();
  },
  'back online': async ({ page, context }) => {
    await context.setOffline(true);
    await send(page).click();
    await context.setOffline(false);
    await expect(alert(page).getByRole('button')).toBeVisible();
  },
  sending: async ({ page, faulty }) => {
    faulty.meet(hang);
    await send(page).click();
    await expect(send(page)).toHaveText('Sending...');
  },
  thanks: async ({ page }) => {
    // An answer without a page leaves this one standing: time to look at it.
    await page.route(/:\d+\/$/, (route) => route.fulfill({ status: 204 }));
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
  },
  'thanks, stayed': async ({ page }) => {
    await send(page).click();
    await form(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(thanks(page)).toBeFocused();
  },
  'warned of a message under way': async ({ page, faulty }) => {
    faulty.meet(hang);
    await send(page).click();
    await expect.poll(faulty.posts).toBe(1);
    await page.reload();
    await expect(note(page)).toBeVisible();
  },
  'near a limit': async ({ page }) => {
    await field(page, 'Message').fill('x'.repeat(4990));
    await expect(form(page).getByRole('status')).toHaveText('10 characters left');
  },
  'beyond a limit': async ({ page }) => {
    await field(page, 'Message').fill('x'.repeat(5001));
    await send(page).click();
    await expect(form(page).getByRole('status')).toHaveText('1 character too many');
  },
};

for (const [state, reach] of Object.entries(states)) {
  faultyTest(`axe finds nothing in the form: ${state}`, async ({ page, context, faulty }) => {
    await openFilledIn(page);
    await reach({ page, context, faulty });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await violations(page), `at ${width} px`).toEqual([]);
      expect.soft(await beyondWindow(page), `at ${width} px`).toBe(0);
    }
  });
}
