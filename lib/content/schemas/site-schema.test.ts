import { parseYaml } from '../files/yaml-document';
import { makeSite } from '../test-content';
import { siteSchema } from './site-schema';
import { validate } from './validate';

const check = (text: string) => validate(siteSchema, parseYaml(text, 'site.yaml'));

/** The wrong fields of a whole site.yaml with these facts in it; JSON is YAML. */
function problemsWith(facts: Record<string, unknown>): string[] {
  const { value, diagnostics } = check(JSON.stringify({ ...makeSite(), ...facts }));
  expect(value === undefined).toBe(diagnostics.length > 0);
  return diagnostics.map(({ field }) => field);
}

const { newsletter, map } = makeSite();
const newsletterAt = (url: string) => ({ newsletter: { ...newsletter, url } });
const mapAt = (url: string | null) => ({ map: { ...map, url } });
const symbol = (proName: string) => ({ ticker: { symbols: [{ proName, title: 'A share' }] } });
const linkTo = (path: string) => ({ navigation: [{ label: 'A page', path }] });
const profile = (network: string, url: string) => ({ social: [{ network, url }] });
const MONDAY = { from: 'Monday', opens: '09:00', closes: '17:00' };
const openAt = (fields: object) => ({ openingHours: [MONDAY, { ...MONDAY, ...fields }] });
const cms = (fields: object) => ({
  cms: { backend: 'github', repository: 'firm/site', ...fields },
});

const OSM = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6';
const BREVO = 'https://abc123.sibforms.com/serve/MUIE-x_y';
const PHONE = '+234 800 000 0001';

test('a site with its required facts alone has none of the optional ones', () => {
  const { form, cms: page, ...required } = makeSite();
  expect(check(JSON.stringify(required)).value).toEqual({ ...required, form, cms: page });
});

test.each([
  ['an RC number', { rcNumber: 'RC 123456' }],
  ['opening hours', openAt({ from: 'Saturday', to: 'Sunday' })],
  ['opening hours of one day', openAt({ from: 'Saturday', to: '' })],
  ['no opening hours', { openingHours: [] }],
  ['a WhatsApp number', { whatsapp: PHONE }],
  ['a form id', { form: { id: 'xayzbwqk' } }],
  ['a newsletter of Zoho', newsletterAt('https://zc1.maillist-manage.eu/ua/Optin?od=1&zx=2')],
  ['a newsletter of Brevo', newsletterAt(BREVO)],
  ['no newsletter', newsletterAt(' ')],
  ['a map of OpenStreetMap', mapAt(OSM)],
  ['a map of Google', mapAt('https://www.google.com/maps/embed?pb=!1m18')],
  ['an editing page', cms({ backend: 'gitlab', repository: 'group/sub/site' })],
  ['an editing page that is off', cms({ backend: '', repository: null, branch: ' ' })],
  ['a symbol with digits', symbol('FX_IDC:EURUSD')],
  ['a future', symbol('CME_MINI:ES1!')],
  ['a class of share', symbol('NYSE:BRK.B')],
])('%s is accepted', (_name, facts) => {
  expect(problemsWith(facts)).toEqual([]);
});

test.each<[string, Record<string, unknown>[]]>([
  ['insuranceBroker.url', [{ insuranceBroker: { url: 'javascript:a' } }]],
  ['social[1].url', [profile('x', 'javascript:a')]],
  ['social[1].network', [profile('twitter', 'https://x.example')]],
  ['social[2].network', [{ social: [1, 2].map(() => makeSite().social[0]) }]],
  ['newsletter.url', [newsletterAt('http://abc123.sibforms.com/serve/x'), newsletterAt(OSM)]],
  ['map.url', [mapAt('http://www.openstreetmap.org/'), mapAt(BREVO), mapAt(null)]],
  ['map.url', [mapAt('https://www.google.com/maps/place/Ikeja')]],
  ['map.longitude', [{ map: { ...map, longitude: 181 } }, { map: { ...map, longitude: '3° E' } }]],
  ['ticker.symbols[1].proName', ['GTCO', 'nseng:gtco', 'NSENG: GTCO'].map(symbol)],
  ['phones[2]', [{ phones: [PHONE, '0800'] }]],
  ['whatsapp', [{ whatsapp: 2348000000003 }]],
  ['openingHours', [{ openingHours: 'Monday to Friday, 9 am to 5 pm' }]],
  [
    'openingHours[2].to',
    [openAt({ to: 'Friday (WAT)' }), openAt({ from: 'Sunday', to: 'Monday' })],
  ],
  ['openingHours[2].opens', [openAt({ opens: '9 am' }), openAt({ opens: null })]],
  ['openingHours[2].closes', [openAt({ closes: '09:00' })]],
  ['navigation[1].path', [linkTo('/team')]],
  ['quickLinks', [{ quickLinks: null }, { quickLinks: {} }]],
  ['address', [{ address: null }, { address: '1 Example Street' }]],
  ['rcnumber', [{ rcnumber: 'RC 1' }]],
  ['cms.backend', [cms({ backend: 'bitbucket' }), cms({ backend: '' })]],
  [
    'cms.repository',
    [cms({ repository: '' }), cms({ repository: 'https://github.com/firm/site' })],
  ],
  ['cms.signIn', [cms({ signIn: 'https://a.example/' })]],
])('%s is refused: %j', (field, sites) => {
  for (const facts of sites) expect([facts, problemsWith(facts)]).toEqual([facts, [field]]);
});

test.each([
  [{ form: { idd: 'a' } }, 'Did you mean "id"?'],
  [cms({ repositry: 'a/b' }), 'Did you mean "repository"?'],
  [openAt({ days: 'Monday' }), 'The fields are from, to, opens, closes'],
])('in %j an unknown field is told the known ones of its group', (facts, end) => {
  const { diagnostics } = check(JSON.stringify({ ...makeSite(), ...facts }));
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `there is no field of this name. ${end}`,
  ]);
});

test('an empty file lacks every required fact', () => {
  const { diagnostics } = check('');
  const optional = ['rcNumber', 'regulator', 'whatsapp', 'openingHours', 'answers', 'form', 'cms'];
  expect(diagnostics.map(({ field }) => field)).toEqual(
    Object.keys(siteSchema.shape).filter((fact) => !optional.includes(fact)),
  );
});
