import type { Site } from '@/lib/content/schemas/site-schema';

/** What TradingView's script reads from its own element; the keys are the provider's. */
export function tickerConfiguration({ symbols }: Site['ticker']) {
  return {
    symbols,
    colorTheme: 'light',
    locale: 'en',
    largeChartUrl: '',
    isTransparent: false,
    showSymbolLogo: true,
    displayMode: 'adaptive',
  };
}
