import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeSite } from '../test-content';
import { ContactActions } from './contact-actions';

test('two short ways: to call the first number, and to write an e-mail', () => {
  render(<ContactActions site={makeSite()} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call', 'tel:+2348000000001'],
    ['E-mail', 'mailto:hello@palmcourt.example'],
  ]);
});
