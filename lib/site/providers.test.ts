import { getAnalytics, makePolicy, tradingView } from './providers';

test.each([
  ['https://cloud.umami.is/script.js', 'https://gateway.umami.is', undefined],
  ['https://a.test/u.js', 'https://a.test', 'https://a.test/u.js'],
])('allows only Umami’s script %s, which may send data only to %s', (src, receiver, script) => {
  const analytics = { id: 'firm', script };
  expect(getAnalytics({ analytics })).toEqual({ id: 'firm', script: src, receiver });
  expect(makePolicy({ ...ONLY_MAP, analytics })).toEqual({
    ...makePolicy(ONLY_MAP),
    'script-src': ["'self'", src],
    'connect-src': ["'self'", receiver],
  });
});

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
    'script-src': ["'self'", tradingView.script],
    'frame-src': ["'self'", 'https://letters.test', ...tradingView.frames],
  });
  const withLocalForm = makePolicy({ ...withoutMap, newsletter: { url: '/f/newsletter' } });
  expect(withLocalForm['frame-src']).toEqual(["'self'", ...tradingView.frames]);
});
