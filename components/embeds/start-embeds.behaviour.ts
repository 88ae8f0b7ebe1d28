/**
 * Starts what other companies serve, once the page has loaded and the browser is idle: each element
 * with `data-embed` gets the state "started" and the event "start", and the frame in it its URL and
 * its permissions.
 *
 * Where data is saved (Save-Data, a connection of 2g), and where `data-embed` is "ask", its state is
 * "ask": its button shows, and only a press starts it.
 */
export function startEmbeds(): void {
  const begin = () => {
    const { connection } = navigator as {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    const { saveData = false, effectiveType = '' } = connection ?? {};

    for (const embed of document.querySelectorAll<HTMLElement>('[data-embed]')) {
      const frame = embed.querySelector<HTMLIFrameElement>('iframe[data-src]');
      const start = () => {
        embed.dataset.state = 'started';
        if (frame) {
          frame.setAttribute('sandbox', frame.dataset.sandbox ?? '');
          frame.src = frame.dataset.src ?? '';
        }
        embed.dispatchEvent(new Event('start'));
      };
      embed.querySelector('[data-show]')?.addEventListener('click', () => {
        start();
        // The button is hidden now: the focus goes to the frame, or to the button that hides it.
        (frame ?? embed.querySelector<HTMLElement>('[data-hide]'))?.focus();
      });
      if (saveData || effectiveType.includes('2g') || embed.dataset.embed === 'ask') {
        embed.dataset.state = 'ask';
      } else start();
    }
  };

  addEventListener('load', () => {
    // Safari has no requestIdleCallback. A browser that is never idle starts after two seconds.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin);
  });
}
