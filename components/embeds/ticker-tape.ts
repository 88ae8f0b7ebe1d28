import { paths } from '@/lib/site/paths';
import { tickerProvider } from '@/lib/site/providers';

const MESSAGE_TIMEOUT_MS = 10_000;

/**
 * Prepares the ticker tape in its section, whose state is "ask", "started", "failed" or "shown". The section's note
 * names the source of the prices, or says that there are no prices. In the state "shown", it also contains a button
 * that hides the prices.
 *
 * @param ask sets the state of the section to "ask" again
 * @returns a function that shows the prices
 */
export function prepareTickerTape(root: HTMLElement, ask: () => void): () => void {
  const strip = root.querySelector('[data-strip]') as HTMLElement;
  const note = root.querySelector('[data-note]') as HTMLElement;

  const failedText = document.createTextNode(root.dataset.failed ?? '');
  const hideButton = document.createElement('button');
  hideButton.textContent = root.dataset.hide ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  const markAsLeaving = () => void (isLeaving = true);

  const showPrices = () => {
    saveStateForNextPage('');
    // Firefox keeps pages with this listener out of its back/forward cache, so remove it once the ticker has loaded.
    addEventListener('beforeunload', markAsLeaving);
    isLeaving = false;
    const container = document.createElement('div');
    container.className = 'tradingview-widget-container';
    container.innerHTML = '<div class="tradingview-widget-container__widget"></div>';
    // TradingView's script appends a style, which the Content-Security-Policy blocks. Skip the style, because the
    // browser would log an error on every page.
    container.appendChild = (node) => {
      if (!(node instanceof HTMLStyleElement)) container.append(node);
      return node;
    };
    const script = document.createElement('script');
    script.src = tickerProvider.script;
    strip.replaceChildren(container);

    const fail = () => {
      removeEventListener('beforeunload', markAsLeaving);
      // Ignore the failure if the visitor has hidden the prices in the meantime.
      if (!container.isConnected) return;
      root.dataset.state = 'failed';
      saveStateForNextPage('failed');
      note.append(failedText);
    };
    // When the visitor leaves the page, the browser aborts its requests, which is not a failure.
    const failUnlessLeaving = () => void (isLeaving || fail());
    script.onerror = failUnlessLeaving;
    // `fail` keeps the frame, so prices that arrive after the timeout are still shown.
    timer = setTimeout(fail, MESSAGE_TIMEOUT_MS);
    // TradingView's script reads its configuration from the text of its own script element.
    fetch(paths.ticker)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error())))
      .then((text) => {
        script.text = text;
        container.append(script);
      })
      .catch(failUnlessLeaving);
  };
  hideButton.onclick = () => {
    saveStateForNextPage('off');
    root.dataset.embed = 'ask';
    strip.replaceChildren();
    ask();
    note.querySelector('button')?.focus();
  };

  // A blocked frame also fires `load`, so only a message from the frame proves that it shows prices.
  addEventListener('message', ({ source, data }: MessageEvent<{ name?: unknown } | null>) => {
    const isFromTicker = source === strip.querySelector('iframe')?.contentWindow;
    if (!isFromTicker || data?.name !== 'tv-widget-resize-iframe') return;
    clearTimeout(timer);
    removeEventListener('beforeunload', markAsLeaving);
    root.dataset.state = 'shown';
    saveStateForNextPage('');
    failedText.remove();
    // This message repeats on each resize. Moving the button would remove its focus.
    if (!hideButton.isConnected) note.append(hideButton);
  });

  // TradingView's script adds a frame. The sandbox prevents that frame from navigating our page.
  new MutationObserver(() => {
    for (const frame of strip.querySelectorAll<HTMLIFrameElement>('iframe:not([sandbox])')) {
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
      frame.title = root.getAttribute('aria-label') ?? '';
      // A sandbox applies from the next navigation on. Setting the same URL does not navigate, so change it twice.
      const { src } = frame;
      frame.src = 'about:blank';
      frame.src = src;
    }
  }).observe(strip, { childList: true, subtree: true });

  return showPrices;
}

function saveStateForNextPage(state: '' | 'off' | 'failed'): void {
  try {
    sessionStorage.ticker = state;
  } catch {
    // The ticker also works if the browser blocks session storage.
  }
}
