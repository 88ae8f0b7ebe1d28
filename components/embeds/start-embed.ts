/**
 * Starts third-party content in a new task after the page has loaded, and sets the state of `embed` to "started".
 *
 * Under Save-Data, on a 2G connection, or if `data-embed` is "ask", sets the state to "ask" instead. Also replaces
 * the content of the `[data-note]` element with a button that starts the third-party content.
 *
 * @returns a function that sets the state to "ask" again and shows the button
 */
export function startEmbed(embed: HTMLElement, start: () => void): () => void {
  const startNow = () => {
    embed.dataset.state = 'started';
    start();
  };
  const ask = () => {
    const button = document.createElement('button');
    button.textContent = embed.dataset.show ?? '';
    button.onclick = startNow;
    embed.dataset.state = 'ask';
    embed.querySelector('[data-note]')?.replaceChildren(button);
  };
  const decide = () => (isDataSaved() || embed.dataset.embed ? ask() : startNow());
  // In development, this function runs only after hydration, when the `load` event may already have fired.
  if (document.readyState === 'complete') decide();
  else addEventListener('load', () => setTimeout(decide));
  return ask;
}

function isDataSaved(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));
}
