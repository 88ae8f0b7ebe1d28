import { expect, type Page } from '@playwright/test';
import { longArticle } from './generated-articles';
import { type LocalRepository, offerRepository } from './local-repository';
import { makePhoto } from './make-photo';
import { RICH_ARTICLES, RICH_NEXT, siteFolder } from './sites';

// What an editor does in the editing page of `rich`. The translation is that of a browser in Nigeria,
// en-GB.

/** Opens the editing page on a copy of the site's content. */
export async function openEditingPage(page: Page, isFirst = true): Promise<LocalRepository> {
  await page.goto('/robots.txt');
  const repository = await offerRepository(page, siteFolder('rich'));
  await page.goto('/admin/');
  // A second tab opens what the first has chosen.
  if (isFirst) await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText(
    String(RICH_ARTICLES),
  );
  return repository;
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves; the CMS then goes back to the list. */
export async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
}

/** Chooses a photo on this computer. */
export async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: /^(?:Browse|Replace Image)$/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'Market Day (1).JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
}

/** The image that the form shows. */
export const shownImage = (page: Page) =>
  page.getByRole('group', { name: /“.?Image.?” Field/ }).locator('img');

export const TITLE = 'What a pension from abroad is worth';
export const DESCRIPTION =
  'What a pension from abroad is worth at home, in naira and in years of rent.';
export const BODY = (longArticle(RICH_NEXT, []).split('---\n')[2] ?? '').trim();
/** The files of the article that `writeArticle` writes. */
export const WRITTEN = [`content/blog/${RICH_NEXT}.md`, 'content/images/market-day-1.jpg'] as const;

/** Begins an article, which is a draft and has the next number. */
export async function beginArticle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  // The CMS resets the form when the number arrives, and perhaps a moment later.
  await expect(field(page, 'Slug')).toHaveValue(String(RICH_NEXT));
  await expect(page.getByRole('switch', { name: 'Draft' })).toBeChecked();
}

export async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await expect(async () => {
    for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
    for (const [name, text] of Object.entries(texts))
      await expect(field(page, name)).toHaveValue(text);
  }).toPass();
}

/** Writes an article to be published at once, with a photo, and does not save it. */
export async function writeArticle(page: Page): Promise<void> {
  await beginArticle(page);
  await page.getByRole('switch', { name: 'Draft' }).click();
  await choosePhoto(page, await makePhoto(1800, 1200));
  await expect(shownImage(page)).toBeVisible();
  await fillIn(page, {
    Title: TITLE,
    'Day of publication': '2025-11-08',
    Description: DESCRIPTION,
    'The image in words': 'A market on a Saturday: “full”.',
    Text: BODY,
  });
}
