import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../test-page';
import { PostSearch } from './post-search';

test('without script the field is not there', () => {
  renderPage(<PostSearch label="Find" clear="Start again" />);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('a labelled field and a button that empties it; its answers have an address', () => {
  renderPage(<PostSearch label="Find" clear="Start again" />);
  const form = screen.getByRole('search', { hidden: true });
  form.hidden = false;
  expect(within(form).getByRole('searchbox', { name: 'Find' })).toHaveAttribute('name', 'q');
  expect(within(form).getByRole('button', { name: 'Start again' })).toHaveAttribute(
    'type',
    'reset',
  );
  expect(form).toHaveAttribute('action', '/blog');
  expect(form).not.toHaveAttribute('method');
});
