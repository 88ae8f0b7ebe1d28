/** TradingView's ticker tape: its script, its provider, and the frames that a policy has to allow. */
export const tickerProvider = {
  name: 'TradingView',
  script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  site: 'https://www.tradingview.com/',
  // The script adds a frame; older versions of it used the second host.
  frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
} as const;

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
      address:
        /^https:\/\/(?:www\.google\.com\/maps\/embed\?|maps\.google\.com\/maps\?(?:[^#]*&)?output=embed(?:[&#]|$))/,
      example: 'https://www.google.com/maps/embed?…',
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

type Counter = {
  name: string;
  /** The URL of its script. */
  src: string;
  /** The attributes of its element: one by which it knows the site, and settings. */
  attributes: Readonly<Record<string, string>>;
  /** Where the script sends what it counts. */
  receiver: string;
};

/**
 * Those who may count visits: none of them sets a cookie. Each has a script of its own, for a site without
 * another one in `site.yaml`.
 *
 * Umami is told the path of a page alone. Plausible's server drops the query but for campaigns. GoatCounter
 * counts the canonical URL, but its script always sends the query, too.
 *
 * Source: https://plausible.io/docs/script-update-guide, https://docs.umami.is/docs/tracker-configuration
 * and umami-software/umami#4326, https://www.goatcounter.com/help/csp, https://www.goatcounter.com/help/path
 */
export const counterProviders = {
  plausible: (id, src = 'https://plausible.io/js/script.js') => {
    const attributes = { 'data-domain': id };
    return { name: 'Plausible', src, attributes, receiver: new URL(src).origin };
  },
  umami: (id, src = 'https://cloud.umami.is/script.js') => {
    const { origin } = new URL(src);
    // Its own cloud receives at another host.
    const receiver = origin === 'https://cloud.umami.is' ? 'https://gateway.umami.is' : origin;
    const pathOnly = { 'data-exclude-search': 'true', 'data-exclude-hash': 'true' };
    return { name: 'Umami', src, attributes: { 'data-website-id': id, ...pathOnly }, receiver };
  },
  goatcounter: (id, src = 'https://gc.zgo.at/count.js') => {
    const receiver = `https://${id}.goatcounter.com/count`;
    return { name: 'GoatCounter', src, attributes: { 'data-goatcounter': receiver }, receiver };
  },
} satisfies Record<string, (id: string, src?: string) => Counter>;

/** What a site shows of other companies, as `content/site.yaml` names it. */
type Embeds = {
  ticker: { show: boolean };
  newsletter: { show: boolean; url?: string | undefined };
  map?: { url: string } | undefined;
  analytics?:
    | { provider: keyof typeof counterProviders; id: string; script?: string | undefined }
    | undefined;
};

/** Who counts the visits of a site, and by which script, if anybody does. */
export function counterOf({ analytics }: Pick<Embeds, 'analytics'>) {
  if (!analytics) return undefined;
  const { provider, id, script } = analytics;
  return { provider, ...counterProviders[provider](id, script) };
}

/** A Content-Security-Policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What every page of a site may load: its own files, and what it shows of other companies. */
export function policyOf(site: Embeds): Policy {
  const counter = counterOf(site);
  const receivers = counter ? [counter.receiver] : [];
  const tape = site.ticker.show ? [tickerProvider] : [];
  const framed = [site.map?.url ?? [], (site.newsletter.show && site.newsletter.url) || []].flat();
  const frames = framed.flatMap((url) => [
    new URL(url).origin,
    ...(findProvider(url)?.leadsTo ?? []),
  ]);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tape.map(({ script }) => script), counter?.src ?? []].flat(),
    'style-src': ["'self'"],
    // GoatCounter sends an image where a browser refuses the other way.
    'img-src': ["'self'", 'data:', ...(counter?.provider === 'goatcounter' ? receivers : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...receivers],
    // A frame of a provider is an object in a `data:` document.
    'frame-src': ["'self'", 'data:', ...frames, ...tape.flatMap((provider) => provider.frames)],
    'object-src': frames,
    'base-uri': ["'none'"],
  };
}
