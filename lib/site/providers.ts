export const tradingView = {
  script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  // Origins of the frame that the script adds. Only older versions of the script use the second origin.
  frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
} as const;

export type Embeds = {
  ticker: { symbols: readonly object[] };
  newsletter: { url?: string | undefined };
  map?: { url: string } | undefined;
  analytics?: { id: string; script?: string | undefined } | undefined;
};

export function getAnalytics({ analytics }: Pick<Embeds, 'analytics'>) {
  if (!analytics) return undefined;
  const { id, script = 'https://cloud.umami.is/script.js' } = analytics;
  const { origin } = new URL(script);
  return {
    id,
    script,
    receiver: origin === 'https://cloud.umami.is' ? 'https://gateway.umami.is' : origin,
  };
}

export type Policy = Readonly<Record<string, readonly string[]>>;

/** Returns the Content-Security-Policy for all pages. */
export function makePolicy(site: Embeds): Policy {
  const counter = getAnalytics(site);
  const tickers = site.ticker.symbols.length > 0 ? [tradingView] : [];
  const frameUrls = [site.map?.url, site.newsletter.url];
  const frames = frameUrls.flatMap((url = '') => (URL.canParse(url) ? new URL(url).origin : []));
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tickers.map(({ script }) => script), counter?.script ?? []].flat(),
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", counter?.receiver ?? []].flat(),
    'frame-src': ["'self'", ...frames, ...tickers.flatMap((provider) => provider.frames)],
    'base-uri': ["'none'"],
  };
}
