import { formatDiagnostic } from '@/lib/site/diagnostic';
import { parseYaml } from '../files/yaml-document';
import { makeSite } from '../test-content';
import { siteSchema } from './site-schema';
import { validate } from './validate';

const check = (text: string) => validate(siteSchema, parseYaml(text, 'site.yaml'));

/** Problems of a whole site.yaml with these facts in it; JSON is YAML. */
function problemsWith(facts: Record<string, unknown>): string[] {
  const { value, diagnostics } = check(JSON.stringify({ ...makeSite(), ...facts }));
  expect(value === undefined).toBe(diagnostics.length > 0);
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).replace(/^\S+ /, ''));
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
const LIST = 'a list, each entry on a line that begins with a dash';
const GROUP = 'a group of fields, each written as name: value';

test('a site with its required facts alone has none of the optional ones', () => {
  const { form, cms: page, ...required } = makeSite();
  expect(check(JSON.stringify(required)).value).toEqual({ ...required, form, cms: page });
});

test('optional facts that stand there empty are not set', () => {
  const { rcNumber, regulator, whatsapp, openingHours, ...required } = makeSite();
  const rest = Object.entries(required).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const empty = 'rcNumber:\nregulator: ""\nwhatsapp: ~\nopeningHours: " "\n';
  const unset = { rcNumber, regulator, whatsapp, openingHours };
  expect(check(empty + rest.join('\n')).value).toEqual({ ...required, ...unset });
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

test.each<[Record<string, unknown>, string]>([
  [{ url: 'http://a.example' }, "url: expected the site's address, beginning with https://, got"],
  [{ url: 'https://a.example/' }, 'url: ends with a slash; leave the slash away'],
  [{ insuranceBroker: { url: 'javascript:a' } }, 'insuranceBroker.url: expected the insurance bro'],
  [profile('x', 'javascript:a'), 'social[1].url: expected the address of the profile, beginning'],
  [
    profile('twitter', 'https://x.example'),
    'social[1].network: expected one of facebook, x, insta',
  ],
  [{ social: [] }, 'social: expected at least one social network'],
  [{ social: [1, 2].map(() => makeSite().social[0]) }, 'social[2].network: "x" is the network of'],
  [
    newsletterAt('http://abc123.sibforms.com/serve/x'),
    'newsletter.url: expected the newsletter fo',
  ],
  [newsletterAt(OSM), "newsletter.url: expected the newsletter form's address at Zoho Campaigns"],
  [
    { newsletter: { ...newsletter, height: '190px' } },
    'newsletter.height: expected a height in pi',
  ],
  [mapAt('http://www.openstreetmap.org/'), "map.url: expected the map's address, beginning with"],
  [mapAt(BREVO), "map.url: expected the map's address at OpenStreetMap (https://www.openstreetmap"],
  [mapAt('https://www.google.com/maps/place/Ikeja'), "map.url: expected the map's address at Open"],
  [mapAt(null), "map.url: is missing; expected the map's address, beginning with https://"],
  [{ map: { ...map, latitude: 91 } }, 'map.latitude: expected a latitude in degrees, got the numb'],
  [{ map: { ...map, longitude: '3° E' } }, 'map.longitude: expected a longitude in degrees, got'],
  ...['GTCO', 'nseng:gtco', 'NSENG: GTCO'].map((name): [Record<string, unknown>, string] => [
    symbol(name),
    'ticker.symbols[1].proName: expected exchange:symbol in capitals, such as NSENG:GTCO',
  ]),
  [{ ticker: { symbols: [] } }, 'ticker.symbols: expected at least one symbol'],
  [
    { form: { id: 'https://formspree.io/f/x' } },
    'form.id: expected the form id alone, such as xay',
  ],
  [{ form: { id: 12 } }, 'form.id: expected the form id of Formspree, got the number 12; put doub'],
  [{ form: { idd: 'a' } }, 'form.idd: this key is not known. Did you mean "id"?'],
  [{ phones: [PHONE] }, 'phones: expected two telephone numbers'],
  [{ phones: [PHONE, PHONE, PHONE] }, 'phones: expected two telephone numbers'],
  [{ phones: [PHONE, '0800'] }, 'phones[2]: expected a telephone number in international form'],
  [{ whatsapp: 2348000000003 }, 'whatsapp: expected a telephone number in international form, su'],
  [{ openingHours: 'Monday to Friday, 9 am to 5 pm' }, `openingHours: expected ${LIST}, got "Mon`],
  [
    openAt({ from: 'Mon' }),
    'openingHours[2].from: expected one of Monday, Tuesday, Wednesday, Thu',
  ],
  [openAt({ to: 'Friday (WAT)' }), 'openingHours[2].to: expected one of Monday, Tuesday, Wednesda'],
  [openAt({ from: 'Sunday', to: 'Monday' }), 'openingHours[2].to: Monday comes before Sunday; wri'],
  [openAt({ opens: '9 am' }), 'openingHours[2].opens: expected a time such as 09:00 or 17:30, got'],
  [openAt({ opens: null }), 'openingHours[2].opens: is missing; expected a time such as 09:00 or'],
  [openAt({ closes: '05:00' }), 'openingHours[2].closes: 05:00 is not after 09:00; in the afterno'],
  [
    openAt({ days: 'Monday' }),
    'openingHours[2].days: this key is not known. Expected one of: from',
  ],
  [{ email: 'hello' }, 'email: expected an e-mail address, got "hello"'],
  [
    linkTo('/team'),
    'navigation[1].path: expected one of /, /about, /services, /blog, /contact, got',
  ],
  [{ navigation: [] }, 'navigation: expected at least one link'],
  [{ quickLinks: null }, `quickLinks: is missing; expected ${LIST}`],
  [{ quickLinks: {} }, `quickLinks: expected ${LIST}, got a group of fields`],
  [{ address: null }, `address: is missing; expected ${GROUP}`],
  [{ address: '1 Example Street' }, `address: expected ${GROUP}, got "1 Example Street"`],
  [{ rcnumber: 'RC 1' }, 'rcnumber: this key is not known. Did you mean "rcNumber"?'],
  [
    cms({ backend: 'bitbucket' }),
    'cms.backend: expected one of github, gitlab, gitea, got "bitbuc',
  ],
  [cms({ repository: '' }), 'cms.repository: is missing; expected owner/name of the repository'],
  [
    cms({ backend: '' }),
    'cms.backend: is missing; expected one of github, gitlab, gitea, or every field of cms left empty',
  ],
  [
    cms({ repository: 'https://github.com/firm/site' }),
    'cms.repository: expected owner/name of the repository, such as tamarind/site, not an address',
  ],
  [cms({ signIn: 'https://a.example/' }), 'cms.signIn: ends with a slash; leave the slash away'],
  [cms({ repositry: 'a/b' }), 'cms.repositry: this key is not known. Did you mean "repository"?'],
])('%j is refused', (facts, diagnostic) => {
  expect(problemsWith(facts)).toEqual([expect.stringContaining(diagnostic)]);
});

test('an empty file lacks every required fact', () => {
  const { diagnostics } = check('');
  const optional = ['rcNumber', 'regulator', 'whatsapp', 'openingHours', 'form', 'cms'];
  expect(diagnostics.map(({ field }) => field)).toEqual(
    Object.keys(siteSchema.shape).filter((fact) => !optional.includes(fact)),
  );
});
