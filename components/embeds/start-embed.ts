/**
 * Starts other companies' content in an element, in a task after the page has loaded. The element's state
 * is then "started".
 *
 * Where data is saved (Save-Data, a connection of 2g), and where its `data-embed` is "ask", its state is
 * "ask": its note holds a button, and only a press starts it.
 *
 * @returns makes it ask again
 */
export function startEmbed(embed: HTMLElement, start: () => void): () => void {
  const begin = () => {
    embed.dataset.state = 'started';
    start();
  };
  const ask = () => {
    const button = document.createElement('button');
    button.textContent = embed.dataset.show ?? '';
    button.onclick = begin;
    embed.dataset.state = 'ask';
    embed.querySelector('[data-note]')?.replaceChildren(button);
  };
  const decide = () => (isDataSaved() || embed.dataset.embed ? ask() : begin());
  // Behind the load event in development.
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
