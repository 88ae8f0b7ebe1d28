import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '@/lib/content/schemas/site-schema';
import { embedsCopy, footerCopy, makeSite } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { PageFrame } from './page-frame';

function renderFrame(site: Partial<Site> = {}) {
  return renderPage(
    <PageFrame
      site={makeSite(site)}
      footer={footerCopy}
      embeds={embedsCopy}
      notices={{ privacy: 'a', disclosures: 'b', accessibility: 'c' }}
      year={2025}
      current="/"
    >
      <h1>Screen</h1>
    </PageFrame>,
  );
}

test('the first stop of the Tab key skips to the content, which can take the focus', async () => {
  renderFrame();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(skip).toHaveFocus();
  const main = screen.getByRole('main');
  expect(skip).toHaveAttribute('href', `#${main.id}`);
  main.focus();
  expect(main).toHaveFocus();
});

test('the screen stands in main, between one header and one footer', () => {
  renderFrame();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('banner').nextElementSibling).toBe(screen.getByRole('main'));
  expect(screen.getByRole('main').nextElementSibling).toBe(screen.getByRole('contentinfo'));
});

test('no two elements of the frame share an id', () => {
  const container = renderFrame();
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids).toEqual([...new Set(ids)]);
});

test('what other companies serve is asked for in header and footer once the page has loaded', () => {
  jest.useFakeTimers();
  const fetch = jest.fn(() => new Promise(() => undefined));
  Object.assign(window, { fetch, matchMedia: () => ({ matches: false }) });
  const url = 'https://abcd.maillist-manage.com/ua/Optin?od=1';
  renderFrame({ newsletter: { title: 'Newsletter sign-up', url, height: 190 } });
  const button = 'Fetch the form of Zoho Campaigns';
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
  runBehaviours();
  jest.advanceTimersByTime(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.getByTitle('Newsletter sign-up')).not.toHaveAttribute('src');

  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('region', { name: 'Prices today' }).dataset.state).toBe('started');
  expect(screen.getByTitle('Newsletter sign-up')).toHaveAttribute('src', url);
});
