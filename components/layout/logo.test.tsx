import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Logo } from './logo';

test.each([
  ['begins with the short one and is written once', 'Palm Court Advisory', 'Palm Court Advisory'],
  ['begins otherwise and gives way to the short one', 'Advisers of Ikeja', 'Palm Court'],
])('a full name that %s', (_what, name, text) => {
  const { container } = render(<Logo name={name} shortName="Palm Court" size={36} />);
  expect(container.textContent).toBe(text);
});

test('the mark is the drawing that the icons are made of', () => {
  const { container } = render(<Logo name="Palm Court" shortName="Palm Court" size={36} />);
  const original = document.createElement('div');
  original.innerHTML = readFileSync('lib/content/fixture/content/images/logo.svg', 'utf8');
  const read = (root: HTMLElement) => ({
    box: root.querySelector('svg')?.getAttribute('viewBox'),
    paths: [...root.querySelectorAll('path')].map((path) => path.getAttribute('d')),
  });
  expect(read(container)).toEqual(read(original));
});
