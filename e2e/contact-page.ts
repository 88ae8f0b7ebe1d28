import { expect, type Page } from '@playwright/test';
import type { Site } from './test';

// The contact form as a visitor meets it.

/** What is typed into it: accents, a line break, and characters that mean something in HTML and URLs. */
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
export const note = (page: Page) => form(page).getByText(/^This message was being sent when/);
export const thanks = (page: Page) => form(page).getByRole('heading', { name: 'Thank you' });

/** Opens the form and fills it in; its script has then taken over from the plain form. */
export async function openFilledIn(page: Page, site = '') {
  await page.goto(`${site}/contact`);
  await fillIn(page);
  await page.waitForLoadState('networkidle');
}

export async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(VALUES)) await field(page, label).fill(value);
}

export async function expectText(page: Page) {
  for (const [label, value] of Object.entries(VALUES)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** Expects the store to hold what was typed, whole and once. */
export async function expectStoredOnce(site: Site) {
  expect((await site.messages()).map(({ fields }) => fields)).toEqual([
    {
      name: VALUES.Name,
      email: VALUES.Email,
      phone: VALUES.Phone,
      // Forms send a line break as two characters.
      message: VALUES.Message.replaceAll('\n', '\r\n'),
    },
  ]);
}
