import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { renderPage, runBehaviours } from '../test-page';
import { MarketTicker } from './market-ticker';

const symbols = Array.from({ length: 30 }, (_, index) => ({
  proName: `NSENG:S${index}`,
  title: `Share </script> ${index}`,
}));

/** The strip on a page that is still loading, its behaviour run. */
function renderTicker() {
  jest.useFakeTimers();
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  renderPage(<MarketTicker symbols={symbols} />);
  runBehaviours();
  return {
    strip: screen.getByRole('region', { name: 'Market prices' }),
    readyState,
    script: () => document.querySelector<HTMLScriptElement>('#ticker script'),
  };
}

function finishLoading() {
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
}

test('the provider is named and linked from the start', () => {
  const { strip } = renderTicker();
  expect(within(strip).getByRole('link', { name: 'TradingView' })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  );
});

test('nothing is asked of the provider before the page has loaded', () => {
  const { strip, script } = renderTicker();
  jest.advanceTimersByTime(60_000);
  expect(script()).toBeNull();
  // Only a browser without scripts shows it.
  expect(strip.querySelector('noscript')).toHaveTextContent('Market prices need scripts');
  finishLoading();
  expect(script()).not.toBeNull();
});

test('the script is asked for at once on a page that has loaded already', () => {
  const { readyState, script } = renderTicker();
  readyState.mockReturnValue('complete');
  runBehaviours();
  jest.runAllTimers();
  expect(script()).not.toBeNull();
});

test('the script stands in its own container, in place of what stood there', () => {
  const { strip, script } = renderTicker();
  finishLoading();
  expect(script()).toHaveAttribute(
    'src',
    'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  );
  expect(script()?.async).toBe(true);
  // The provider looks for these two class names; they are its interface, not our style.
  expect(script()?.parentElement).toHaveAttribute('class', 'tradingview-widget-container');
  expect(script()?.previousElementSibling).toHaveAttribute(
    'class',
    'tradingview-widget-container__widget',
  );
  expect(strip.querySelector('noscript')).toBeNull();
});

test('the provider reads the specified configuration from the script’s text', () => {
  const { script } = renderTicker();
  finishLoading();
  expect(JSON.parse(script()?.text ?? '')).toEqual({
    symbols,
    colorTheme: 'light',
    locale: 'en',
    largeChartUrl: '',
    isTransparent: false,
    showSymbolLogo: true,
    displayMode: 'adaptive',
  });
});

test('a blocked script leaves one sentence, and the provider’s name', () => {
  const { strip, script } = renderTicker();
  finishLoading();
  act(() => {
    script()?.dispatchEvent(new Event('error'));
  });
  expect(within(strip).getByText('Market prices are not available at the moment.')).toBeVisible();
  expect(script()).toBeNull();
  expect(within(strip).getByRole('link', { name: 'TradingView' })).toBeVisible();
});

test('a browser that can say when it is idle is waited for', () => {
  const { script } = renderTicker();
  const idle: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => idle.push(callback);
  finishLoading();
  expect(script()).toBeNull();
  for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 10 });
  expect(script()).not.toBeNull();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
