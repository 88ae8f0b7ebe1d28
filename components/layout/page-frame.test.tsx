import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { footerCopy, makeSite } from '../test-content';
import { renderPage } from '../test-page';
import { PageFrame } from './page-frame';

function renderFrame() {
  return renderPage(
    <PageFrame
      site={makeSite()}
      footer={footerCopy}
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
