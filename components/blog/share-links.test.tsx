import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, runBehaviours } from '../test-page';
import { ShareLinks } from './share-links';

const url = 'https://www.palmcourt.example/blog/7';
const copy = {
  title: 'Share this article',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Please copy this address:',
};

/** The links of an article, in a browser whose clipboard is as given. */
function renderLinks(clipboard?: { writeText: (text: string) => Promise<void> }) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  renderPage(<ShareLinks copy={copy} page={{ title: 'Rent & “₦5m”', url }} />);
  runBehaviours();
  return screen.queryByRole('button');
}

test('each service has a link with its name, under a heading', () => {
  renderLinks();
  expect(screen.getByRole('heading', { name: 'Share this article' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'WhatsApp (opens in a new tab)',
    'X (opens in a new tab)',
    'LinkedIn (opens in a new tab)',
    'Facebook (opens in a new tab)',
    'E-mail',
  ]);
});

test('the links carry title and address', () => {
  renderLinks();
  const address = screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '';
  expect(new URL(address).searchParams.get('text')).toBe(`Rent & “₦5m” ${url}`);
});

test('services open in a new tab that knows nothing of this one; the mail program does not', () => {
  renderLinks();
  for (const link of screen.getAllByRole('link', { name: /new tab/ })) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
  }
  expect(screen.getByRole('link', { name: 'E-mail' })).not.toHaveAttribute('target');
});

test('without a clipboard no button is seen', () => {
  expect(renderLinks()).toBeNull();
});

test('the button copies the address, says so in its words, and is heard', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const button = renderLinks({ writeText });
  if (!button) throw new Error('There is no button');
  expect(button).toHaveAccessibleName('Copy link');
  fireEvent.click(button);
  expect(writeText).toHaveBeenCalledWith(url);
  await waitFor(() => expect(button).toHaveAccessibleName('Link copied'));
  expect(button.closest('[aria-live="polite"]')).not.toBeNull();
});

test('where the browser refuses, the address is shown for copying by hand', async () => {
  const button = renderLinks({ writeText: () => Promise.reject(new Error('denied')) });
  if (!button) throw new Error('There is no button');
  const place = button.closest<HTMLElement>('[aria-live="polite"]');
  fireEvent.click(button);
  await waitFor(() => expect(place).toHaveTextContent(`Please copy this address: ${url}`));
  expect(within(screen.getByRole('list')).queryByRole('button')).toBeNull();
});
