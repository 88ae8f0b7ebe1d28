import { checkFrames } from './check-elements';
import { parsePage } from '../page';

const page = (body: string) => parsePage('contact.html', body);
const messages = (body: string) => checkFrames(page(body)).map(({ message }) => message);

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6,4,7';
const NO_TITLE = 'a frame without a title: nobody hears what it holds';
const EAGER = 'a frame that loads before anybody sees it; it needs loading="lazy"';
const LEADS_AWAY = 'a frame that may lead the page away; it needs a sandbox without allow-top-…';
const asksEarly = (src: string) =>
  `the frame ${src} asks another host before the page has loaded; use components/embeds/third-party-frame.tsx`;
const ofNobody = (src: string) =>
  `the frame ${src} is of no provider that lib/site/providers.ts names, and the page's policy lets in no other`;

/** A frame without a fault, but for these attributes; undefined takes one away. */
function frame(attributes: Record<string, string | undefined> = {}): string {
  const all = { title: 'Map', loading: 'lazy', sandbox: '', ...attributes };
  const written = Object.entries(all).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${value}"`,
  );
  return `<iframe${written.join('')}></iframe>`;
}

test.each([
  ['no frame', '<p>No frame</p>'],
  ['a frame of the site', frame({ src: '/embeds/newsletter', sandbox: 'allow-forms' })],
  ['a frame of a provider that comes later', frame({ 'data-src': MAP })],
  [
    'what such a frame may do later',
    frame({ 'data-src': MAP, 'data-sandbox': 'allow-scripts allow-same-origin allow-popups' }),
  ],
])('%s is no fault', (_what, body) => {
  expect(checkFrames(page(body))).toEqual([]);
});

test.each([
  ['no title', { title: undefined }, NO_TITLE],
  ['an empty title', { title: '' }, NO_TITLE],
  ['a title of spaces', { title: ' \n' }, NO_TITLE],
  ['no word on loading', { loading: undefined }, EAGER],
  ['eager loading', { loading: 'eager' }, EAGER],
  ['no sandbox', { sandbox: undefined }, LEADS_AWAY],
  [
    'a sandbox for later alone',
    { sandbox: undefined, 'data-sandbox': 'allow-scripts' },
    LEADS_AWAY,
  ],
  [
    'a sandbox that lets it lead away',
    { sandbox: 'allow-scripts allow-top-navigation' },
    LEADS_AWAY,
  ],
  [
    'a sandbox that lets it lead away at a press, in capitals',
    { sandbox: 'Allow-Top-Navigation-By-User-Activation' },
    LEADS_AWAY,
  ],
  [
    'a sandbox that lets it lead away later',
    { 'data-sandbox': 'allow-scripts allow-top-navigation-to-custom-protocols' },
    LEADS_AWAY,
  ],
  ['a provider at once', { src: MAP }, asksEarly(MAP)],
  ['another host without a scheme', { src: '//evil.example/x' }, asksEarly('//evil.example/x')],
  // Browsers read a backslash as a slash.
  ['a backslash for a slash', { src: '/\\evil.example/x' }, asksEarly('/\\evil.example/x')],
  ['http', { src: 'http://evil.example/' }, asksEarly('http://evil.example/')],
  ['a script for an address', { src: 'javascript:alert(1)' }, asksEarly('javascript:alert(1)')],
  ['a document in the address', { src: 'data:text/html,hi' }, asksEarly('data:text/html,hi')],
  [
    'nobody’s address later',
    { 'data-src': 'https://evil.example/x' },
    ofNobody('https://evil.example/x'),
  ],
  [
    'a page of a provider that refuses frames',
    { 'data-src': 'https://www.google.com/maps/place/Ikeja' },
    ofNobody('https://www.google.com/maps/place/Ikeja'),
  ],
  ['our own page later', { 'data-src': '/embeds/newsletter' }, ofNobody('/embeds/newsletter')],
  ['an empty address later', { 'data-src': '' }, ofNobody('')],
])('%s is found', (_what, attributes, message) => {
  expect(checkFrames(page(`<main id="content"><p>${frame(attributes)}</p></main>`))).toEqual([
    { page: 'contact.html', place: '#content > p > iframe', message },
  ]);
});

test('all that is wrong with a frame is named at once', () => {
  const body = '<iframe src="https://a.example/" data-src="https://b.example/"></iframe>';
  expect(messages(body)).toEqual([
    NO_TITLE,
    EAGER,
    LEADS_AWAY,
    asksEarly('https://a.example/'),
    ofNobody('https://b.example/'),
  ]);
});

test('every frame is looked at, those without script too', () => {
  const body = `${frame({ title: '' })}${frame()}<noscript>${frame({ src: MAP })}</noscript>`;
  expect(messages(body)).toEqual([NO_TITLE, asksEarly(MAP)]);
});
