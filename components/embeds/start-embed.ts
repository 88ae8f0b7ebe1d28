/**
 * Starts third-party content in a new task after the page has loaded, and sets the state of `embed` to "started".
 *
 * Under Save-Data, on a 2G connection, or if `data-embed` is "ask", sets the state to "ask" instead. The note in
 * `embed` then contains a button that starts the content.
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
  // In development, behaviours start only after hydration, when the page may already have loaded.
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
