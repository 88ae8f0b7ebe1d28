/**
 * Starts other companies' content, once the page has loaded: each element with `data-embed` gets the
 * state "started" and the event "start".
 *
 * Where data is saved (Save-Data, a connection of 2g), and where `data-embed` is "ask" or the event
 * "ask" is fired at the element, its state is "ask": its note holds a button, and only a press starts it.
 */
export default function startEmbeds(): void {
  const begin = () => {
    const { connection } = navigator as {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    const isSlow = connection?.effectiveType?.includes('2g');

    for (const embed of document.querySelectorAll<HTMLElement>('[data-embed]')) {
      const start = () => {
        embed.dataset.state = 'started';
        embed.dispatchEvent(new Event('start'));
      };
      const ask = () => {
        const button = document.createElement('button');
        button.textContent = embed.dataset.show ?? '';
        button.onclick = start;
        embed.dataset.state = 'ask';
        embed.querySelector('[data-note]')?.replaceChildren(button);
      };
      embed.addEventListener('ask', ask);
      if (connection?.saveData || isSlow || embed.dataset.embed) ask();
      else start();
    }
  };
  addEventListener('load', () => setTimeout(begin));
}
