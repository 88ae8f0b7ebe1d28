type TickerSymbol = { proName: string; title: string };

/** What TradingView's script reads from its own element; the keys are the provider's. */
export function tickerConfiguration({ symbols }: { symbols: readonly TickerSymbol[] }) {
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
