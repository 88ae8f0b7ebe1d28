import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeSite } from '../test-content';
import { NewsletterFrame } from './newsletter-frame';

test('without a provider, frame and link show our own page', () => {
  render(<NewsletterFrame newsletter={makeSite().newsletter} linkText="Open the form" />);
  const frame = screen.getByTitle('Newsletter sign-up');
  expect(frame).toHaveAttribute('src', '/embeds/newsletter');
  expect(frame).toHaveAttribute('height', '190');
  expect(screen.getByRole('link', { name: 'Open the form' })).toHaveAttribute(
    'href',
    '/embeds/newsletter',
  );
});

test('with a provider, frame and link show its form', () => {
  const url = 'https://campaigns.example/form/1';
  const newsletter = { title: 'Newsletter sign-up', url, height: 320 };
  render(<NewsletterFrame newsletter={newsletter} linkText="Open the form" />);
  expect(screen.getByTitle('Newsletter sign-up')).toHaveAttribute('src', url);
  expect(screen.getByRole('link', { name: 'Open the form' })).toHaveAttribute('href', url);
});

test('the frame may hold a form, and may not take the visitor to another page', () => {
  render(<NewsletterFrame newsletter={makeSite().newsletter} linkText="Open the form" />);
  const sandbox = screen.getByTitle('Newsletter sign-up').getAttribute('sandbox')?.split(' ');
  expect(sandbox).toEqual(expect.arrayContaining(['allow-forms', 'allow-scripts']));
  expect(sandbox?.filter((permission) => permission.startsWith('allow-top'))).toEqual([]);
});
