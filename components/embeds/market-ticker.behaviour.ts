/**
 * Brings the ticker tape when the strip gets the event "start", and keeps the provider's script and
 * frame to themselves: whatever they do or fail to do, a sentence stands in the same space. The
 * strip's state says what is to be seen: "ask", "started", "failed", or "shown".
 *
 * @param id the strip, with its button and its notes
 * @param src the provider's script; it reads its configuration from its own element's text
 * @param configurationSrc the file with that configuration
 * @param patience how long the provider may be silent, in milliseconds
 */
export function showMarketTicker(
  id: string,
  src: string,
  configurationSrc: string,
  patience: number,
): void {
  const root = document.getElementById(id);
  const strip = root?.querySelector('[data-strip]');
  const hide = root?.querySelector<HTMLElement>('[data-hide]');
  if (!root || !strip || !hide) return;

  let timer = 0;

  /** For the tab's other pages: who takes the tape away does not want it back on each of them. */
  const remember = (choice: string) => {
    try {
      sessionStorage.ticker = choice;
    } catch {
      // Storage is closed to us.
    }
  };

  root.addEventListener('start', () => {
    remember('');
    // No script of a stranger may empty the page; the site itself never calls these.
    const nothing = () => undefined;
    Object.assign(document, { open: nothing, write: nothing, writeln: nothing });

    const container = document.createElement('div');
    container.className = 'tradingview-widget-container';
    // The page's policy would refuse its style, and the browser say so on every page.
    container.appendChild = (node) => {
      if (!(node instanceof HTMLStyleElement)) container.append(node);
      return node;
    };
    const widget = document.createElement('div');
    widget.className = 'tradingview-widget-container__widget';
    const script = document.createElement('script');
    script.src = src;
    container.append(widget);
    strip.replaceChildren(container);

    const fail = () => {
      // Taken away meanwhile.
      if (!container.isConnected) return;
      const hadFocus = document.activeElement === hide;
      root.dataset.state = 'failed';
      if (hadFocus) root.querySelector<HTMLElement>('[data-instead]')?.focus();
    };
    script.onerror = fail;
    // What is late may come yet, so nothing is thrown away.
    timer = window.setTimeout(fail, patience);
    fetch(configurationSrc)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error())))
      .then((text) => {
        script.text = text;
        container.append(script);
      })
      .catch(fail);
  });

  hide.addEventListener('click', () => {
    clearTimeout(timer);
    remember('off');
    strip.replaceChildren();
    root.dataset.state = 'ask';
    root.querySelector<HTMLElement>('[data-show]')?.focus();
  });

  // A frame that was refused loads like any other: only its own word tells that it is there.
  addEventListener('message', ({ source, data }: MessageEvent<{ name?: unknown } | null>) => {
    const isOurs = source === strip.querySelector('iframe')?.contentWindow;
    if (!isOurs || data?.name !== 'tv-widget-resize-iframe') return;
    clearTimeout(timer);
    root.dataset.state = 'shown';
  });

  // The script's frame is bound like every other frame of the site: it may not lead the page away.
  new MutationObserver(() => {
    for (const frame of strip.querySelectorAll<HTMLIFrameElement>('iframe:not([sandbox])')) {
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
      frame.title = root.getAttribute('aria-label') ?? '';
      // What is under way is not bound by it, and a browser does not begin anew what it has begun.
      const { src: address } = frame;
      frame.src = 'about:blank';
      frame.src = address;
    }
  }).observe(strip, { childList: true, subtree: true });

  let choice: unknown;
  try {
    choice = sessionStorage.ticker;
  } catch {
    // Storage is closed to us.
  }
  const { matches: wantsStillness } = matchMedia('(prefers-reduced-motion: reduce)');
  if (choice || wantsStillness) root.dataset.embed = 'ask';
}
