import { expect, type Page, type Route } from '@playwright/test';
import type { StoredMessage } from '@/lib/serve/form-service';

/** What a visitor types: accents, a line break, and characters with a meaning in HTML and URLs. */
export const VALUES = {
  Name: 'Ọlá Adé',
  Email: 'ola@example.com',
  Phone: '+234 800 000 0009',
  Message: 'Which loan first?\nAnd why? 100 % & <more>',
};

export const form = (page: Page) => page.getByRole('region', { name: 'Get in Touch' });
export const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: label });
export const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });
export const alert = (page: Page) => form(page).getByRole('alert');
export const thanks = (page: Page) => form(page).getByRole('heading', { name: 'Thank you' });

export async function fillIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(VALUES)) await field(page, label).fill(value);
}

/** Opens the form and fills it in; React has then hydrated it. */
export async function openFilledIn(page: Page): Promise<void> {
  await page.goto('/contact');
  await fillIn(page);
  await page.waitForLoadState('networkidle');
}

export async function expectFilledIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(VALUES)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** Expects one message, whole. */
export function expectOne(messages: readonly StoredMessage[]): void {
  const { Name: name, Email: email, Phone: phone } = VALUES;
  // Forms send a line break as two characters.
  const message = VALUES.Message.replaceAll('\n', '\r\n');
  expect(messages.map(({ fields }) => fields)).toEqual([{ name, email, phone, message }]);
}

type Fault = (route: Route) => Promise<void>;

/** The message is not stored; the service answers this. */
export const answer =
  (status: number, json: object): Fault =>
  (route) =>
    route.fulfill({ status, json });
/** The message is not stored, and no answer comes. */
export const hang: Fault = () => new Promise(() => undefined);
/** The message is stored; the connection breaks before the answer has come. */
export const breakReply: Fault = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Counts the posts to the form service. Each fault replaces the service's answer to one post. */
export async function watchService(page: Page, ...faults: Fault[]): Promise<{ posts: number }> {
  const service = { posts: 0 };
  await page.route('**/f/contact', async (route) => {
    service.posts += 1;
    const fault = faults.shift();
    await (fault ? fault(route) : route.continue());
  });
  return service;
}
