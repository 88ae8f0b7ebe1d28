import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { VisionMission } from './vision-mission';

test('each statement stands under its own heading', () => {
  render(
    <VisionMission
      vision={{ title: 'Our Vision', text: 'To be a leading institution.' }}
      mission={{ title: 'Our Mission', text: 'To improve access to finance.' }}
    />,
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(
    headings.map((heading) => [heading.textContent, heading.nextElementSibling?.textContent]),
  ).toEqual([
    ['Our Vision', 'To be a leading institution.'],
    ['Our Mission', 'To improve access to finance.'],
  ]);
});
