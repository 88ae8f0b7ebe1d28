import { expect, type BrowserContext, type Page } from '@playwright/test';
import {
  alert,
  expectStoredOnce,
  expectText,
  field,
  form,
  note,
  openFilledIn,
  send,
  thanks,
  VALUES,
} from './contact-page';
import {
  answer,
  breakMidReply,
  hang,
  holdReply,
  resetAtOnce,
  test,
  type Fault,
  type FaultySite,
} from './faulty-site';

type Stage = { page: Page; context: BrowserContext; faulty: FaultySite };

const holdEnter = async (page: Page) => {
  for (let press = 0; press < 30; press += 1) await page.keyboard.down('Enter');
};

type SentRow = {
  what: string;
  fault?: Fault;
  act: (stage: Stage) => Promise<void>;
  /** 1 unless said otherwise. */
  posts?: number;
};

const sentRows: SentRow[] = [
  { what: 'a click', act: ({ page }) => send(page).click() },
  { what: 'a double click', act: ({ page }) => send(page).dblclick() },
  {
    what: 'Enter held down in a field',
    act: async ({ page }) => {
      await field(page, 'Name').focus();
      await holdEnter(page);
    },
  },
  {
    what: 'a connection that was kept alive and is reset, for the browser asks again by itself',
    fault: resetAtOnce,
    act: ({ page }) => send(page).click(),
    posts: 2,
  },
  {
    what: 'an answer after 10 s',
    fault: holdReply,
    act: async ({ page, faulty }) => {
      await page.clock.install();
      await send(page).click();
      await expect.poll(faulty.posts).toBe(1);
      await page.clock.runFor(10_000);
      await expect(send(page)).toHaveText('Sending...');
      await expect(send(page)).toBeDisabled();
      faulty.release();
    },
  },
  {
    what: 'typing while it is sent, which changes nothing',
    fault: holdReply,
    act: async ({ page, faulty }) => {
      await send(page).click();
      await expect(send(page)).toBeDisabled();
      await field(page, 'Message').focus();
      await page.keyboard.type('late');
      await expectText(page);
      for (const label of Object.keys(VALUES)) await expect(field(page, label)).not.toBeEditable();
      await field(page, 'Name').press('Enter');
      faulty.release();
    },
  },
  {
    what: 'a press without a network, and another when there is one again',
    act: async ({ page, context, faulty }) => {
      await context.setOffline(true);
      await send(page).click();
      await expect(alert(page)).toBeFocused();
      await expect(alert(page).getByRole('heading')).toHaveText('You are offline');
      await expect(alert(page)).toContainText('Nothing was sent. Your message stays here');
      await expect(alert(page).getByRole('link', { name: 'by e-mail' })).toBeVisible();
      await expectText(page);
      await context.setOffline(false);
      await expect(alert(page).getByRole('heading')).toHaveText('You are back online');
      await expect(alert(page)).toContainText('Your message has not been sent yet.');
      await expectText(page);
      expect(faulty.posts()).toBe(0);
      await alert(page).getByRole('button', { name: 'Yes, send it now' }).click();
    },
  },
  {
    what: 'less motion',
    act: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await send(page).click();
    },
  },
];

test.describe('A message arrives once, whatever is pressed:', () => {
  for (const { what, fault, act, posts = 1 } of sentRows) {
    test(what, async ({ page, context, faulty }) => {
      await openFilledIn(page);
      if (fault) faulty.meet(fault);
      await act({ page, context, faulty });
      await expect(thanks(page)).toBeFocused();
      await expect(form(page).getByRole('textbox')).toHaveCount(0);
      expect(faulty.posts()).toBe(posts);
      await expectStoredOnce(faulty);
    });
  }

  test('Enter held down, where the answer is an instant refusal, asks once', async ({
    page,
    faulty,
  }) => {
    await openFilledIn(page);
    faulty.meet(answer(422, { errors: [{ field: 'email', message: 'is blocked' }] }));
    await field(page, 'Name').focus();
    await holdEnter(page);
    await expect(field(page, 'Email')).toBeFocused();
    await holdEnter(page);
    await page.waitForLoadState('networkidle');
    expect(faulty.posts()).toBe(1);
  });
});

test.describe('A page that ends', () => {
  for (const [what, fault, stored] of [
    ['before the message arrives', hang, 0],
    ['after the message has arrived', holdReply, 1],
  ] as const) {
    test(`while it is sent, ${what}: the text is back, with a warning`, async ({
      page,
      faulty,
    }) => {
      await openFilledIn(page);
      faulty.meet(fault);
      await send(page).click();
      await expect.poll(faulty.posts).toBe(1);
      await expect.poll(async () => (await faulty.messages()).length).toBe(stored);
      await page.reload();
      await expect(note(page)).toBeVisible();
      await expect(note(page)).toHaveRole('status');
      await expectText(page);
      await expect(send(page)).toBeEnabled();
      await page.waitForLoadState('networkidle');
      expect(faulty.posts()).toBe(1);
      expect(await faulty.messages()).toHaveLength(stored);
    });
  }

  test('after a press that may have sent it and one that did not: the warning stays', async ({
    page,
    faulty,
  }) => {
    await openFilledIn(page);
    faulty.meet(breakMidReply);
    await send(page).click();
    await expect(alert(page)).toContainText('We cannot tell whether your message has arrived.');
    await field(page, 'Email').fill('ola');
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await page.reload();
    await expect(note(page)).toBeVisible();
    expect(faulty.posts()).toBe(1);
    await expectStoredOnce(faulty);
  });

  test('after the thank-you: Back brings no text and no second message', async ({
    page,
    faulty,
  }) => {
    await openFilledIn(page);
    await send(page).click();
    await page.waitForURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await page.waitForLoadState('networkidle');
    const fields = form(page).getByRole('textbox');
    if (!(await thanks(page).isVisible())) await expect(fields).toHaveCount(4);
    for (const textbox of await fields.all()) await expect(textbox).toHaveValue('');
    await expect(note(page)).toBeHidden();
    expect(faulty.posts()).toBe(1);
    await expectStoredOnce(faulty);
  });

  test('after it, kept: Back finds it again', async ({ playwright, launchOptions, faulty }) => {
    // Playwright's own choice is to keep no page; people's browsers do.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const page = await browser.newPage({ baseURL: faulty.url });
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort('connectionrefused'),
    );
    await openFilledIn(page);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await send(page).click();
    await page.waitForURL(`${faulty.url}/`);
    await page.evaluate('history.back()');
    await page.waitForURL(`${faulty.url}/contact`, { waitUntil: 'commit' });
    await expect(thanks(page)).toBeVisible();
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
    await expect(form(page)).toContainText('Go on to the home page or the blog.');
    await expect(form(page).getByRole('textbox')).toHaveCount(0);
    await expect(note(page)).toBeHidden();
    expect(faulty.posts()).toBe(1);
    await expectStoredOnce(faulty);
    await browser.close();
  });
});

test('6,000 pasted characters are kept, counted, and refused before anything is sent', async ({
  page,
  context,
  faulty,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFilledIn(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'x'.repeat(6000));
  await field(page, 'Message').fill('');
  await field(page, 'Message').press('Control+v');
  await expect(field(page, 'Message')).toHaveValue('x'.repeat(6000));
  await expect(form(page).getByRole('status')).toHaveText('1,000 characters too many');
  await send(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    'Message is too long 1,000 characters too many',
  );
  await expect(alert(page)).toHaveCount(0);
  await expect(field(page, 'Message')).toHaveValue('x'.repeat(6000));
  expect(faulty.posts()).toBe(0);
});

test('the e-mail in place of a failed message carries its text as it stands', async ({
  page,
  faulty,
}) => {
  await openFilledIn(page);
  faulty.meet(answer(500, ''));
  await send(page).click();
  // Until it has failed, nothing can be typed.
  await expect(alert(page)).toBeFocused();
  await field(page, 'Message').pressSequentially(' Ẹ jọ̀ọ́ 🙂');
  // No mail program is to be opened here.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  const link = alert(page).getByRole('link', { name: 'by e-mail' });
  await link.press('Enter');
  const { protocol, pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  const [subject, body, ...others] = search
    .slice(1)
    .split('&')
    .map((part) => decodeURIComponent(part));
  expect(`${protocol}${pathname}`).toBe('mailto:hello@tamarindbridge.example');
  expect(subject).toBe('subject=Message from Ọlá Adé');
  expect(body?.split('\r\n')).toEqual([
    'body=Which loan first?',
    'And why? 100 % & <more> Ẹ jọ̀ọ́ 🙂',
    '',
    'Name: Ọlá Adé',
    'Email: ola@example.com',
    'Phone: +234 800 000 0009',
  ]);
  expect(others).toEqual([]);
});

test('by keyboard alone: through a failure to the thank-you, and to stay', async ({
  page,
  faulty,
}) => {
  faulty.meet(answer(403, { errors: [{ code: 'BLOCKED', message: 'no' }] }));
  await page.goto('/contact');
  await field(page, 'Name').focus();
  await page.waitForLoadState('networkidle');
  for (const value of Object.values(VALUES)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(alert(page).getByRole('link', { name: 'by e-mail' })).toBeFocused();
  for (const label of Object.keys(VALUES)) {
    await page.keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('link', { name: 'home page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('Go on to the home page or the blog.');
  await expectStoredOnce(faulty);
});
