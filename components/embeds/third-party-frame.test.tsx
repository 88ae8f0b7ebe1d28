import { screen } from '@testing-library/react';
import { makeImage } from '@/lib/content/test-content';
import type { ImageAsset } from '@/lib/images/image-index';
import { HOSTILE, pages } from '../test-content';
import { find, showPage } from '../test-page';
import { MapFrame } from './map-frame';
import { NewsletterFrame } from './newsletter-frame';

const URL_OF_MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
const POPUPS = 'allow-popups allow-popups-to-escape-sandbox';

/** Shows the map in its frame, and returns the frame. */
function showMap(url = URL_OF_MAP, title = 'Map of Ikeja', drawing?: ImageAsset) {
  const map = { url, title, credit: 'Data: GeoNames' };
  showPage(<MapFrame map={map} copy={pages.embeds.map} drawing={drawing} place="Ikeja" />);
  return screen.getByTitle(title);
}

/** The attributes of an element, null where it has none. */
const read = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name));

test('a drawing of the place replaces the pin and has a credit', () => {
  showMap(URL_OF_MAP, 'Map of Ikeja', makeImage('map.svg'));
  expect(find('[aria-hidden] > img')).toHaveAttribute('src', '/images/map.svg');
  expect(find('[data-embed=""]')).toHaveTextContent(/^Data: GeoNames$/);
});

test('the document of a frame contains an object alone, even with hostile texts', () => {
  const url = `${URL_OF_MAP}&${HOSTILE}`;
  const frame = showMap(url, HOSTILE);
  expect(document.querySelector('[onerror]')).toBeNull();
  const [type, text = ''] = frame.dataset.document?.split(',') ?? [];
  expect(type).toBe('data:image/svg+xml');
  const svg = new DOMParser().parseFromString(decodeURIComponent(text), 'image/svg+xml');
  const elements = Array.from(svg.querySelectorAll('*'), ({ localName }) => localName);
  expect(elements).toEqual(['svg', 'foreignObject', 'object']);
  const object = svg.querySelector('object') as HTMLElement;
  expect(read(object, 'type', 'data', 'title')).toEqual(['text/html', url, HOSTILE]);
});

const PROVIDER = 'https://abcd.maillist-manage.com/ua/Optin?od=1';
const PROVIDER_SANDBOX = `allow-forms allow-scripts allow-same-origin ${POPUPS}`;

// Our own form has no link to itself: it works wherever the page does.
test.each([
  [undefined, ['/embeds/newsletter', null, 'allow-forms allow-same-origin', null]],
  [PROVIDER, [null, PROVIDER, 'allow-scripts', PROVIDER_SANDBOX]],
])('the newsletter of %s has a frame, and a link to a provider', (url, attributes) => {
  const newsletter = { show: true, title: 'Letters', url, height: 320 };
  const copy = pages.embeds.newsletter;
  showPage(<NewsletterFrame newsletter={newsletter} linkText="Open" copy={copy} />);
  const frame = screen.getByTitle('Letters');
  expect(read(frame, 'src', 'data-src', 'sandbox', 'data-sandbox')).toEqual(attributes);
  expect(read(frame, 'height', 'loading')).toEqual(['320', 'lazy']);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(url ? [url] : []);
});
