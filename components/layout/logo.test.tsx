import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Logo } from './logo';

test('a full name that begins with the short one is written once', () => {
  const { container } = render(
    <Logo name="Palm Court Advisory" shortName="Palm Court" size={36} />,
  );
  expect(container).toHaveTextContent(/^Palm Court Advisory$/);
});

test('a full name that begins otherwise gives way to the short one', () => {
  const { container } = render(<Logo name="Advisers of Ikeja" shortName="Palm Court" size={36} />);
  expect(container).toHaveTextContent(/^Palm Court$/);
});

test('the mark is the drawing that the icons are made of', () => {
  const { container } = render(<Logo name="Palm Court" shortName="Palm Court" size={36} />);
  const master = document.createElement('div');
  master.innerHTML = readFileSync('lib/content/fixture/content/images/logo.svg', 'utf8');
  const drawing = (root: HTMLElement) => ({
    box: root.querySelector('svg')?.getAttribute('viewBox'),
    paths: [...root.querySelectorAll('path')].map((path) => path.getAttribute('d')),
  });
  expect(drawing(container)).toEqual(drawing(master));
});
