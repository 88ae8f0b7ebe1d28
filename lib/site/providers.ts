/** TradingView's ticker tape: the script that draws it, who stands behind it, what a policy lets in besides. */
export const tickerProvider = {
  name: 'TradingView',
  script: 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
  site: 'https://www.tradingview.com/',
  // The script draws a frame; the second host is the one that older versions of it used.
  frames: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
} as const;

/** Who serves what stands in a frame. */
export type FrameProvider = {
  /** As visitors read it: "Load map from OpenStreetMap". */
  name: string;
  /** Its addresses that are made to stand in a frame; its other pages refuse to. */
  address: RegExp;
  /** Such an address, for the one who has to find theirs. */
  example: string;
  /** Origins that the address leads on to, inside the frame. */
  leadsTo?: readonly string[];
};

/**
 * The providers that `content/site.yaml` may choose from. Another one is an entry here: the address
 * in the YAML is checked against this table, and each page's policy lets in what its entry says.
 */
export const frameProviders = {
  newsletter: [
    {
      name: 'Zoho Campaigns',
      // One ending for each of its data centres.
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

/** Which of the providers has this address; none for one that no frame may show. */
export function findProvider(
  address: string,
  providers: readonly FrameProvider[] = Object.values(frameProviders).flat(),
): FrameProvider | undefined {
  // As a browser reads it: `HTTPS://A.SIBFORMS.COM/../serve/x` is another address than it looks.
  const url = URL.canParse(address) ? new URL(address).href : '';
  return providers.find((provider) => provider.address.test(url));
}
