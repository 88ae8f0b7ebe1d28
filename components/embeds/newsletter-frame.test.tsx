import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { embedsCopy, makeSite } from '../test-content';
import { NewsletterFrame } from './newsletter-frame';

const url = 'https://abcd.maillist-manage.com/ua/Optin?od=1';

function renderFrame(newsletter = makeSite().newsletter) {
  render(
    <NewsletterFrame
      newsletter={newsletter}
      linkText="Open the form"
      copy={embedsCopy.newsletter}
    />,
  );
  return {
    frame: screen.getByTitle(newsletter.title),
    link: screen.getByRole('link', { name: 'Open the form' }),
  };
}

function renderProviderFrame() {
  return renderFrame({ title: 'Letters', url, height: 320 });
}

test('without a provider, frame and link show our own page', () => {
  const { frame, link } = renderFrame();
  expect(frame).toHaveAttribute('src', '/embeds/newsletter');
  expect(frame).toHaveAttribute('height', '190');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(link).toHaveAttribute('href', '/embeds/newsletter');
});

test('our own page waits for nobody and asks nothing', () => {
  const { frame } = renderFrame();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(frame.closest('[data-embed]')).toBeNull();
});

test('our own page may send its form, and cannot reach the page around it', () => {
  const { frame } = renderFrame();
  expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
});

test('with a provider, the frame waits for the start and the link works at once', () => {
  const { frame, link } = renderProviderFrame();
  expect(frame).not.toHaveAttribute('src');
  expect(frame).toHaveAttribute('data-src', url);
  expect(frame).toHaveAttribute('height', '320');
  expect(link).toHaveAttribute('href', url);
});

test('the provider may run its form and open a window, and nothing else', () => {
  const { frame } = renderProviderFrame();
  expect(frame.dataset.sandbox?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
});

test('the button says in the words of the content whose form it brings', () => {
  renderProviderFrame();
  expect(screen.getByRole('button')).toHaveTextContent(/^Fetch the form of Zoho Campaigns$/);
});
