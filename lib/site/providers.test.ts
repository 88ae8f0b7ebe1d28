import {
  getAnalytics,
  findFrameProvider,
  type FrameProvider,
  frameProviders,
  makePolicy,
  tickerProvider,
} from './providers';

const providers: readonly FrameProvider[] = [...frameProviders.newsletter, ...frameProviders.map];

const URLS = [
  ['Zoho Campaigns', 'https://zc1.maillist-manage.com.au/ua/Optin?od=1&zx=2'],
  ['Brevo', 'https://abc123.sibforms.com/serve/MUIE-x_y'],
  ['Brevo', 'HTTPS://ABC123.SIBFORMS.COM:443/serve/MUIE-x_y'],
  [
    'OpenStreetMap',
    'https://www.openstreetmap.org/export/embed.html?bbox=3.32705,6.58651,3.35705,6.60651&layer=mapnik&marker=6.59651,3.34205',
  ],
  ['Google Maps', 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3963'],
  ['Google Maps', 'https://maps.google.com/maps?q=Ikeja,+Lagos&z=15&output=embed'],
] as [string, string][];

test.each(URLS)('finds the provider %s, and no other, for the URL %s', (name, url) => {
  expect(findFrameProvider(url)?.name).toBe(name);
  const { href } = new URL(url);
  expect(providers.filter((provider) => provider.urlPattern.test(href))).toHaveLength(1);
});

test.each(URLS)(
  'rejects URLs that only look like the URL of the provider %s (%s)',
  (_name, url) => {
    const { href, host, pathname } = new URL(url);
    const similarUrls = [
      href.replace('https:', 'http:'),
      href.replace('//', '//ada@'),
      href.replace(host, `${host}:8443`),
      href.replace(host, `${host}.evil.example`),
      href.replace(host, `x.${host}`),
      href.replace(pathname, `/x${pathname}`),
    ];
    expect(similarUrls.filter((similar) => findFrameProvider(similar))).toEqual([]);
  },
);

test.each([
  ['a script with a Brevo URL', 'javascript:alert("https://abc123.sibforms.com/serve/x")'],
  ['a Brevo form without its token', 'https://abc123.sibforms.com/serve/'],
  ['an unknown Zoho domain', 'https://zc1.maillist-manage.co.uk/ua/Optin?od=1'],
  ['a map without coordinates', 'https://www.openstreetmap.org/export/embed.html'],
  [
    'a Google map with output=embed only in the fragment',
    'https://maps.google.com/maps?q=x#&output=embed',
  ],
])('finds no provider for %s: %s', (_title, url) => {
  expect(findFrameProvider(url)).toBeUndefined();
});

test.each([
  ['plausible', 'https://plausible.io/js/script.js', 'https://plausible.io', undefined],
  ['plausible', 'https://a.test/js/pa-x.js', 'https://a.test', 'https://a.test/js/pa-x.js'],
  ['umami', 'https://cloud.umami.is/script.js', 'https://gateway.umami.is', undefined],
  ['goatcounter', 'https://gc.zgo.at/count.js', 'https://firm.goatcounter.com/count', undefined],
] as const)(
  'allows the analytics provider %s to load only the script %s and to send data only to %s',
  (provider, src, receiver, script) => {
    const analytics = { provider, id: 'firm', script };
    expect(getAnalytics({ analytics })?.src).toBe(src);
    const policy = makePolicy({ ...ONLY_MAP, analytics });
    expect(policy).toEqual({
      ...makePolicy(ONLY_MAP),
      'script-src': ["'self'", src],
      'connect-src': ["'self'", receiver],
      'img-src': provider === 'goatcounter' ? ["'self'", 'data:', receiver] : ["'self'", 'data:'],
    });
  },
);

const OSM = 'https://www.openstreetmap.org';
const GOOGLE_MAP = 'https://maps.google.com/maps?q=Ikeja&output=embed';
const NEWSLETTER = 'https://abc123.sibforms.com/serve/MUIE-x_y';

const ONLY_MAP = {
  ticker: { show: false },
  newsletter: { show: false, url: NEWSLETTER },
  map: { url: `${OSM}/export/embed.html?bbox=3,6,4,7`.replace('www.o', 'WWW.O') },
};

test('writes a Content-Security-Policy that allows exactly the providers that the site uses', () => {
  expect(makePolicy(ONLY_MAP)).toMatchObject({
    'script-src': ["'self'"],
    'frame-src': ["'self'", 'data:', OSM],
    'object-src': [OSM],
  });
  const fullPolicy = makePolicy({
    ticker: { show: true },
    newsletter: { show: true, url: NEWSLETTER },
    map: { url: GOOGLE_MAP },
  });
  const frames = [
    'https://maps.google.com',
    'https://www.google.com',
    'https://abc123.sibforms.com',
  ];
  expect(fullPolicy).toMatchObject({
    'script-src': ["'self'", tickerProvider.script],
    'frame-src': ["'self'", 'data:', ...frames, ...tickerProvider.frames],
    'object-src': frames,
  });
});
