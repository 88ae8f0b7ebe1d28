import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { footerCopy, makeSite } from '../test-content';
import { NewsletterForm } from './newsletter-form';

function renderForm() {
  render(<NewsletterForm site={makeSite()} copy={footerCopy.newsletter} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Your address' });
}

test('without any script, the form posts the address to the form service', () => {
  const field = renderForm();
  expect(field.name).toBe('email');
  expect(field.form).toHaveAttribute('action', '/f/newsletter');
  expect(field.form).toHaveAttribute('method', 'post');
  const submit = screen.getByRole('button', { name: 'Join' });
  expect(submit).toHaveAttribute('type', 'submit');
  expect(field.form).toContainElement(submit);
});

test.each(['', 'ada', 'ada@'])('the browser refuses %j as an address', async (address) => {
  const field = renderForm();
  if (address) await userEvent.type(field, address);
  expect(field).toBeInvalid();
});

test('the browser offers and takes an address, up to the length a mailbox can have', async () => {
  const field = renderForm();
  expect(field).toHaveAttribute('autocomplete', 'email');
  await userEvent.type(field, 'ada@example.com');
  expect(field).toBeValid();
  expect(field.maxLength).toBe(254);
});

test('a field that only a robot finds and fills is part of the form', async () => {
  const field = renderForm();
  const trap = field.form?.elements.namedItem('_gotcha');
  expect(trap).toHaveAttribute('aria-hidden', 'true');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap).not.toBeRequired();
  // The only stops of the Tab key are what a visitor fills and presses.
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Join' })).toHaveFocus();
});

test('with a window to itself, it says whose letters these are and leads home', () => {
  renderForm();
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  expect(within(main).getByText('New articles by e-mail.')).toBeVisible();
  expect(main).toHaveTextContent('Palm Court');
  expect(within(main).getByRole('link', { name: 'Home again' })).toHaveAttribute('href', '/');
});
