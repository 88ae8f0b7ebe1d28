import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { CoreValues } from './core-values';

test('five values in their order, each a heading with its sentence', () => {
  const titles = ['Passion', 'Integrity', 'Can-do Spirit', 'Professionalism', 'Customer-centric'];
  const values = titles.map((title) => ({ title, text: `About ${title}.` }));
  render(<CoreValues title="Core Values" values={values} />);
  const section = within(screen.getByRole('region', { name: 'Core Values' }));
  const items = section.getAllByRole('listitem').map((item) => ({
    title: within(item).getByRole('heading', { level: 3 }).textContent,
    text: within(item).getByText(/^About/).textContent,
  }));
  expect(items).toEqual(values);
});
