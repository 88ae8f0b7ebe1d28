import {
  counterOf,
  findProvider,
  type FrameProvider,
  frameProviders,
  policyOf,
  tickerProvider,
} from './providers';

const all: readonly FrameProvider[] = [...frameProviders.newsletter, ...frameProviders.map];

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

test.each(URLS)('%s has the URL %s, and no other provider does', (name, url) => {
  expect(findProvider(url)?.name).toBe(name);
  const { href } = new URL(url);
  expect(all.filter((provider) => provider.address.test(href))).toHaveLength(1);
});

test.each(URLS)('%s has no URL that only resembles %s', (_name, url) => {
  const { href, host, pathname } = new URL(url);
  const alike = [
    href.replace('https:', 'http:'),
    href.replace('//', '//ada@'),
    href.replace(host, `${host}:8443`),
    href.replace(host, `${host}.evil.example`),
    href.replace(host, `x.${host}`),
    href.replace(pathname, `/x${pathname}`),
  ];
  expect(alike.filter((other) => findProvider(other))).toEqual([]);
});

test.each([
  ['a script', 'javascript:alert("https://abc123.sibforms.com/serve/x")'],
  ['a form of Brevo without its token', 'https://abc123.sibforms.com/serve/'],
  ['another country of Zoho', 'https://zc1.maillist-manage.co.uk/ua/Optin?od=1'],
  ['a map without its place', 'https://www.openstreetmap.org/export/embed.html'],
  ['Google with its output in the fragment', 'https://maps.google.com/maps?q=x#&output=embed'],
])('no provider has %s: %s', (_what, url) => {
  expect(findProvider(url)).toBeUndefined();
});

test.each([
  ['plausible', undefined, 'https://plausible.io/js/script.js', 'https://plausible.io'],
  ['plausible', 'https://a.test/js/pa-x.js', 'https://a.test/js/pa-x.js', 'https://a.test'],
  ['umami', undefined, 'https://cloud.umami.is/script.js', 'https://gateway.umami.is'],
  ['goatcounter', undefined, 'https://gc.zgo.at/count.js', 'https://firm.goatcounter.com/count'],
] as const)('%s with the script %s loads %s and sends to %s alone', (provider, script, src, to) => {
  const analytics = { provider, id: 'firm', script };
  expect(counterOf({ analytics })?.src).toBe(src);
  const policy = policyOf({ ...NOTHING, analytics });
  expect(policy).toEqual({
    ...policyOf(NOTHING),
    'script-src': ["'self'", src],
    'connect-src': ["'self'", to],
    // GoatCounter sends an image where a browser refuses the other way.
    'img-src': provider === 'goatcounter' ? ["'self'", 'data:', to] : ["'self'", 'data:'],
  });
});

const OSM = 'https://www.openstreetmap.org';
const GOOGLE_MAP = 'https://maps.google.com/maps?q=Ikeja&output=embed';
const NEWSLETTER = 'https://abc123.sibforms.com/serve/MUIE-x_y';

/** A site that shows a map, and nothing else of other companies. */
const NOTHING = {
  ticker: { show: false },
  newsletter: { show: false, url: NEWSLETTER },
  map: { url: `${OSM}/export/embed.html?bbox=3,6,4,7`.replace('www.o', 'WWW.O') },
};

test('a policy allows what a site shows of other companies, and nothing that it does not', () => {
  expect(policyOf(NOTHING)).toMatchObject({
    'script-src': ["'self'"],
    'frame-src': ["'self'", 'data:', OSM],
    'object-src': [OSM],
  });
  const all = policyOf({
    ticker: { show: true },
    newsletter: { show: true, url: NEWSLETTER },
    // Google's map redirects to another host.
    map: { url: GOOGLE_MAP },
  });
  const frames = [
    'https://maps.google.com',
    'https://www.google.com',
    'https://abc123.sibforms.com',
  ];
  expect(all).toMatchObject({
    'script-src': ["'self'", tickerProvider.script],
    'frame-src': ["'self'", 'data:', ...frames, ...tickerProvider.frames],
    'object-src': frames,
  });
});
