import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { embedsCopy, makeSite } from '../test-content';
import { find, renderPage } from '../test-page';
import { MapFrame, NewsletterFrame, ThirdPartyFrame } from './third-party-frame';

const url = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
const frame = {
  url,
  title: 'Map of Ikeja',
  sandbox: 'allow-scripts allow-popups',
  show: 'Fetch it from {provider}',
};

/** The attributes of an element; null for those that it has not. */
const read = (element: Element, ...names: string[]) =>
  names.map((name) => element.getAttribute(name));

test.each([undefined, 320])('a frame waits without a URL, its height (%s) reserved', (height) => {
  render(<ThirdPartyFrame {...frame} {...(height && { height })} />);
  const iframe = screen.getByTitle('Map of Ikeja');
  expect(iframe.closest('[data-embed=""]')).toContainElement(screen.getByRole('button'));
  expect(read(iframe, 'src', 'srcdoc', 'data-src')).toEqual([null, null, url]);
  expect(read(iframe, 'sandbox', 'data-sandbox')).toEqual(['allow-scripts', frame.sandbox]);
  expect(read(iframe, 'loading', 'referrerpolicy', 'height')).toEqual([
    'lazy',
    'strict-origin-when-cross-origin',
    height === undefined ? null : '320',
  ]);
});

test.each([
  [url, 'Fetch it from OpenStreetMap'],
  ['https://frames.example/form/1', 'Fetch it from frames.example'],
])('the button for %s says whose server it asks', (address, name) => {
  render(<ThirdPartyFrame {...frame} url={address} />);
  expect(read(screen.getByRole('button', { name }), 'type', 'data-show')).toEqual(['button', '']);
});

test('a frame that has started before React hydrates it stays as it is, without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(<ThirdPartyFrame {...frame} />);
  document.body.append(container);
  const iframe = find('iframe', container);
  iframe.setAttribute('sandbox', frame.sandbox);
  iframe.setAttribute('src', url);
  find('[data-embed]', container).dataset.state = 'started';
  render(<ThirdPartyFrame {...frame} />, { container, hydrate: true });
  expect(complain.mock.calls).toEqual([]);
  expect(find('iframe', container)).toBe(iframe);
  expect(read(iframe, 'src', 'sandbox')).toEqual([url, frame.sandbox]);
});

const popups = ['allow-popups', 'allow-popups-to-escape-sandbox'];
const provider = 'https://abcd.maillist-manage.com/ua/Optin?od=1';

test('the map may run scripts, load its tiles and open a window, and nothing else', () => {
  render(<MapFrame map={{ ...makeSite().map, url }} copy={embedsCopy.map} />);
  const permissions = screen.getByTitle('Map of Ikeja').dataset.sandbox?.split(' ').sort();
  expect(permissions).toEqual([...popups, 'allow-same-origin', 'allow-scripts']);
});

test('only a browser without scripts has a link to the map', () => {
  const map = { ...makeSite().map, url };
  const body = document.createElement('body');
  body.innerHTML = renderToStaticMarkup(<MapFrame map={map} copy={embedsCopy.map} />);
  // With scripts, the content of a noscript element is text to the parser.
  expect(body.querySelector('a')).toBeNull();
  body.innerHTML = find('noscript', body).textContent;
  expect(body.querySelector('a')?.href).toBe(url);
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
});
