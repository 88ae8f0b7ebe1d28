import type { Page } from '@playwright/test';
import { expect, test } from './test';

const form = (page: Page) => page.getByRole('region', { name: 'Get in Touch' });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });

async function fillIn(page: Page, fields: Record<string, string> = {}) {
  const values = {
    Name: 'Ọlá Adé',
    Email: 'ola@example.com',
    Message: 'Which loan first?',
    ...fields,
  };
  for (const [label, value] of Object.entries(values)) {
    await form(page).getByLabel(label).fill(value);
  }
}

/** Waits until the form's script has taken over from the plain form. */
async function openContact(page: Page) {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
}

/** Answers the form's posts in the service's place. */
async function answerWith(
  page: Page,
  status: number,
  body: string,
  contentType = 'application/json',
) {
  await page.route('**/f/*', (route) => route.fulfill({ status, contentType, body }));
}

test.describe('Spec 2, Contact', () => {
  test('map, form titled Get in Touch, cards, in this order', async ({ page }) => {
    await page.goto('/contact');
    const parts = page.getByRole('main').locator('iframe, form, address');
    expect(await parts.evaluateAll((all) => all.map((part) => part.tagName))).toEqual([
      'IFRAME',
      'FORM',
      'ADDRESS',
    ]);
    await expect(page.getByTitle('Map of central Ikeja, Lagos')).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
    );
    await expect(form(page).getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  });

  test('cards: the office in Ikeja, Lagos, one email, two phone numbers', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    const card = (title: string) =>
      main.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card('Corporate office')).toContainText('Ikeja, Lagos');
    await expect(card('Phone').getByRole('link')).toHaveText([
      '+234 800 000 0001',
      '+234 800 000 0002',
    ]);
    await expect(card('E-mail').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  });
});

test.describe('Spec 5, validation', () => {
  test('name, email and message are required, email of email type, phone optional', async ({
    page,
  }) => {
    await openContact(page);
    const field = (label: string) => form(page).getByLabel(label);
    for (const label of ['Name', 'Email', 'Message']) {
      await expect(field(label)).toHaveAttribute('required', '');
    }
    await expect(field('Email')).toHaveAttribute('type', 'email');
    await expect(field('Phone (optional)')).not.toHaveAttribute('required');
  });

  for (const [what, label, value, text] of [
    ['no name', 'Name', '', 'Name is required'],
    ['no email', 'Email', '', 'Email is required'],
    ['an email that is none', 'Email', 'ola@', 'Email should be an email'],
    ['an email without a dot', 'Email', 'ola@example', 'Email should be an email'],
    ['a phone that is none', 'Phone', 'x', 'Phone should be a phone number'],
    ['no message', 'Message', ' ', 'Message is required'],
  ] as const) {
    test(`${what}: nothing is sent, and the field says why`, async ({ page }) => {
      let requests = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') requests += 1;
      });
      await openContact(page);
      await fillIn(page, { [label]: value });
      await send(page).click();
      const field = form(page).getByRole('textbox', { name: label });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(form(page).getByRole('alert')).toHaveCount(0);
      await expect(send(page)).toHaveText('Send message');
      expect(requests).toBe(0);
    });
  }

  test('Spec 5 and 8: errors of the service stand under their fields, label first, joined by commas', async ({
    page,
  }) => {
    await openContact(page);
    await answerWith(
      page,
      422,
      JSON.stringify({
        error: 'Validation errors',
        errors: [
          { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
          { code: 'TYPE_TEXT', field: 'email', message: 'is too long' },
          { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'is required' },
          { code: 'TYPE_NUMERIC', field: 'phone', message: 'should be a number' },
          { code: 'REQUIRED_FIELD_MISSING', field: 'message', message: 'is missing' },
        ],
      }),
    );
    await fillIn(page, { Phone: '+234 800 000 0009' });
    await send(page).click();

    for (const [label, text] of [
      ['Name', 'Name is required'],
      ['Email', 'Email should be an email, is too long'],
      ['Phone', 'Phone should be a number'],
      ['Message', 'Message is missing'],
    ] as const) {
      const field = form(page).getByRole('textbox', { name: label });
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    // On failure the form remains, with all that was typed.
    await expect(form(page).getByLabel('Message')).toHaveValue('Which loan first?');
    await expect(send(page)).toBeEnabled();
  });
});

test.describe('Spec 4 and 7, sending', () => {
  test('a message arrives; the thank-you replaces the form; 3 s later comes the home page', async ({
    page,
    site,
  }) => {
    await openContact(page);
    await fillIn(page, { Name: 'Sent by script', Phone: '+234 800 000 0009' });
    const [request] = await Promise.all([page.waitForRequest('**/f/*'), send(page).click()]);

    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    const thanked = Date.now();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);

    expect(request.method()).toBe('POST');
    const headers = await request.allHeaders();
    expect(headers.accept).toBe('application/json');
    expect(headers['content-type']).toMatch(/^multipart\/form-data/);
    const session = Buffer.from(headers['formspree-session-data'] ?? '', 'base64').toString();
    expect(JSON.parse(session)).toEqual({
      loadedAt: expect.any(Number),
      webdriver: expect.any(Boolean),
    });

    const stored = (await site.messages()).filter(({ fields }) => fields.name === 'Sent by script');
    expect(stored.map(({ form: id, fields }) => ({ id, fields }))).toEqual([
      {
        id: 'contact',
        fields: {
          name: 'Sent by script',
          email: 'ola@example.com',
          phone: '+234 800 000 0009',
          message: 'Which loan first?',
        },
      },
    ]);

    await page.waitForURL(`${site.url}/`);
    expect(Date.now() - thanked).toBeGreaterThan(2500);
  });

  test('a visitor may stay', async ({ page }) => {
    await openContact(page);
    await page.clock.install();
    await answerWith(page, 200, '{"next":"/thanks","ok":true}');
    await fillIn(page);
    await send(page).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });

  test('while it is sent the button reads Sending... and is disabled; a double click sends once', async ({
    page,
  }) => {
    await openContact(page);
    let requests = 0;
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/f/*', async (route) => {
      requests += 1;
      await answered;
      await route.fulfill({ json: { next: '/thanks', ok: true } });
    });
    await fillIn(page);
    await send(page).dblclick();
    await expect(send(page)).toHaveText('Sending...');
    await expect(send(page)).toBeDisabled();
    answer?.();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(requests).toBe(1);
  });

  for (const code of [
    'BLOCKED',
    'EMPTY',
    'FILES_TOO_BIG',
    'FORM_NOT_FOUND',
    'INACTIVE',
    'NO_FILE_UPLOADS',
    'PROJECT_NOT_FOUND',
    'TOO_MANY_FILES',
  ]) {
    test(`Spec 8: ${code} has a sentence that says what to do, and the form remains`, async ({
      page,
    }) => {
      await openContact(page);
      await answerWith(page, 400, JSON.stringify({ errors: [{ code, message: code }] }));
      await fillIn(page);
      await send(page).click();
      await expect(form(page).getByRole('alert').getByRole('listitem')).toHaveText([
        /Please .+\.$/,
      ]);
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expect(form(page).getByLabel('Message')).toHaveValue('Which loan first?');
    });
  }

  for (const body of ['{}', '{"ok":true}', '{"errors":[]}', 'null', '[]']) {
    test(`Spec 8: the reply ${body} is an Unexpected response format`, async ({ page }) => {
      await openContact(page);
      await answerWith(page, 200, body);
      await fillIn(page);
      await send(page).click();
      await expect(form(page).getByRole('alert')).toContainText('Unexpected response format');
      await expect(form(page).getByLabel('Message')).toHaveValue('Which loan first?');
    });
  }

  test('Spec 8: a network failure shows its message', async ({ page }) => {
    await openContact(page);
    await page.route('**/f/*', (route) => route.abort('connectionrefused'));
    await fillIn(page);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Failed to fetch');
    await expect(form(page).getByLabel('Message')).toHaveValue('Which loan first?');
  });

  test('after a failure the same press sends it', async ({ page, site }) => {
    await openContact(page);
    await page.route('**/f/*', (route) => route.abort(), { times: 1 });
    await fillIn(page, { Name: 'Second try' });
    await send(page).click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const stored = (await site.messages()).filter(({ fields }) => fields.name === 'Second try');
    expect(stored).toHaveLength(1);
  });
});
