import { readFromTab, writeToTab } from '@/lib/contact/tab-storage';
import { paths } from '@/lib/site/paths';
import { tradingView } from '@/lib/site/providers';
import { afterLoad, isDataSaved } from './after-load';

const ASK_FIRST = '(prefers-reduced-motion: reduce), (max-width: 767px)';

/**
 * Shows the prices after the page has loaded. Waits for a click if `asksFirst` is true or the viewport is narrow. Also
 * waits if data saving is on, or if the visitor prefers reduced motion or has hidden the prices on an earlier page.
 */
export function startTicker(root: HTMLElement): void {
  const strip = root.querySelector('[data-strip]');
  const button = root.querySelector('button');
  if (!strip || !button) return;

  const setState = (state: 'hidden' | 'loading' | 'shown') => {
    root.dataset.state = state;
    button.textContent = (state === 'hidden' ? root.dataset.show : root.dataset.hide) ?? '';
  };
  const hide = () => {
    setState('hidden');
    strip.replaceChildren();
  };
  const show = async () => {
    setState('loading');
    const container = document.createElement('div');
    container.className = 'tradingview-widget-container';
    container.innerHTML = '<div class="tradingview-widget-container__widget"></div>';
    strip.replaceChildren(container);
    const script = document.createElement('script');
    script.src = tradingView.script;
    script.onerror = hide;
    script.onload = () => setState('shown');
    // TradingView's script reads its settings from the text of its own `<script>` element.
    script.text = await fetch(paths.ticker).then((response) => response.text());
    container.append(script);
  };
  const showOrHide = () => void show().catch(hide);

  button.onclick = () => {
    const isShown = root.dataset.state !== 'hidden';
    writeToTab('ticker', isShown ? { isHidden: true } : undefined);
    if (isShown) hide();
    else showOrHide();
  };
  setState('hidden');
  const asksFirst =
    root.dataset.ask !== undefined || isDataSaved() || matchMedia(ASK_FIRST).matches;
  if (!asksFirst && !readFromTab('ticker')) afterLoad(showOrHide);
}
