import { paths } from '@/lib/site/paths';
import { tickerProvider } from '@/lib/site/providers';

const MESSAGE_TIMEOUT_MS = 10_000;

/**
 * Prepares TradingView's ticker tape in its section, whose state is "ask", "started", "failed" or "shown". A
 * paragraph in the section names the source of the prices. In the state "failed", the paragraph also says that there
 * are no prices. In the state "shown", the paragraph also contains a button that hides the prices.
 *
 * @param ask sets the state of the section to "ask" again
 * @returns a function that loads the ticker and shows the prices
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
    // This listener keeps the page out of Firefox's back/forward cache, so remove it when the ticker loads or fails.
    addEventListener('beforeunload', markAsLeaving);
    isLeaving = false;
    const container = document.createElement('div');
    container.className = 'tradingview-widget-container';
    container.innerHTML = '<div class="tradingview-widget-container__widget"></div>';
    // TradingView's script appends a `<style>` element, which the Content-Security-Policy blocks. Skip this element,
    // because otherwise the browser would log an error on every page.
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
    // When the visitor leaves the page, the browser aborts pending requests. Do not treat that as a failure.
    const failUnlessLeaving = () => void (isLeaving || fail());
    script.onerror = failUnlessLeaving;
    // `fail` does not remove the frame, so prices that arrive after the timeout still appear.
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
    strip.replaceChildren();
    ask();
    note.querySelector('button')?.focus();
  };

  // Only a message from the frame proves that prices are visible, because a blocked frame also fires `load`.
  addEventListener('message', ({ source, data }: MessageEvent<{ name?: unknown } | null>) => {
    const isFromTicker = source === strip.querySelector('iframe')?.contentWindow;
    if (!isFromTicker || data?.name !== 'tv-widget-resize-iframe') return;
    clearTimeout(timer);
    removeEventListener('beforeunload', markAsLeaving);
    root.dataset.state = 'shown';
    saveStateForNextPage('');
    failedText.remove();
    // The frame repeats this message on each resize. Appending the button again would make it lose focus.
    if (!hideButton.isConnected) note.append(hideButton);
  });

  // TradingView's script adds a frame. Give the frame a sandbox, so that it cannot navigate our page.
  new MutationObserver(() => {
    for (const frame of strip.querySelectorAll<HTMLIFrameElement>('iframe:not([sandbox])')) {
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
      frame.title = root.getAttribute('aria-label') ?? '';
      // A changed sandbox takes effect only on navigation. Setting the same URL may not navigate, so set another first.
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
    // The ticker works even if the browser blocks session storage.
  }
}
