import { formatDiagnostic } from '@/lib/site/diagnostic';
import { siteSchema } from './site-schema';
import { makeSite } from '@/lib/content/test-content';
import { validate } from './validate';
import { parseYaml } from '@/lib/content/files/yaml-document';

/** Problems of a whole site.yaml with these facts in it; JSON is YAML. */
function problemsWith(facts: Record<string, unknown>): string[] {
  const text = JSON.stringify({ ...makeSite(), ...facts });
  const { value, diagnostics } = validate(siteSchema, parseYaml(text, 'site.yaml'), 'site.yaml');
  expect(value === undefined).toBe(diagnostics.length > 0);
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).replace(/^\S+ /, ''));
}

const symbol = (proName: string) => ({ symbols: [{ proName, title: 'A share' }] });
const { newsletter, map } = makeSite();
const LIST = 'a list, each entry on a line that begins with a dash';
const GROUP = 'a group of fields, each written as name: value';
const newsletterAt = (url: string) => ({ newsletter: { ...newsletter, url } });
const mapAt = (url: string) => ({ map: { ...map, url } });
const notOfNewsletters = (url: string) =>
  `newsletter.url: expected the newsletter form's address at Zoho Campaigns (https://….maillist-manage.com/ua/Optin?…) or Brevo (https://….sibforms.com/serve/…); got "${url}". Another provider is an entry in lib/site/providers.ts`;
const notOfMaps = (url: string) =>
  `map.url: expected the map's address at OpenStreetMap (https://www.openstreetmap.org/export/embed.html?…), Google Maps (https://www.google.com/maps/embed?…), or Google Maps (https://maps.google.com/maps?…&output=embed); got "${url}". Another provider is an entry in lib/site/providers.ts`;
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6';
const FORM = 'https://abc123.sibforms.com/serve/MUIE-x_y';
const PHONE = 'a telephone number in international form, such as "+234 800 000 0001"';

test('a site with its required facts alone has none of the optional ones', () => {
  const { value } = validate(siteSchema, parseYaml(JSON.stringify(makeSite()), 'f'), 'f');
  expect(value).toEqual(makeSite());
});

test('optional facts that stand there empty are not set', () => {
  const facts = 'rcNumber:\nregulator: ""\nwhatsapp: ~\nopeningHours: " "\n';
  const { rcNumber, regulator, whatsapp, openingHours, ...required } = makeSite();
  const rest = Object.entries(required).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = `${facts}${rest.join('\n')}`;
  expect(validate(siteSchema, parseYaml(text, 'f'), 'f').value).toEqual({
    ...required,
    ...{ rcNumber, regulator, whatsapp, openingHours },
  });
});

test.each([
  ['an address without a slash', { url: 'https://baobab.example' }],
  ['an RC number', { rcNumber: 'RC 123456' }],
  ['a WhatsApp number', { whatsapp: '+234 800 000 0003' }],
  ['a form id', { form: { id: 'xayzbwqk' } }],
  ['a newsletter of Zoho', newsletterAt('https://zc1.maillist-manage.eu/ua/Optin?od=1&zx=2')],
  ['a newsletter of Brevo', newsletterAt(FORM)],
  ['no newsletter', newsletterAt(' ')],
  ['a map of OpenStreetMap', mapAt(MAP)],
  ['a map of Google', mapAt('https://www.google.com/maps/embed?pb=!1m18')],
  ['a keyless map of Google', mapAt('https://maps.google.com/maps?q=Ikeja&output=embed')],
  ['an editing page', { cms: { backend: 'gitlab', repository: 'group/sub/site' } }],
  ['an editing page that is off', { cms: { backend: '', repository: null, branch: ' ' } }],
  ['a symbol with digits', { ticker: symbol('FX_IDC:EURUSD') }],
  ['a future', { ticker: symbol('CME_MINI:ES1!') }],
  ['a class of share', { ticker: symbol('NYSE:BRK.B') }],
])('%s is accepted', (_name, facts) => {
  expect(problemsWith(facts)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'an http address',
    { url: 'http://baobab.example' },
    'url: expected the site\'s address, beginning with https://, got "http://baobab.example"',
  ],
  [
    'a script for an address',
    { insuranceBroker: { url: 'javascript:alert(1)' } },
    'insuranceBroker.url: expected the insurance broker\'s address, beginning with https://, got "javascript:alert(1)"',
  ],
  [
    'a script for a profile',
    { social: [{ network: 'x', url: 'javascript:alert(1)' }] },
    'social[1].url: expected the address of the profile, beginning with https://, got "javascript:alert(1)"',
  ],
  [
    'an http newsletter',
    newsletterAt('http://abc123.sibforms.com/serve/x'),
    'newsletter.url: expected the newsletter form\'s address, beginning with https://, got "http://abc123.sibforms.com/serve/x"',
  ],
  [
    'a script for a newsletter',
    newsletterAt('javascript:alert(1)'),
    'newsletter.url: expected the newsletter form\'s address, beginning with https://, got "javascript:alert(1)"',
  ],
  [
    'a newsletter of nobody we know',
    newsletterAt('https://news.example/form?id=1'),
    notOfNewsletters('https://news.example/form?id=1'),
  ],
  ['a map for a newsletter', newsletterAt(MAP), notOfNewsletters(MAP)],
  [
    'an http map',
    mapAt('http://www.openstreetmap.org/export/embed.html?bbox=3,6,4,7'),
    'map.url: expected the map\'s address, beginning with https://, got "http://www.openstreetmap.org/export/embed.html?bbox=3,6,4,7"',
  ],
  [
    'a script for a map',
    mapAt('javascript:alert(1)'),
    'map.url: expected the map\'s address, beginning with https://, got "javascript:alert(1)"',
  ],
  [
    'a map of nobody we know',
    mapAt('https://map.example/embed'),
    notOfMaps('https://map.example/embed'),
  ],
  ['a newsletter for a map', mapAt(FORM), notOfMaps(FORM)],
  [
    'a page of Google that no frame may show',
    mapAt('https://www.google.com/maps/place/Ikeja'),
    notOfMaps('https://www.google.com/maps/place/Ikeja'),
  ],
  [
    'no map',
    { map: { ...map, url: null } },
    "map.url: is missing; expected the map's address, beginning with https://",
  ],
  [
    'a slash at the end',
    { url: 'https://baobab.example/' },
    'url: ends with a slash; leave the slash away',
  ],
  [
    'a share without its exchange',
    { ticker: symbol('GTCO') },
    'ticker.symbols[1].proName: expected exchange:symbol in capitals, such as NSENG:GTCO',
  ],
  [
    'a share in small letters',
    { ticker: symbol('nseng:gtco') },
    'ticker.symbols[1].proName: expected exchange:symbol in capitals, such as NSENG:GTCO',
  ],
  [
    'a share with a space',
    { ticker: symbol('NSENG: GTCO') },
    'ticker.symbols[1].proName: expected exchange:symbol in capitals, such as NSENG:GTCO',
  ],
  ['no share', { ticker: { symbols: [] } }, 'ticker.symbols: expected at least one symbol'],
  [
    'a form address',
    { form: { id: 'https://formspree.io/f/xayzbwqk' } },
    'form.id: expected the form id alone, such as xayzbwqk, not an address',
  ],
  [
    'a form id of digits',
    { form: { id: 12 } },
    'form.id: expected the form id of Formspree, got the number 12; put double quotes around it',
  ],
  ['one number', { phones: ['+234 800 000 0001'] }, 'phones: expected two telephone numbers'],
  [
    'three numbers',
    { phones: Array(3).fill('+234 800 000 0001') },
    'phones: expected two telephone numbers',
  ],
  ['a number for the numbers', { phones: 'x' }, 'phones: expected two telephone numbers'],
  [
    'a number without its country',
    { phones: ['+234 800 000 0001', '0800'] },
    `phones[2]: expected ${PHONE}, got "0800"`,
  ],
  [
    'an unquoted number',
    { whatsapp: 2348000000003 },
    `whatsapp: expected ${PHONE}, got the number 2348000000003; put double quotes around it`,
  ],
  ['no profile', { social: [] }, 'social: expected at least one social network'],
  [
    'another network',
    { social: [{ network: 'twitter', url: 'https://x.example' }] },
    'social[1].network: expected one of facebook, x, instagram, linkedin, youtube, got "twitter"',
  ],
  [
    'another screen',
    { navigation: [{ label: 'Team', path: '/team' }] },
    'navigation[1].path: expected one of /, /about, /services, /blog, /contact, got "/team"',
  ],
  ['no links', { quickLinks: null }, `quickLinks: is missing; expected ${LIST}`],
  [
    'an editing page of an unknown host',
    { cms: { backend: 'bitbucket', repository: 'firm/site' } },
    'cms.backend: expected one of github, gitlab, gitea, got "bitbucket"',
  ],
  [
    'an editing page without a repository',
    { cms: { backend: 'github' } },
    'cms.repository: is missing; expected owner/name of the repository',
  ],
  [
    'a repository without its host',
    { cms: { repository: 'firm/site' } },
    'cms.backend: is missing; expected one of github, gitlab, gitea, or every field of cms left empty',
  ],
  [
    'the address of a repository',
    { cms: { backend: 'github', repository: 'https://github.com/firm/site' } },
    'cms.repository: expected owner/name of the repository, such as tamarind/site, not an address',
  ],
  [
    'a sign-in service with a slash at its end',
    { cms: { backend: 'github', repository: 'firm/site', signIn: 'https://auth.example/' } },
    'cms.signIn: ends with a slash; leave the slash away',
  ],
  [
    'a misspelt field of the editing page',
    { cms: { repositry: 'firm/site' } },
    'cms.repositry: this key is not known. Did you mean "repository"?',
  ],
  ['text for links', { quickLinks: 'Home' }, `quickLinks: expected ${LIST}, got "Home"`],
  ['a group for links', { quickLinks: {} }, `quickLinks: expected ${LIST}, got a group of fields`],
  ['no address', { address: null }, `address: is missing; expected ${GROUP}`],
  [
    'an address on one line',
    { address: '1 Example Street' },
    `address: expected ${GROUP}, got "1 Example Street"`,
  ],
  [
    'a latitude off the globe',
    { map: { ...map, latitude: 91 } },
    'map.latitude: expected a latitude in degrees, got the number 91',
  ],
  [
    'a longitude in words',
    { map: { ...map, longitude: '3° E' } },
    'map.longitude: expected a longitude in degrees, got "3° E"; write a plain number without quotes',
  ],
  [
    'a height with its unit',
    { newsletter: { ...newsletter, height: '190px' } },
    'newsletter.height: expected a height in pixels, got "190px"; write a plain number without quotes',
  ],
  [
    'a misspelt fact',
    { rcnumber: 'RC 1' },
    'rcnumber: this key is not known. Did you mean "rcNumber"?',
  ],
  [
    'a misspelt fact in a group',
    { form: { idd: 'a' } },
    'form.idd: this key is not known. Did you mean "id"?',
  ],
])('%s is refused', (_name, facts, diagnostic) => {
  expect(problemsWith(facts)).toEqual([diagnostic]);
});

test('an empty file lacks every required fact', () => {
  const { diagnostics } = validate(siteSchema, parseYaml('', 'f'), 'f');
  const optional = ['rcNumber', 'regulator', 'whatsapp', 'openingHours', 'form', 'cms'];
  expect(diagnostics.map(({ field }) => field)).toEqual(
    Object.keys(siteSchema.shape).filter((fact) => !optional.includes(fact)),
  );
  for (const { message } of diagnostics) expect(message).toMatch(/^(is missing; )?expected /);
});
