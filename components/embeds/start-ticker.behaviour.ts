import { startEmbed } from './start-embed';

export function startTicker(root: HTMLElement): void {
  const note = root.querySelector('[data-note]');
  const noteHtml = note?.innerHTML ?? '';
  let tapeLoading: Promise<() => void> | undefined;

  const ask = startEmbed(root, () => {
    // While `data-embed` is "ask", the style sheet hides the space for the ticker.
    root.dataset.embed = '';
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
