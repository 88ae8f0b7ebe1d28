/**
 * Loads the ticker tape when its section gets the event "start", and keeps the provider's script and
 * frame from changing the rest of the page. The section's state says what is shown: "ask", "started",
 * "failed" (a sentence in the same space), or "shown".
 *
 * @param src the provider's script; it reads its configuration from its own element's text
 * @param configurationSrc the file with that configuration
 * @param timeout after how many milliseconds without a message from the provider it has failed
 */
export function showMarketTicker(
  root: HTMLElement,
  src: string,
  configurationSrc: string,
  timeout: number,
): void {
  const strip = root.querySelector('[data-strip]');
  const hide = root.querySelector<HTMLElement>('[data-hide]');
  if (!strip || !hide) return;

  let timer = 0;

  /** The tab's other pages ask first, too, once the visitor has hidden the tape. */
  const remember = (choice: string) => {
    try {
      sessionStorage.ticker = choice;
    } catch {
      // The storage is not allowed.
    }
  };

  root.addEventListener('start', () => {
    remember('');
    // The provider's script could replace the page by these; the site itself never calls them.
    const nothing = () => undefined;
    Object.assign(document, { open: nothing, write: nothing, writeln: nothing });

    const container = document.createElement('div');
    container.className = 'tradingview-widget-container';
    // The page's policy refuses the script's style, and the browser would log that on every page.
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
      // The visitor has hidden it meanwhile.
      if (!container.isConnected) return;
      const hadFocus = document.activeElement === hide;
      root.dataset.state = 'failed';
      if (hadFocus) root.querySelector<HTMLElement>('[data-instead]')?.focus();
    };
    script.onerror = fail;
    // Nothing is removed: a tape that arrives late is shown.
    timer = window.setTimeout(fail, timeout);
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

  // A blocked frame fires "load" too: only a message of the frame itself proves that it is shown.
  addEventListener('message', ({ source, data }: MessageEvent<{ name?: unknown } | null>) => {
    const isOurs = source === strip.querySelector('iframe')?.contentWindow;
    if (!isOurs || data?.name !== 'tv-widget-resize-iframe') return;
    clearTimeout(timer);
    root.dataset.state = 'shown';
  });

  // The script's frame gets a sandbox like every other frame, which keeps it from navigating the page.
  new MutationObserver(() => {
    for (const frame of strip.querySelectorAll<HTMLIFrameElement>('iframe:not([sandbox])')) {
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
      frame.title = root.getAttribute('aria-label') ?? '';
      // A sandbox holds from the next navigation on, and setting the same URL is none.
      const { src: address } = frame;
      frame.src = 'about:blank';
      frame.src = address;
    }
  }).observe(strip, { childList: true, subtree: true });

  let choice: unknown;
  try {
    choice = sessionStorage.ticker;
  } catch {
    // The storage is not allowed.
  }
  const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
  if (choice || isReduced) root.dataset.embed = 'ask';
}
