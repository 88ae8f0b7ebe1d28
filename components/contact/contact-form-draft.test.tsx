import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import {
  renderForm,
  setOnline,
  stubService,
  field,
  button,
  listenForDraft,
  fillIn,
  sendForm,
} from './test-contact-form';

test('of a message that arrived the keeper of the draft hears while the form stands', async () => {
  const { answer } = await sendForm();
  const told = listenForDraft();
  await answer({ next: '/thanks' });
  expect(told).toEqual(['sent']);
});

test('of a message that was refused it hears that it has surely not arrived', async () => {
  const { answer } = await sendForm();
  const told = listenForDraft();
  await answer({ errors: [{ field: 'email', message: 'should be an email' }] }, 422);
  expect(told).toEqual(['settled']);
});

test('of a message that may have arrived it hears nothing', async () => {
  const { fail } = await sendForm();
  const told = listenForDraft();
  await fail('Failed to fetch');
  expect(told).toEqual([]);
});

test.each([
  ['with faults', async () => userEvent.clear(field('Email'))],
  ['without a network', async () => setOnline(false)],
])('of a press %s it hears, after the press, that nothing was sent', async (_what, spoil) => {
  stubService();
  renderForm();
  await fillIn();
  await spoil();
  const told = listenForDraft();
  await userEvent.click(button());
  expect(told).toEqual(['submit', 'settled']);
});

test('a press that sends nothing does not unsay that an earlier message may have arrived', async () => {
  const { fail } = await sendForm();
  const told = listenForDraft();
  await fail('Failed to fetch');
  await userEvent.clear(field('Email'));
  await userEvent.click(button());
  expect(told).toEqual(['submit']);
});
