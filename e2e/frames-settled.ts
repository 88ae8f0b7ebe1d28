import type { Page } from '@playwright/test';

/** Notes in the page which frames have loaded, and from which address. Call it before `goto`. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const loaded = new WeakMap<EventTarget, string>();
    // A frame's load event does not bubble, and stops at the document on its way down.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLIFrameElement) loaded.set(target, target.src);
      },
      true,
    );
    Object.assign(window, {
      framesUnderWay: () =>
        [...document.querySelectorAll('iframe, [data-embed]')]
          .filter((element) =>
            element instanceof HTMLIFrameElement
              ? !element.src || loaded.get(element) !== element.src
              : !(element instanceof HTMLElement && element.dataset.state),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    });
  });
}

/**
 * Scrolls to the end of the page, where the lazy frames are, and waits until every frame has loaded
 * or was refused. Chromium keeps no page for Back while a frame of it is still starting.
 */
export async function settleFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { framesUnderWay } = window as unknown as { framesUnderWay: () => string[] };
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    while (framesUnderWay().length > 0) await new Promise(requestAnimationFrame);
  });
}
