import { paths } from '@/lib/site/paths';
import { tickerProvider } from '@/lib/site/providers';

/** In milliseconds: without a message from the provider by then, it has failed. */
const TIMEOUT = 10_000;

/**
 * Prepares the ticker tape. The section's state is "ask", "started", "failed" or "shown". Its note says where
 * the prices come from, or that there are none, and has a button to hide them while they are shown.
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
    remember('');
    // Only while it loads: with such a listener, Firefox does not keep the page for Back.
    addEventListener('beforeunload', leave);
    isLeaving = false;
    const container = document.createElement('div');
    container.className = 'tradingview-widget-container';
    container.innerHTML = '<div class="tradingview-widget-container__widget"></div>';
    // The page's policy refuses the script's style. The browser would log that on every page.
    container.appendChild = (node) => {
      if (!(node instanceof HTMLStyleElement)) container.append(node);
      return node;
    };
    const script = document.createElement('script');
    script.src = tickerProvider.script;
    strip.replaceChildren(container);

    const fail = () => {
      removeEventListener('beforeunload', leave);
      // The visitor has hidden it meanwhile.
      if (!container.isConnected) return;
      root.dataset.state = 'failed';
      remember('failed');
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
    remember('off');
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
    remember('');
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

/** Tells the next page of the tab whether the prices were hidden or have failed. */
function remember(state: '' | 'off' | 'failed'): void {
  try {
    sessionStorage.ticker = state;
  } catch {
    // The browser blocks storage.
  }
}
