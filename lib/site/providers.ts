/** TradingView's ticker tape: the script that draws it, and who stands behind it. */
export const tickerProvider = {
  script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  site: 'https://www.tradingview.com/',
};

type ScriptProvider = {
  /** A page whose scripts name this origin embeds the provider. */
  origin: string;
  /** What a Content-Security-Policy has to allow for it. */
  needs: { 'script-src': readonly string[]; 'frame-src': readonly string[] };
};

/** The providers whose scripts pages load; a frame needs no entry, its address says it all. */
export const scriptProviders: readonly ScriptProvider[] = [
  {
    origin: new URL(tickerProvider.script).origin,
    needs: {
      'script-src': [new URL(tickerProvider.script).origin],
      // The script draws a frame; the second host is the one that older versions of it used.
      'frame-src': ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
    },
  },
];
