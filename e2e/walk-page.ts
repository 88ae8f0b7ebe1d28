import { expect, type Page } from '@playwright/test';
import { inspectFocus, noteTabStops, type FocusStop } from './inspect-focus';

/**
 * Presses Tab from where the focus is to the end of the page, and checks each stop: all that can have
 * the focus has it once, in the order of the document, and shows it.
 *
 * @returns the names of the stops
 */
export async function walkPage(page: Page): Promise<string[]> {
  const ahead = await page.evaluate(noteTabStops);
  const stops: FocusStop[] = [];
  // Each stop of a frame shows as the frame; a page that keeps the focus would never end.
  for (let presses = 0; presses < ahead.length + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    if (stop.name !== 'iframe') stops.push(stop);
  }
  const where = page.viewportSize()?.width;
  expect
    .soft(
      stops.map(({ index }) => index),
      `the order at ${where} px: ${stops.map(({ name }) => name).join(', ')}`,
    )
    .toEqual(ahead);
  expect
    .soft(
      stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
      `at ${where} px`,
    )
    .toEqual([]);
  return stops.map(({ name }) => name);
}
