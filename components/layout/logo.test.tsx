import '@testing-library/jest-dom';
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
