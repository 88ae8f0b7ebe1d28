/** `tape` is the URL of the module `ticker-tape.ts`. */
type Options = { tape: string };

type TapeModule = { default: (root: HTMLElement) => void };

/** Loads the ticker tape when its section first gets the event "start". */
export default function startTicker(root: HTMLElement, { tape }: Options): void {
  const link = root.querySelector('a');
  const note = link?.parentElement;
  const line = note?.innerHTML ?? '';

  root.addEventListener('start', () => {
    // As high again as the prices are.
    root.dataset.embed = '';
    if (!note || note.querySelector('a')) return;
    // In its place is the button that the visitor has pressed.
    note.innerHTML = line;
    note.querySelector('a')?.focus();
  });
  const load = async () => {
    const module = (await import(tape)) as TapeModule;
    module.default(root);
  };
  const fail = () => {
    root.dataset.state = 'failed';
  };
  root.addEventListener('start', () => void load().catch(fail), { once: true });
}
