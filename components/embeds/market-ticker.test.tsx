import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { embedsCopy } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { MarketTicker } from './market-ticker';

function renderTicker() {
  renderPage(<MarketTicker copy={embedsCopy.ticker} />);
  return screen.getByRole('region', { name: 'Prices today' });
}

test('the provider is named and linked from the start', () => {
  const ticker = renderTicker();
  const link = within(ticker).getByRole('link', { name: 'TradingView' });
  expect(link).toHaveAttribute('href', 'https://www.tradingview.com/');
  expect(link).toHaveAttribute('rel', 'noopener nofollow');
  expect(link.parentElement).toHaveTextContent(/^Figures from TradingView$/);
});

test('the page itself asks nothing of the provider', () => {
  const ticker = renderTicker();
  expect(ticker.querySelectorAll('script[src], iframe, link, img')).toHaveLength(0);
  expect(ticker.querySelector('[data-strip]')).toBeEmptyDOMElement();
  expect(ticker.dataset.embed).toBe('');
  expect(ticker).not.toHaveAttribute('data-state');
});

test('while the prices come, and where they ask first, there are words of the content', () => {
  const ticker = renderTicker();
  expect(within(ticker).getByText('One moment.')).toBeInTheDocument();
  const show = within(ticker).getByRole('button', { name: 'Let them run' });
  expect(show).toHaveAttribute('type', 'button');
  expect(show.parentElement).toHaveTextContent('That takes data.');
});

test('a button takes the prices away', () => {
  const ticker = renderTicker();
  const hide = within(ticker).getByRole('button', { name: 'Take them away' });
  expect(hide).toHaveAttribute('type', 'button');
});

test('in case they do not come there is a sentence and a link', () => {
  const ticker = renderTicker();
  const link = within(ticker).getByRole('link', { name: 'Read them there' });
  expect(link).toHaveAttribute('href', 'https://www.tradingview.com/');
  expect(link).toHaveAttribute('rel', 'noopener nofollow');
  expect(link.parentElement).toHaveTextContent(/^No prices right now\. Read them there$/);
});

test('a browser without scripts is told so', () => {
  expect(renderTicker().querySelector('noscript')).toHaveTextContent(/^No script, no prices\.$/);
});

test('what the scripts have changed before React comes stays, and React says nothing', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  Object.assign(window, {
    fetch: () => new Promise(() => undefined),
    matchMedia: () => ({ matches: true }),
  });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<MarketTicker copy={embedsCopy.ticker} />);
  document.body.append(container);
  runBehaviours();
  const ticker = screen.getByRole('region', { name: 'Prices today' });
  ticker.dataset.state = 'started';
  ticker.dispatchEvent(new Event('start'));
  const strip = ticker.querySelector('[data-strip]');
  const drawn = strip?.firstElementChild;

  render(<MarketTicker copy={embedsCopy.ticker} />, { container, hydrate: true });
  expect(complain.mock.calls).toEqual([]);
  expect(drawn).toBeInTheDocument();
  expect(ticker.dataset).toMatchObject({ state: 'started', embed: 'ask' });
});
