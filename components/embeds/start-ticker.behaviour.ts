import { startEmbed } from './start-embed';

/** If this media query matches (phones, reduced motion), the ticker loads only after a click. */
const ASK_FIRST = '(prefers-reduced-motion: reduce), (max-width: 767px)';

export function startTicker(root: HTMLElement): void {
  if (matchMedia(ASK_FIRST).matches || wasHiddenOrFailed()) root.dataset.embed = 'ask';
  const note = root.querySelector('[data-note]');
  const noteHtml = note?.innerHTML ?? '';
  let tapeLoading: Promise<() => void> | undefined;

  const ask = startEmbed(root, () => {
    if (note && !note.querySelector('a')) {
      // Restoring the original HTML removes the clicked button, so move focus to the link in that HTML.
      note.innerHTML = noteHtml;
      note.querySelector('a')?.focus();
    }
    tapeLoading ??= import('./ticker-tape').then(({ prepareTickerTape }) =>
      prepareTickerTape(root, ask),
    );
    tapeLoading
      .then((showPrices) => showPrices())
      .catch(() => {
        tapeLoading = undefined;
        root.dataset.state = 'failed';
        note?.append(root.dataset.failed ?? '');
      });
  });
}

/** Whether the visitor hid the ticker, or it failed, on an earlier page in the same tab. */
function wasHiddenOrFailed(): boolean {
  try {
    return Boolean(sessionStorage.ticker);
  } catch {
    return false; // The browser blocks session storage.
  }
}
