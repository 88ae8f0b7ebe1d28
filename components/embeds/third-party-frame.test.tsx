import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ThirdPartyFrame } from './third-party-frame';

const map = {
  url: 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  title: 'Map of Ikeja',
  sandbox: 'allow-scripts allow-popups',
  show: 'Fetch it from {provider}',
};

test('the frame has no address yet: nothing is asked of the provider', () => {
  render(<ThirdPartyFrame {...map} />);
  const frame = screen.getByTitle('Map of Ikeja');
  expect(frame).not.toHaveAttribute('src');
  expect(frame).not.toHaveAttribute('srcdoc');
  expect(frame).toHaveAttribute('data-src', map.url);
});

test('the empty frame is nobody’s; what it may do later is written beside it', () => {
  render(<ThirdPartyFrame {...map} />);
  const frame = screen.getByTitle('Map of Ikeja');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('data-sandbox', 'allow-scripts allow-popups');
});

test('it loads when it comes into sight, and tells the provider no more than our address', () => {
  render(<ThirdPartyFrame {...map} />);
  const frame = screen.getByTitle('Map of Ikeja');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});

test('its height is reserved where it is given, and left to the style where it is not', () => {
  const { rerender } = render(<ThirdPartyFrame {...map} height={320} />);
  expect(screen.getByTitle('Map of Ikeja')).toHaveAttribute('height', '320');
  rerender(<ThirdPartyFrame {...map} />);
  expect(screen.getByTitle('Map of Ikeja')).not.toHaveAttribute('height');
});

test.each([
  [map.url, 'Fetch it from OpenStreetMap'],
  ['https://maps.google.com/maps?q=Ikeja&output=embed', 'Fetch it from Google Maps'],
  ['https://abcd.maillist-manage.com/ua/Optin?od=1', 'Fetch it from Zoho Campaigns'],
  ['https://abcd.sibforms.com/serve/token', 'Fetch it from Brevo'],
  ['https://frames.example/form/1', 'Fetch it from frames.example'],
])('the button for %s says whose server it asks', (url, name) => {
  render(<ThirdPartyFrame {...map} url={url} />);
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('data-show');
});

test('frame and button stand in one element that the start looks for', () => {
  const { container } = render(<ThirdPartyFrame {...map} />);
  const embed = container.querySelector<HTMLElement>('[data-embed]');
  if (!embed) throw new Error('There is no element to start');
  expect(embed.dataset.embed).toBe('');
  expect(within(embed).getByTitle('Map of Ikeja')).toBeInTheDocument();
  expect(within(embed).getByRole('button')).toBeInTheDocument();
});

test('what stands behind the frame comes before it', () => {
  render(
    <ThirdPartyFrame {...map}>
      <p>Behind</p>
    </ThirdPartyFrame>,
  );
  const following = screen
    .getByText('Behind')
    .compareDocumentPosition(screen.getByTitle(map.title));
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a frame that has started before React comes stays as it is, and React says nothing', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ThirdPartyFrame {...map} />);
  document.body.append(container);
  const frame = screen.getByTitle('Map of Ikeja');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('src', map.url);
  frame.parentElement?.setAttribute('data-state', 'started');

  render(<ThirdPartyFrame {...map} />, { container, hydrate: true });
  expect(complain.mock.calls).toEqual([]);
  expect(screen.getByTitle('Map of Ikeja')).toBe(frame);
  expect(frame).toHaveAttribute('src', map.url);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
});
