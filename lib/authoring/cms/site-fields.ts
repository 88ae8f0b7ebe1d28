import { siteSchema } from '@/lib/content/schemas/site-schema';
import { type FrameProvider, frameProviders } from '@/lib/site/providers';
import {
  type CmsField,
  type FieldText,
  type FieldTexts,
  pattern,
  schemaFields,
} from './schema-fields';

/** The beginning of an https address that every browser can read: a host with dots. */
const HOST = String.raw`^https:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}`;

/** What follows in an address. Other signs the schema refuses; in an address they are written with %. */
const REFUSED = String.raw`\s"<>\x60\\`;
const SIGN = `[^${REFUSED}]`;

/** A field for an https address. */
function address(label: string, hint: string): FieldText {
  const message = 'Write the whole address, beginning with https://.';
  return {
    label,
    hint,
    more: { pattern: [pattern(String.raw`${HOST}(?:[\/?#]${SIGN}*)?$`), message] },
  };
}

/** A field for the address of a frame, which one of the known providers has to have made. */
function frame(label: string, hint: string, providers: readonly FrameProvider[]): FieldText {
  const sources = providers.map((provider) => provider.address.source.replace('^', ''));
  // Addresses that browsers read as another one: with dots for folders, or in another alphabet.
  const unclear = String.raw`\S*(?:[\/\\](?:\.|%2[eE])|xn--)`;
  const examples = providers.map(({ name, example }) => `${name} (${example})`).join(' or ');
  return {
    label,
    hint,
    more: {
      pattern: [
        pattern(String.raw`^(?!.*[${REFUSED}]|${unclear})(?:${sources.join('|')}).*$`),
        `Write the address of a frame at ${examples}.`,
      ],
    },
  };
}

const PHONE = 'In international form, such as +234 800 000 0001.';
const SCREEN: FieldText = { label: 'Page' };
const WORDS: FieldText = { label: 'Words of the link' };
const entries = (summary: string) => ({ collapsed: true, summary });

const texts: FieldTexts = {
  name: { label: 'Name of the firm', hint: 'In full, as registered.' },
  shortName: { label: 'Short name', hint: 'Where room is short: phones, the foot of the page.' },
  tagline: { label: 'Tagline' },
  description: {
    label: 'Description',
    hint: 'What the firm does, in a sentence or two: the foot of the page and search engines.',
    kind: { widget: 'text' },
  },
  url: {
    label: 'Address of the site',
    hint: 'Beginning with https:// and without a slash at its end.',
    more: {
      pattern: [
        pattern(String.raw`${HOST}(?:[\/?#]${SIGN}*[^\s\/"<>\x60\\])?$`),
        'Write the whole address, beginning with https:// and without a slash at its end.',
      ],
    },
  },
  email: { label: 'E-mail', hint: 'An e-mail address, such as hello@firm.example.' },
  phones: { label: 'Telephone numbers', hint: 'Two; the first stands at the top of every page.' },
  'phones.*': { label: 'Number', hint: PHONE },
  address: { label: 'Address', more: { collapsed: true } },
  'address.street': { label: 'Street and number' },
  'address.district': { label: 'District' },
  'address.city': { label: 'City' },
  'address.country': { label: 'Country' },
  rcNumber: {
    label: 'RC number',
    hint: 'Corporate Affairs Commission, such as RC 123456. Shown only when set; never guess.',
  },
  regulator: {
    label: 'Regulator',
    hint: 'Who regulates the firm and under which number, as one sentence. Shown only when set.',
  },
  whatsapp: { label: 'WhatsApp', hint: `${PHONE} Shown only when set.` },
  openingHours: {
    label: 'Opening hours',
    hint: 'Such as Monday to Friday, 9 am to 5 pm (WAT). Shown only when set.',
  },
  social: { label: 'Social networks', more: entries('{{network}}') },
  'social.*.network': { label: 'Network' },
  'social.*.url': address('Address', 'Of the profile.'),
  navigation: { label: 'Links at the top', more: entries('{{label}}') },
  'navigation.*.label': WORDS,
  'navigation.*.path': SCREEN,
  quickLinks: { label: 'Links at the foot', more: entries('{{label}}') },
  'quickLinks.*.label': WORDS,
  'quickLinks.*.path': SCREEN,
  insuranceBroker: { label: 'Insurance broker', more: { collapsed: true } },
  'insuranceBroker.url': address('Address', 'Where “Learn More” of the last service leads.'),
  form: { label: 'Contact form', more: { collapsed: true } },
  'form.id': {
    label: 'Form id',
    hint: 'As Formspree shows it, such as xayzbwqk: letters and digits alone.',
  },
  newsletter: { label: 'Newsletter', more: { collapsed: true } },
  'newsletter.title': { label: 'Name of the frame', hint: 'Screen readers say it.' },
  'newsletter.url': frame(
    'Address of the form',
    'Of your hosted form. While it is empty, a small page of our own stands there.',
    frameProviders.newsletter,
  ),
  'newsletter.height': { label: 'Height', hint: 'In pixels, a whole number.' },
  map: { label: 'Map', more: { collapsed: true } },
  'map.title': { label: 'Name of the frame', hint: 'Screen readers say it.' },
  'map.url': frame('Address of the map', 'The one made for frames.', frameProviders.map),
  'map.latitude': { label: 'Latitude', hint: 'In degrees, such as 6.59651.' },
  'map.longitude': { label: 'Longitude', hint: 'In degrees, such as 3.34205.' },
  ticker: { label: 'Strip of prices', more: { collapsed: true } },
  'ticker.symbols': { label: 'Symbols', more: entries('{{title}}') },
  'ticker.symbols.*.proName': {
    label: 'Symbol',
    hint: 'exchange:symbol in capitals, as TradingView writes it, such as NSENG:GTCO.',
  },
  'ticker.symbols.*.title': { label: 'Name shown in the strip' },
  // An editor who changes these may shut the door behind all of them.
  cms: { label: 'This editing page', kind: { widget: 'hidden' } },
};

/** The fields of `content/site.yaml`. */
export const siteFields: CmsField[] = schemaFields(siteSchema, texts);

/** Lists, and the field that no two of their entries may have the same of. */
export const distinctFields = [
  ['social', 'network'],
  ['navigation', 'path'],
  ['quickLinks', 'path'],
  ['ticker.symbols', 'proName'],
] as const;
