/**
 * Loads the ticker tape once the page is there and idle. When the script is blocked or fails, one
 * sentence stands in its place.
 */
export function loadMarketTicker(id: string, src: string, configuration: object): void {
  const strip = document.getElementById(id);
  if (!strip) return;

  const load = () => {
    const container = document.createElement('div');
    container.className = 'tradingview-widget-container';
    const widget = document.createElement('div');
    widget.className = 'tradingview-widget-container__widget';
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    // The provider reads its configuration from the script element's own text.
    script.text = JSON.stringify(configuration);
    script.addEventListener('error', () => {
      strip.textContent = 'Market prices are not available at the moment.';
    });
    container.append(widget, script);
    strip.replaceChildren(container);
  };

  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
    else setTimeout(load, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
