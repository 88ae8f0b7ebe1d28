import { paths } from '@/lib/site/paths';
import { tickerProvider } from '@/lib/site/providers';

/** In milliseconds: without a message from the provider by then, it has failed. */
const TIMEOUT = 10_000;

/**
 * Prepares the ticker tape, and keeps the provider's script and frame from changing the rest of the page.
 * The section's state is "ask", "started", "failed" or "shown". Its note is one line: where the prices
 * come from, or that there are none, and a button to hide them while they are shown. The words are in
 * the data attributes.
 *
 * @param ask makes the section ask before it shows prices again
 * @returns shows the prices
 */
export function tickerTape(root: HTMLElement, ask: () => void): () => void {
  const strip = root.querySelector('[data-strip]') as HTMLElement;
  const note = root.querySelector('[data-note]') as HTMLElement;

  const none = document.createTextNode(root.dataset.failed ?? '');
  const hide = document.createElement('button');
  hide.textContent = root.dataset.hide ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  const leave = () => void (isLeaving = true);

  const start = () => {
    session().ticker = '';
    // Only while it loads: with such a listener, Firefox does not keep the page for Back.
    addEventListener('beforeunload', leave);
    isLeaving = false;
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
    script.src = tickerProvider.script;
    container.append(widget);
    strip.replaceChildren(container);

    const fail = () => {
      removeEventListener('beforeunload', leave);
      // The visitor has hidden it meanwhile.
      if (!container.isConnected) return;
      root.dataset.state = 'failed';
      session().ticker = 'failed';
      note.append(none);
    };
    // A browser stops the requests of a page that a visitor leaves.
    const failUnlessLeaving = () => void (isLeaving || fail());
    script.onerror = failUnlessLeaving;
    // Nothing is removed: a tape that arrives late is shown.
    timer = setTimeout(fail, TIMEOUT);
    // The script reads its configuration from its own element's text.
    fetch(paths.ticker)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error())))
      .then((text) => {
        script.text = text;
        container.append(script);
      })
      .catch(failUnlessLeaving);
  };
  hide.onclick = () => {
    session().ticker = 'off';
    root.dataset.embed = 'ask';
    strip.replaceChildren();
    ask();
    note.querySelector('button')?.focus();
  };

  // A blocked frame fires "load" too: only a message of the frame itself proves that it is shown.
  addEventListener('message', ({ source, data }: MessageEvent<{ name?: unknown } | null>) => {
    const isOurs = source === strip.querySelector('iframe')?.contentWindow;
    if (!isOurs || data?.name !== 'tv-widget-resize-iframe') return;
    clearTimeout(timer);
    removeEventListener('beforeunload', leave);
    root.dataset.state = 'shown';
    session().ticker = '';
    none.remove();
    // It comes at each change of size, and the button keeps its focus.
    if (!hide.isConnected) note.append(hide);
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

  return start;
}

/** The storage of the tab, or an object of this page alone if the browser blocks storage. */
function session(): Record<string, unknown> {
  try {
    return sessionStorage;
  } catch {
    return {};
  }
}
