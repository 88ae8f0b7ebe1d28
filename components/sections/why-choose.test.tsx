import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makeImage } from '../test-content';
import { WhyChoose } from './why-choose';

const names = ['Advisory', 'Credit', 'Treasury', 'Consulting', 'Insurance'];
const reasons = names.map((title) => ({ title, text: `About ${title}.` }));
const badges = ['Expert Team', 'Innovative Solutions', 'Client-Centric Approach'];

test('five reasons, each a heading with its sentence, and three badges', () => {
  render(
    <WhyChoose
      title="Why Choose Us"
      reasons={reasons}
      badges={badges}
      drawing={makeImage()}
      tallDrawing={undefined}
    />,
  );
  const section = within(screen.getByRole('region', { name: 'Why Choose Us' }));
  const [reasonList, badgeList] = section.getAllByRole('list');
  if (!reasonList || !badgeList) throw new Error('A list is missing');
  const headings = within(reasonList).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(names);
  for (const { title, text } of reasons) {
    const heading = within(reasonList).getByRole('heading', { name: title });
    expect(heading.closest('li')).toHaveTextContent(text);
  }
  const items = within(badgeList).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(badges);
});
