/** TradingView's ticker tape: its script, its provider, and the frames that a policy has to allow. */
export const tickerProvider = {
  name: 'TradingView',
  script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  site: 'https://www.tradingview.com/',
  // The script adds a frame; older versions of it used the second host.
  frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
} as const;

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

export type FrameProvider = {
  /** As visitors read it, "Load map from OpenStreetMap". */
  name: string;
  /** The URLs that it makes for frames; its other pages refuse to be framed. */
  address: RegExp;
  /** Such a URL, for an editor who has to find their own. */
  example: string;
  /** The origins that the URL redirects to, inside the frame. */
  leadsTo?: readonly string[];
};

/** The providers that `content/site.yaml` may name. The check of its URLs and the policies follow. */
export const frameProviders = {
  newsletter: [
    {
      name: 'Zoho Campaigns',
      // One domain for each of its data centres.
      address: /^https:\/\/[\w-]+\.maillist-manage\.(?:com|com\.au|eu|in|jp|net)\/ua\/Optin\?/,
      example: 'https://….maillist-manage.com/ua/Optin?…',
    },
    {
      name: 'Brevo',
      address: /^https:\/\/[\w-]+\.sibforms\.com\/serve\/[\w-]/,
      example: 'https://….sibforms.com/serve/…',
    },
  ],
  map: [
    {
      name: 'OpenStreetMap',
      address: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
      example: 'https://www.openstreetmap.org/export/embed.html?…',
    },
    {
      name: 'Google Maps',
      address: /^https:\/\/www\.google\.com\/maps\/embed\?/,
      example: 'https://www.google.com/maps/embed?…',
    },
    {
      name: 'Google Maps',
      address: /^https:\/\/maps\.google\.com\/maps\?(?:[^#]*&)?output=embed(?:[&#]|$)/,
      example: 'https://maps.google.com/maps?…&output=embed',
      leadsTo: ['https://www.google.com'],
    },
  ],
} as const satisfies Record<string, readonly FrameProvider[]>;

/** The provider that has this URL; undefined for a URL that no frame may show. */
export function findProvider(
  address: string,
  providers: readonly FrameProvider[] = Object.values(frameProviders).flat(),
): FrameProvider | undefined {
  // As a browser reads it: `HTTPS://A.SIBFORMS.COM/../serve/x` is not the URL that it looks like.
  const url = URL.canParse(address) ? new URL(address).href : '';
  return providers.find((provider) => provider.address.test(url));
}
