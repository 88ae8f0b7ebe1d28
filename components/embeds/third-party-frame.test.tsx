import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { embedsCopy, makeSite } from '../test-content';
import { find, openPage, renderPage } from '../test-page';
import { MapFrame, NewsletterFrame } from './third-party-frame';

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
const mapOf = (address: string, title = 'Map of Ikeja') => (
  <MapFrame map={{ ...makeSite().map, url: address, title }} copy={embedsCopy.map}>
    <svg data-testid="drawing" />
  </MapFrame>
);

/** The attributes of an element; null for those that it has not. */
const read = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name));

test('a frame waits without a URL, over what stands in its place', () => {
  openPage();
  renderPage(mapOf(url));
  const iframe = screen.getByTitle('Map of Ikeja');
  const embed = find('[data-embed=""]');
  expect(embed).toContainElement(iframe);
  expect(embed).toContainElement(screen.getByTestId('drawing'));
  // Words that belong to a state come with the state.
  expect(find('[data-note]')).toBeEmptyDOMElement();
  expect(read(iframe, 'src', 'srcdoc', 'data-src', 'loading')).toEqual([null, null, url, 'lazy']);
});

test('its document holds an object with the page, whatever is in the names', () => {
  openPage();
  renderPage(mapOf(`${url}&"`, 'A "map" & more'));
  const [, html = ''] = screen.getByTitle('A "map" & more').dataset.document?.split(',') ?? [];
  const parsed = new DOMParser().parseFromString(decodeURIComponent(html), 'text/html');
  const { firstElementChild: object } = parsed.body;
  expect(object && read(object, 'type', 'data', 'title')).toEqual([
    'text/html',
    `${url}&"`,
    'A "map" & more',
  ]);
});

test.each([
  [url, 'Fetch the map of OpenStreetMap'],
  ['https://frames.example/map/1', 'Fetch the map of frames.example'],
])('the button for %s says whose server it asks', (address, name) => {
  openPage();
  renderPage(mapOf(address));
  expect(find('[data-embed]').dataset.show).toBe(name);
});

test('a frame that has started before React hydrates it stays as it is, without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(mapOf(url));
  document.body.append(container);
  const iframe = find('iframe', container);
  iframe.setAttribute('sandbox', 'allow-forms');
  iframe.setAttribute('src', 'data:text/html,');
  find('[data-note]', container).append(document.createElement('button'));
  find('[data-embed]', container).dataset.state = 'started';
  render(mapOf(url), { container, hydrate: true });
  expect(complain.mock.calls).toEqual([]);
  expect(find('iframe', container)).toBe(iframe);
  expect(read(iframe, 'src', 'sandbox')).toEqual(['data:text/html,', 'allow-forms']);
  expect(screen.getByRole('button')).toBeInTheDocument();
});

const popups = ['allow-popups', 'allow-popups-to-escape-sandbox'];
const provider = 'https://abcd.maillist-manage.com/ua/Optin?od=1';

test('the map may run scripts, load its tiles and open a window, and nothing else', () => {
  openPage();
  renderPage(mapOf(url));
  const permissions = screen.getByTitle('Map of Ikeja').dataset.sandbox?.split(' ').sort();
  expect(permissions).toEqual([...popups, 'allow-same-origin', 'allow-scripts']);
});

test.each([
  [undefined, ['/embeds/newsletter', null, 'allow-forms allow-same-origin', null]],
  [
    provider,
    [
      null,
      provider,
      'allow-scripts',
      `allow-forms allow-scripts allow-same-origin ${popups.join(' ')}`,
    ],
  ],
])('the newsletter of %s, in its frame and by a link', (address, attributes) => {
  const newsletter = { show: true, title: 'Letters', url: address, height: 320 };
  renderPage(
    <NewsletterFrame newsletter={newsletter} linkText="Open" copy={embedsCopy.newsletter} />,
  );
  const iframe = screen.getByTitle('Letters');
  expect(read(iframe, 'src', 'data-src', 'sandbox', 'data-sandbox')).toEqual(attributes);
  expect(read(iframe, 'height', 'loading')).toEqual(['320', 'lazy']);
  expect(screen.getByRole('link')).toHaveAttribute('href', address ?? '/embeds/newsletter');
  // No empty box, whatever the provider does.
  expect(screen.queryAllByText('Zoho Campaigns answers here.')).toHaveLength(address ? 1 : 0);
});
