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

type CounterProvider = {
  name: string;
  /** The URL of its script, where `site.yaml` names no other. */
  script: string;
  /** The attribute by which the script knows the site, and its value. */
  attribute: readonly [name: string, of: (id: string) => string];
  /** Where the script sends what it counts. */
  sendsTo: (id: string, scriptOrigin: string) => string;
  /** Whether it sends an image where a browser refuses the other way. */
  asImage?: boolean;
};

const goatCounterUrl = (id: string) => `https://${id}.goatcounter.com/count`;

/**
 * Those who may count visits: none of them sets a cookie.
 *
 * Source: https://plausible.io/docs/script-update-guide, https://docs.umami.is/docs/tracker-configuration
 * and umami-software/umami#4326, https://www.goatcounter.com/help/csp
 */
export const counterProviders = {
  plausible: {
    name: 'Plausible',
    script: 'https://plausible.io/js/script.js',
    attribute: ['data-domain', (id) => id],
    sendsTo: (_id, origin) => origin,
  },
  umami: {
    name: 'Umami',
    script: 'https://cloud.umami.is/script.js',
    attribute: ['data-website-id', (id) => id],
    // Its own cloud receives at another host.
    sendsTo: (_id, origin) =>
      origin === 'https://cloud.umami.is' ? 'https://gateway.umami.is' : origin,
  },
  goatcounter: {
    name: 'GoatCounter',
    script: 'https://gc.zgo.at/count.js',
    attribute: ['data-goatcounter', goatCounterUrl],
    sendsTo: goatCounterUrl,
    asImage: true,
  },
} as const satisfies Record<string, CounterProvider>;

type Counting = {
  provider: keyof typeof counterProviders;
  id: string;
  script?: string | undefined;
};

/** The script that counts the visits of a site, and what it needs of a page's policy. */
export function counterOf({ provider, id, script }: Counting) {
  const counter: CounterProvider = counterProviders[provider];
  const src = script ?? counter.script;
  const sendsTo = counter.sendsTo(id, new URL(src).origin);
  const [attribute, valueOf] = counter.attribute;
  return {
    name: counter.name,
    script: { provider, src, attribute, value: valueOf(id) },
    policy: {
      'script-src': ["'self'", src],
      'connect-src': [sendsTo],
      ...(counter.asImage && { 'img-src': [sendsTo] }),
    },
  };
}
