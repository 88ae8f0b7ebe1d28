import type { Page } from '@playwright/test';
import type { StoredMessage } from '@/lib/serve/message-store';
import { expect, test } from './test';

const CHUNKS = '**/_next/static/chunks/*.js';

/** The framework's files that the page has asked for so far. */
function watchChunks(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_next/') && request.resourceType() !== 'font') asked.push(pathname);
  });
  return asked;
}

/** What the page itself complains of; a chunk the test refuses is the test's own doing. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR')) {
      errors.push(message.text());
    }
  });
  return errors;
}

async function slowDownChunks(page: Page, milliseconds: number) {
  await page.route(CHUNKS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' });

async function fillIn(page: Page, name: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill('ola@example.com');
  await field(page, 'Message').fill('Which loan first?');
}

async function messagesOf(messages: () => Promise<StoredMessage[]>, name: string) {
  return (await messages()).filter(({ fields }) => fields.name === name);
}

test.describe('The contact form’s script', () => {
  test('is not asked for while somebody reads the page', async ({ page }) => {
    const asked = watchChunks(page);
    await page.goto('/contact');
    await page.mouse.move(5, 5);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  for (const [intent, act] of [
    ['focus', (page: Page) => field(page, 'Name').focus()],
    ['a pointer over it', (page: Page) => field(page, 'Message').hover()],
    ['an empty submit', (page: Page) => send(page).click()],
  ] as const) {
    test(`comes with ${intent}, once, and takes the form over`, async ({ page, site }) => {
      const asked = watchChunks(page);
      const errors = watchErrors(page);
      await page.goto('/contact');
      await act(page);
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBeGreaterThan(3);
      expect(new Set(asked).size).toBe(asked.length);

      await fillIn(page, `After ${intent}`);
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(await messagesOf(site.messages, `After ${intent}`)).toHaveLength(1);
      expect(errors).toEqual([]);
    });
  }

  test('5 s late: what was typed meanwhile is there, once', async ({ page, site }) => {
    const errors = watchErrors(page);
    await slowDownChunks(page, 5000);
    await page.goto('/contact');
    const chunks = page.waitForResponse(CHUNKS);
    await field(page, 'Name').pressSequentially('Typed early');
    await field(page, 'Email').pressSequentially('ola@example.com');
    await field(page, 'Message').pressSequentially('Which ');
    await chunks;
    await field(page, 'Message').pressSequentially('loan first?');
    await page.waitForLoadState('networkidle');
    await expect(field(page, 'Name')).toHaveValue('Typed early');
    await expect(field(page, 'Message')).toHaveValue('Which loan first?');
    await expect(field(page, 'Message')).toBeFocused();

    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    const [message, ...others] = await messagesOf(site.messages, 'Typed early');
    expect(message?.fields.message).toBe('Which loan first?');
    expect(others).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('5 s late: a message sent before waits for it, and is sent once', async ({ page, site }) => {
    const errors = watchErrors(page);
    await slowDownChunks(page, 5000);
    await page.goto('/contact');
    await fillIn(page, 'Sent early');
    await send(page).click();
    await send(page).click();
    await expect(thanks(page)).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL('/contact');
    expect(await messagesOf(site.messages, 'Sent early')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('with one file refused none runs; the form stays and is sent plainly', async ({
    page,
    site,
  }) => {
    const errors = watchErrors(page);
    const list = await (await page.request.get('/contact')).text();
    const [, files = '[]'] = /id="runtime-files">([^<]+)/.exec(list) ?? [];
    const refused = (JSON.parse(files) as string[]).at(-1) ?? '';
    expect(refused).toContain('/_next/');
    await page.route(`**${refused}`, (route) => route.abort());

    await page.goto('/contact');
    await fillIn(page, 'Sent plainly');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => '__next_f' in window)).toBe(false);
    await expect(field(page, 'Message')).toHaveValue('Which loan first?');

    await send(page).click();
    await page.waitForURL('**/f/contact');
    expect(await messagesOf(site.messages, 'Sent plainly')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('never there: a message sent before is sent plainly in the end', async ({ page, site }) => {
    await page.clock.install();
    await page.route(CHUNKS, () => new Promise(() => undefined));
    await page.goto('/contact');
    await fillIn(page, 'Sent at last');
    await send(page).click();
    await page.clock.runFor(11_000);
    await page.waitForURL('**/f/contact');
    expect(await messagesOf(site.messages, 'Sent at last')).toHaveLength(1);
  });
});

test.describe('The draft', () => {
  test('is there again after a reload, without the form’s script', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page, 'Kept');
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('Kept');
    await expect(field(page, 'Message')).toHaveValue('Which loan first?');
  });

  test('is there after a visit elsewhere, in this tab only', async ({ page, context }) => {
    await page.goto('/contact');
    await fillIn(page, 'Kept');
    await page.goto('/about');
    await page.goto('/contact');
    await expect(field(page, 'Name')).toHaveValue('Kept');
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(field(other, 'Name')).toHaveValue('');
  });

  test('is forgotten once the message is sent', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, 'Forgotten');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.waitForURL('/');
    await page.goto('/contact');
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(field(page, 'Message')).toHaveValue('');
  });
});
