import type { Page } from '@playwright/test';
import { expect, test } from './test';

type Motion = {
  /** Where it runs: `#hero-thread path`. */
  on: string;
  properties: string[];
  iterations: number | null;
  /** Milliseconds from its start until it stands still, any delay included. */
  end: number;
};

/** All animations the page has had since its first drawing, those that have ended too. */
async function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seenAnimations');
    const animations = seen instanceof Set ? [...seen] : [];
    return animations
      .filter((animation) => animation instanceof Animation)
      .flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const { iterations = 0, endTime } = effect.getComputedTiming();
        const place = effect.target?.closest('[id]')?.id ?? '';
        const descriptors = new Set(['offset', 'computedOffset', 'easing', 'composite']);
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        return [
          {
            on: `#${place} ${effect.target?.tagName ?? ''}${effect.pseudoElement ?? ''}`,
            properties: [...new Set(properties)].filter((name) => !descriptors.has(name)).sort(),
            // JSON knows no Infinity.
            iterations: Number.isFinite(iterations) ? iterations : null,
            end: Number(endTime),
          },
        ];
      });
  });
}

/** Notes animations with every frame, from the first on: what has ended is otherwise forgotten. */
function noteAnimations(): void {
  const seen = new Set<Animation>();
  Reflect.set(window, 'seenAnimations', seen);
  const note = () => {
    for (const animation of document.getAnimations()) seen.add(animation);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

test.describe('the thread of the home page', () => {
  for (const width of [360, 1280]) {
    test(`${width} px: it draws itself once, within 4 s, by transform and opacity alone`, async ({
      page,
    }) => {
      await page.addInitScript(noteAnimations);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.locator('#hero-thread')).toBeVisible();
      await page.locator('#hero-thread').scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await motionsOf(page)).map(({ on }) => on).join())
        .toContain('#hero-thread');

      for (const { on, properties, iterations, end } of await motionsOf(page)) {
        expect
          .soft(
            properties.filter((name) => name !== 'transform' && name !== 'opacity'),
            on,
          )
          .toEqual([]);
        expect.soft(iterations, on).toBe(1);
        expect.soft(end, on).toBeLessThanOrEqual(4000);
      }
    });
  }

  test('it stands there drawn for those who asked for less motion', async ({ page }) => {
    await page.addInitScript(noteAnimations);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('#hero-thread')).toBeVisible();
    expect(await motionsOf(page)).toEqual([]);
    const faded = await page
      .locator('#hero-thread, #hero-thread *')
      .evaluateAll((all) => all.filter((part) => getComputedStyle(part).opacity !== '1').length);
    expect(faded).toBe(0);
  });

  test('out of sight it does not run; it begins when it is seen', async ({ page }) => {
    await page.addInitScript(() => {
      const started: number[] = [];
      Reflect.set(window, 'started', started);
      addEventListener('animationstart', () => started.push(scrollY));
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/#latest');
    await expect(page.getByRole('heading', { name: 'Latest Blogs' })).toBeInViewport();
    // Longer than the whole of it takes.
    await page.waitForTimeout(4000);
    expect(await page.evaluate(() => Reflect.get(window, 'started'))).toEqual([]);

    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect(page.locator('#hero-thread')).toBeVisible();
    const progress = await page
      .locator('#hero-thread')
      .evaluate((thread) =>
        thread.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime)),
      );
    expect(progress.length, 'animations that are still to be seen').toBeGreaterThan(0);
    expect(Math.max(...progress)).toBeLessThan(500);
  });
});
