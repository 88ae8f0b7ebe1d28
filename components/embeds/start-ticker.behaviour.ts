import { startEmbed } from './start-embed';

export function startTicker(root: HTMLElement): void {
  const note = root.querySelector('[data-note]');
  const noteHtml = note?.innerHTML ?? '';
  let tapeLoading: Promise<() => void> | undefined;

  const ask = startEmbed(root, () => {
    // Reveal the strip for the ticker, which the style sheet hides while `data-embed` is "ask".
    root.dataset.embed = '';
    if (note && !note.querySelector('a')) {
      // Restoring the note removes the button that the visitor has clicked, so move focus to the note's link.
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
