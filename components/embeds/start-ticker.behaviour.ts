import { startEmbed } from './start-embed';

/** Loads the ticker tape into its section, and shows its prices now and whenever they are asked for. */
export function startTicker(root: HTMLElement): void {
  const note = root.querySelector('[data-note]');
  const line = note?.innerHTML ?? '';
  let tape: Promise<() => void> | undefined;

  const ask = startEmbed(root, () => {
    // As high again as the prices are.
    root.dataset.embed = '';
    if (note && !note.querySelector('a')) {
      // In its place is the button that the visitor has pressed.
      note.innerHTML = line;
      note.querySelector('a')?.focus();
    }
    tape ??= import('./ticker-tape').then(({ tickerTape }) => tickerTape(root, ask));
    tape
      .then((show) => show())
      .catch(() => {
        tape = undefined;
        root.dataset.state = 'failed';
        note?.append(root.dataset.failed ?? '');
      });
  });
}
