import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { PostDate } from './post-date';

test('a day is written long for people and in ISO form for machines', () => {
  render(<PostDate date="2025-05-03" />);
  expect(screen.getByText('May 3, 2025')).toHaveAttribute('datetime', '2025-05-03');
});
