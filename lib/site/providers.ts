export const tickerProvider = {
  name: 'TradingView',
  script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  site: 'https://www.tradingview.com/',
  // The script adds a frame from one of these origins. Older versions of the script use the second one.
  frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
} as const;

type Analytics = {
  name: string;
  src: string;
  attributes: Readonly<Record<string, string>>;
  /** URL or origin to which the script reports page views. */
  receiver: string;
};

/**
 * Analytics providers, none of which sets cookies. `src` is the URL of the script, which `site.yaml` may replace.
 *
 * With the settings below, Umami's script sends only the path of a page. Plausible's server discards the query,
 * except for campaign parameters. GoatCounter records the canonical URL, but its script also sends the query.
 *
 * Source: https://plausible.io/docs/script-update-guide, https://docs.umami.is/docs/tracker-configuration
 * and umami-software/umami#4326, https://www.goatcounter.com/help/csp, https://www.goatcounter.com/help/path
 */
export const analyticsProviders = {
  plausible: (id, src = 'https://plausible.io/js/script.js') => {
    const attributes = { 'data-domain': id };
    return { name: 'Plausible', src, attributes, receiver: new URL(src).origin };
  },
  umami: (id, src = 'https://cloud.umami.is/script.js') => {
    const { origin } = new URL(src);
    // Umami Cloud receives page views on a different host from the one that serves its script.
    const receiver = origin === 'https://cloud.umami.is' ? 'https://gateway.umami.is' : origin;
    const pathOnly = { 'data-exclude-search': 'true', 'data-exclude-hash': 'true' };
    return { name: 'Umami', src, attributes: { 'data-website-id': id, ...pathOnly }, receiver };
  },
  goatcounter: (id, src = 'https://gc.zgo.at/count.js') => {
    const receiver = `https://${id}.goatcounter.com/count`;
    return { name: 'GoatCounter', src, attributes: { 'data-goatcounter': receiver }, receiver };
  },
} satisfies Record<string, (id: string, src?: string) => Analytics>;

export type Embeds = {
  ticker: { symbols: readonly object[] };
  newsletter: { url?: string | undefined };
  map?: { url: string } | undefined;
  analytics?:
    | { provider: keyof typeof analyticsProviders; id: string; script?: string | undefined }
    | undefined;
};

/** Returns the script and settings of the site's analytics provider, or undefined if it has none. */
export function getAnalytics({ analytics }: Pick<Embeds, 'analytics'>) {
  if (!analytics) return undefined;
  const { provider, id, script } = analytics;
  return { provider, ...analyticsProviders[provider](id, script) };
}

export type Policy = Readonly<Record<string, readonly string[]>>;

/** Returns the Content-Security-Policy for all pages. */
export function makePolicy(site: Embeds): Policy {
  const counter = getAnalytics(site);
  const receivers = counter ? [counter.receiver] : [];
  const tickers = site.ticker.symbols.length > 0 ? [tickerProvider] : [];
  const frameUrls = [site.map?.url, site.newsletter.url];
  const frames = frameUrls.flatMap((url = '') => (URL.canParse(url) ? new URL(url).origin : []));
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tickers.map(({ script }) => script), counter?.src ?? []].flat(),
    'style-src': ["'self'"],
    // GoatCounter's script requests an image instead if `sendBeacon` fails.
    'img-src': ["'self'", 'data:', ...(counter?.provider === 'goatcounter' ? receivers : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...receivers],
    'frame-src': ["'self'", ...frames, ...tickers.flatMap((provider) => provider.frames)],
    'base-uri': ["'none'"],
  };
}
