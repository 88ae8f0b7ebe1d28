export const tickerProvider = {
  name: 'TradingView',
  script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  site: 'https://www.tradingview.com/',
  // The script adds a frame from one of these hosts. Older versions of the script use the second host.
  frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
} as const;

export type FrameProvider = {
  name: string;
  /** Matches only URLs for frames, because other pages of the provider refuse to be framed. */
  urlPattern: RegExp;
  example: string;
  /** Origins to which the URL redirects inside the frame. */
  redirectOrigins?: readonly string[];
};

export const frameProviders = {
  newsletter: [
    {
      name: 'Zoho Campaigns',
      // One domain for each data centre of Zoho.
      urlPattern: /^https:\/\/[\w-]+\.maillist-manage\.(?:com|com\.au|eu|in|jp|net)\/ua\/Optin\?/,
      example: 'https://….maillist-manage.com/ua/Optin?…',
    },
    {
      name: 'Brevo',
      urlPattern: /^https:\/\/[\w-]+\.sibforms\.com\/serve\/[\w-]/,
      example: 'https://….sibforms.com/serve/…',
    },
  ],
  map: [
    {
      name: 'OpenStreetMap',
      urlPattern: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
      example: 'https://www.openstreetmap.org/export/embed.html?…',
    },
    {
      name: 'Google Maps',
      urlPattern:
        /^https:\/\/(?:www\.google\.com\/maps\/embed\?|maps\.google\.com\/maps\?(?:[^#]*&)?output=embed(?:[&#]|$))/,
      example: 'https://www.google.com/maps/embed?…',
      redirectOrigins: ['https://www.google.com'],
    },
  ],
} as const satisfies Record<string, readonly FrameProvider[]>;

/** Returns the provider of a URL. Returns undefined for a URL that no frame may load. */
export function findFrameProvider(
  address: string,
  providers: readonly FrameProvider[] = Object.values(frameProviders).flat(),
): FrameProvider | undefined {
  // Normalizes like a browser, because `https://…/serve/../x` contains `/serve/` but has the path `/x`.
  const url = URL.canParse(address) ? new URL(address).href : '';
  return providers.find((provider) => provider.urlPattern.test(url));
}

type Analytics = {
  name: string;
  src: string;
  attributes: Readonly<Record<string, string>>;
  /** URL or origin to which the script sends its counts. */
  receiver: string;
};

/**
 * Analytics providers, none of which sets cookies. `src` is the default script, which `site.yaml` may replace.
 *
 * Settings make the script of Umami send only the path of a page. The server of Plausible drops the query,
 * except campaign parameters. GoatCounter counts the canonical URL, but its script also sends the query.
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
    // Umami Cloud receives counts at another host than the host of its script.
    const receiver = origin === 'https://cloud.umami.is' ? 'https://gateway.umami.is' : origin;
    const pathOnly = { 'data-exclude-search': 'true', 'data-exclude-hash': 'true' };
    return { name: 'Umami', src, attributes: { 'data-website-id': id, ...pathOnly }, receiver };
  },
  goatcounter: (id, src = 'https://gc.zgo.at/count.js') => {
    const receiver = `https://${id}.goatcounter.com/count`;
    return { name: 'GoatCounter', src, attributes: { 'data-goatcounter': receiver }, receiver };
  },
} satisfies Record<string, (id: string, src?: string) => Analytics>;

type Embeds = {
  ticker: { show: boolean };
  newsletter: { show: boolean; url?: string | undefined };
  map?: { url: string } | undefined;
  analytics?:
    | { provider: keyof typeof analyticsProviders; id: string; script?: string | undefined }
    | undefined;
};

/** Returns the script and settings of the analytics provider, if the site has one. */
export function getAnalytics({ analytics }: Pick<Embeds, 'analytics'>) {
  if (!analytics) return undefined;
  const { provider, id, script } = analytics;
  return { provider, ...analyticsProviders[provider](id, script) };
}

export type Policy = Readonly<Record<string, readonly string[]>>;

/** Returns the Content-Security-Policy of all pages. */
export function makePolicy(site: Embeds): Policy {
  const counter = getAnalytics(site);
  const receivers = counter ? [counter.receiver] : [];
  const tickers = site.ticker.show ? [tickerProvider] : [];
  const frameUrls = [
    site.map?.url ?? [],
    (site.newsletter.show && site.newsletter.url) || [],
  ].flat();
  const frames = frameUrls.flatMap((url) => [
    new URL(url).origin,
    ...(findFrameProvider(url)?.redirectOrigins ?? []),
  ]);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tickers.map(({ script }) => script), counter?.src ?? []].flat(),
    'style-src': ["'self'"],
    // GoatCounter requests an image if `sendBeacon` fails.
    'img-src': ["'self'", 'data:', ...(counter?.provider === 'goatcounter' ? receivers : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...receivers],
    // The frame is a `data:` document that contains the page of the provider as an `<object>`.
    'frame-src': ["'self'", 'data:', ...frames, ...tickers.flatMap((provider) => provider.frames)],
    'object-src': frames,
    'base-uri': ["'none'"],
  };
}
