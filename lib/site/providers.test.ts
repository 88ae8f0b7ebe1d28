import { getAnalytics, makePolicy, tickerProvider } from './providers';

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

const MAP_URL = 'https://WWW.maps.test/embed.html?bbox=3,6,4,7';

const ONLY_MAP = { ticker: { symbols: [] }, newsletter: { url: undefined }, map: { url: MAP_URL } };

test('writes a Content-Security-Policy that allows exactly the third parties that the site uses', () => {
  const ownFiles = ['script', 'style', 'font', 'manifest', 'connect'];
  expect(makePolicy(ONLY_MAP)).toEqual({
    ...Object.fromEntries(ownFiles.map((type) => [`${type}-src`, ["'self'"]])),
    ...{ 'default-src': ["'none'"], 'base-uri': ["'none'"], 'img-src': ["'self'", 'data:'] },
    'frame-src': ["'self'", 'https://www.maps.test'],
  });
  const ticker = { symbols: [{}] };
  const withoutMap = { ticker, map: undefined, newsletter: { url: 'https://letters.test/form' } };
  expect(makePolicy(withoutMap)).toMatchObject({
    'script-src': ["'self'", tickerProvider.script],
    'frame-src': ["'self'", 'https://letters.test', ...tickerProvider.frames],
  });
  const withLocalForm = makePolicy({ ...withoutMap, newsletter: { url: '/f/newsletter' } });
  expect(withLocalForm['frame-src']).toEqual(["'self'", ...tickerProvider.frames]);
});
