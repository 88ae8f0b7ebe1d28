import { screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import type { ImageAsset } from '@/lib/images/image-index';
import { HOSTILE_HTML, fixturePages } from '../test-content';
import { findElement, renderPage } from '../test-page';
import { MapFrame } from './map-frame';
import { NewsletterFrame } from './newsletter-frame';

const MAP_URL = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
const POPUPS = 'allow-popups allow-popups-to-escape-sandbox';

function renderMapFrame(url = MAP_URL, title = 'Map of Ikeja', drawing?: ImageAsset) {
  const map = { url, title, credit: 'Data: GeoNames' };
  renderPage(<MapFrame map={map} copy={fixturePages.embeds.map} drawing={drawing} place="Ikeja" />);
  return screen.getByTitle(title);
}

const readAttributes = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name));

test('renders a drawing and its credit instead of the map pin if the site has a drawing of the map', () => {
  renderMapFrame(MAP_URL, 'Map of Ikeja', makeImage('map.svg'));
  expect(findElement('[aria-hidden] > img')).toHaveAttribute('src', '/images/map.svg');
  expect(findElement('[data-embed=""]')).toHaveTextContent(/^Data: GeoNames$/);
});

test('creates a frame document with a single `<object>`, even if the URL and the title contain HTML', () => {
  const url = `${MAP_URL}&${HOSTILE_HTML}`;
  const frame = renderMapFrame(url, HOSTILE_HTML);
  expect(document.querySelector('[onerror]')).toBeNull();
  const [type, text = ''] = frame.dataset.document?.split(',') ?? [];
  expect(type).toBe('data:image/svg+xml');
  const svg = new DOMParser().parseFromString(decodeURIComponent(text), 'image/svg+xml');
  const elements = Array.from(svg.querySelectorAll('*'), ({ localName }) => localName);
  expect(elements).toEqual(['svg', 'foreignObject', 'object']);
  const object = svg.querySelector('object') as HTMLElement;
  expect(readAttributes(object, 'type', 'data', 'title')).toEqual(['text/html', url, HOSTILE_HTML]);
});

const PROVIDER_URL = 'https://abcd.maillist-manage.com/ua/Optin?od=1';
const PROVIDER_SANDBOX = `allow-forms allow-scripts allow-same-origin ${POPUPS}`;

test.each([
  ['site', 'no', undefined, ['/embeds/newsletter', null, 'allow-forms allow-same-origin', null]],
  ['provider', 'a', PROVIDER_URL, [null, PROVIDER_URL, 'allow-scripts', PROVIDER_SANDBOX]],
])('renders the newsletter of the %s if site.yaml has %s URL', (_owner, _case, url, attributes) => {
  const newsletter = { show: true, title: 'Letters', url, height: 320 };
  const copy = fixturePages.embeds.newsletter;
  renderPage(<NewsletterFrame newsletter={newsletter} linkText="Open" copy={copy} />);
  const frame = screen.getByTitle('Letters');
  expect(readAttributes(frame, 'src', 'data-src', 'sandbox', 'data-sandbox')).toEqual(attributes);
  expect(readAttributes(frame, 'height', 'loading')).toEqual(['320', 'lazy']);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(url ? [url] : []);
});
