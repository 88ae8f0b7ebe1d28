import { kinds } from '../addresses';
import { beyondWindow } from '../beyond-window';
import { findCroppedText } from '../find-cropped-text';
import { findFlatControls, markControls } from '../find-flat-controls';
import { expect, test } from '../test';
import { saveData } from '../third-parties';

test('enlarged to 400 %, or at 320 px: nothing scrolls sideways, nothing stays in the way', async ({
  page,
}) => {
  for (const address of kinds) {
    await page.goto(address);
    for (const height of [256, 640]) {
      await page.setViewportSize({ width: 320, height });
      expect.soft(await beyondWindow(page), address).toBe(0);
    }
    const sticking = await page
      .locator('*')
      .evaluateAll((all) =>
        all
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map(({ tagName }) => tagName),
      );
    expect.soft(sticking, address).toEqual([]);
  }
});

test('text alone at 200 %: nothing is cut, nothing scrolls sideways', async ({ page }) => {
  for (const address of kinds) {
    await page.goto(address);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await beyondWindow(page), `${address} at ${width} px`).toBe(0);
      const faults = await page.evaluate(findCroppedText);
      // So large, a long word may need two lines.
      const cut = faults.filter((fault) => !fault.includes('is broken'));
      expect.soft(cut, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('with less motion asked for, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of kinds) {
    await page.goto(address);
    const moving = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      return document.getAnimations().map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.outerHTML.slice(0, 150) ?? 'something';
      });
    });
    expect.soft(moving, address).toEqual([]);
  }
});

test('in forced colours, what can be pressed or filled in keeps its edge and its ring', async ({
  page,
}) => {
  await saveData(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of kinds) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(address);
    await page.locator('#market-prices[data-state="ask"]').waitFor();
    await page.evaluate(markControls);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(findFlatControls), address).toEqual([]);
  }
});
