import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeSite } from '@/lib/content/test-content';
import { logo, fixturePages } from '../test-content';
import { NewsletterForm } from './newsletter-form';

test('posts the e-mail address to the form service, and has a honeypot field that the Tab key skips', async () => {
  render(<NewsletterForm site={makeSite()} logo={logo} copy={fixturePages.footer.newsletter} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect(field).toMatchObject({ name: 'email', type: 'email', required: true, maxLength: 254 });
  expect(field.form).toHaveAttribute('action', '/f/newsletter');
  expect(field.form).toHaveAttribute('method', 'post');
  const honeypot = field.form?.elements.namedItem('_gotcha');
  expect(honeypot).toHaveAttribute('aria-hidden', 'true');
  expect(honeypot).not.toBeRequired();
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sign up' })).toHaveFocus();
});
