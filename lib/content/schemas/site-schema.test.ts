import { parseYaml } from '../files/yaml-document';
import { makeSite } from '../test-content';
import { siteSchema } from './site-schema';
import { validate } from './validate';

const check = (text: string) => validate(siteSchema, parseYaml(text, 'site.yaml'));

/** Checks a whole site.yaml with these facts in it; JSON is YAML. */
const checkWith = (facts: object) => check(JSON.stringify({ ...makeSite(), ...facts }));

const { newsletter, map } = makeSite();
const newsletterAt = (url: string) => ({ newsletter: { ...newsletter, url } });
const mapAt = (url: string | null) => ({ map: { ...map, url } });
const symbol = (proName: string) => ({ ticker: { symbols: [{ proName, title: 'A share' }] } });
const profile = (network: string, url: string) => ({ social: [{ network, url }] });
const MONDAY = { from: 'Monday', opens: '09:00', closes: '17:00' };
const openAt = (fields: object) => ({ openingHours: [MONDAY, { ...MONDAY, ...fields }] });
const counts = (fields: object) => ({ analytics: { provider: 'umami', id: 'a-1', ...fields } });

const OSM = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6';
const BREVO = 'https://abc123.sibforms.com/serve/MUIE-x_y';

test.each([
  ['opening hours of one day', openAt({ from: 'Saturday', to: '' })],
  ['no newsletter', newsletterAt(' ')],
  ['a counter of its own', counts({ script: 'https://visits.firm.example:8443/script.js' })],
  ['no counter', counts({ provider: ' ', id: null })],
  ['a future', symbol('CME_MINI:ES1!')],
  ['a class of share', symbol('NYSE:BRK.B')],
])('a firm may have %s', (_what, facts) => {
  expect(checkWith(facts).diagnostics).toEqual([]);
});

test.each<[string, object[]]>([
  ['social[1].network', [profile('twitter', 'https://x.example')]],
  ['social[2].network', [{ social: [1, 2].map(() => makeSite().social[0]) }]],
  ['newsletter.url', [newsletterAt('http://abc123.sibforms.com/serve/x'), newsletterAt(OSM)]],
  ['map.url', ['javascript:a', BREVO, 'https://www.google.com/maps/place/Ikeja', null].map(mapAt)],
  ['ticker.symbols[1].proName', ['GTCO', 'NSENG: GTCO'].map(symbol)],
  ['navigation[1].path', [{ navigation: [{ label: 'Team', path: '/team' }] }]],
  ['quickLinks', [{ quickLinks: null }, { quickLinks: {} }]],
  ['analytics.provider', [counts({ provider: '' }), counts({ provider: 'google' })]],
  ['analytics.id', [counts({ id: '' }), counts({ id: 'a.example/x' })]],
  [
    'analytics.script',
    ['a.example/x.js', 'https://a.example/x.js; x'].map((it) => counts({ script: it })),
  ],
  ['founded', [{ founded: '2016' }, { founded: 16 }]],
])('%s is refused in %j', (field, sites) => {
  for (const facts of sites) {
    const { value, diagnostics } = checkWith(facts);
    expect(value).toBeUndefined();
    expect([facts, diagnostics.map((it) => it.field)]).toEqual([facts, [field]]);
  }
});

test('an empty file lacks every required fact', () => {
  const required = [
    ...['name', 'shortName', 'tagline', 'description', 'url', 'email', 'phones', 'address'],
    ...['navigation', 'quickLinks', 'newsletter', 'ticker'],
  ];
  expect(check('').diagnostics.map(({ field }) => field)).toEqual(required);
});
