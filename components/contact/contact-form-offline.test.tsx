import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm, setOnline, stubService, field, button, fillIn } from './test-contact-form';

test('without a network nothing is sent, and the text can go another way', async () => {
  const { requests } = stubService();
  renderForm();
  await fillIn();
  setOnline(false);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(requests).toEqual([]);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveFocus();
  expect(within(alert).getByRole('heading')).toHaveTextContent('You are offline');
  expect(alert).toHaveTextContent(
    'Nothing was sent. Your message stays here; you can send it when you are back.',
  );
  expect(
    within(alert)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['by e-mail', 'on WhatsApp']);
  expect(field('Message')).toHaveValue('Which loan?');
  expect(button()).toBeEnabled();
});

test('a network that is back is an offer, and sends nothing by itself', async () => {
  const { requests, answer } = stubService();
  renderForm();
  await fillIn();
  setOnline(false);
  await userEvent.click(button());
  setOnline(true);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading')).toHaveTextContent('You are back online');
  expect(alert).toHaveTextContent('Your message has not been sent yet.');
  setOnline(false);
  expect(within(alert).getByRole('heading')).toHaveTextContent('You are offline');
  expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
  setOnline(true);
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, send it now' }));
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await answer({ next: '/thanks' });
  expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
});
