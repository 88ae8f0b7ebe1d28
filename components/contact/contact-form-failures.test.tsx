import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  renderForm,
  stubService,
  field,
  button,
  stopTime,
  pass,
  fillIn,
  sendForm,
} from './test-contact-form';

test('errors of a field stand under its label, joined by commas, and are tied to it', async () => {
  const { answer } = await sendForm();
  const errors = [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'TYPE_TEXT', field: 'email', message: 'is too long' },
  ];
  await answer({ errors }, 422);
  const email = field('Email');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Email should be an email, is too long');
  const description = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(description?.parentElement).toContainElement(email);
  for (const label of ['Name', 'Phone', 'Message']) {
    expect(field(label)).not.toHaveAttribute('aria-invalid');
    expect(field(label)).not.toHaveAttribute('aria-describedby');
  }
});

test('the summary of errors links to each field, and the first of them takes the focus', async () => {
  const { answer } = await sendForm();
  const errors = [
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' },
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'TYPE_TEXT', field: 'phone', message: 'is too long' },
    { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'is required' },
  ];
  await answer({ errors }, 422);
  expect(field('Name')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
  const links = screen.getAllByRole('link', { name: /^(Name|Email|Phone|Message) / });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name is required', `#${field('Name').id}`],
    ['Email should be an email', `#${field('Email').id}`],
    ['Phone is too long', `#${field('Phone').id}`],
    ['Message is required', `#${field('Message').id}`],
  ]);
});

test('after a failure what was typed is still there, and can be sent again', async () => {
  const { requests, answer } = await sendForm();
  await answer({ errors: [{ field: 'email', message: 'should be an email' }] }, 422);
  expect(field('Name')).toHaveValue('Ọlá Adé');
  expect(field('Email')).toHaveValue('ola@mail.example');
  expect(field('Message')).toHaveValue('Which loan?');
  await userEvent.click(button());
  expect(requests).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  await answer({ next: '/thanks' });
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a second failure takes the focus again', async () => {
  const { answer, fail } = await sendForm();
  await fail('Failed to fetch');
  await userEvent.click(button());
  await answer({ errors: [{ code: 'EMPTY', message: 'x' }] }, 400);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('The form arrived empty.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Failed to fetch');
});

test.each([
  ['BLOCKED', 'Our form service did not accept this message.'],
  ['EMPTY', 'The form arrived empty.'],
  ['FILES_TOO_BIG', 'The attachment is too large.'],
  ['FORM_NOT_FOUND', 'Our form is not connected at the moment.'],
  ['INACTIVE', 'Our form is switched off at the moment.'],
  ['NO_FILE_UPLOADS', 'The form takes no attachments.'],
  ['PROJECT_NOT_FOUND', 'Our form is not connected at the moment.'],
  ['TOO_MANY_FILES', 'There are too many attachments.'],
])('the code %s is told in our words, with what to do next', async (code, sentence) => {
  const { answer } = await sendForm();
  await answer({ errors: [{ code, message: 'in their words' }] }, 400);
  const [item] = screen.getAllByRole('listitem');
  expect(item).toHaveTextContent(new RegExp(`^${sentence} Please .+\\.$`));
  expect(screen.getByRole('alert')).not.toHaveTextContent('in their words');
});

test.each([
  ['an empty object', {}],
  ['no object at all', null],
  ['an empty list of errors', { errors: [] }],
  ['ok alone', { ok: true }],
  ['a page', '<!doctype html><title>Are you human?</title>'],
  ['an empty answer', ''],
])('%s is an unexpected reply, and no success', async (_what, body) => {
  const { answer } = await sendForm();
  await answer(body);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent('Unexpected response format');
  expect(alert).toHaveTextContent('We cannot tell whether your message has arrived.');
  expect(screen.queryByText('Thank you')).not.toBeInTheDocument();
});

test('two codes that mean the same to a visitor are told once', async () => {
  const { answer } = await sendForm();
  const codes = ['FORM_NOT_FOUND', 'PROJECT_NOT_FOUND'];
  await answer({ errors: codes.map((code) => ({ code, message: 'not found' })) }, 404);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a network failure shows its message', async () => {
  const { fail } = await sendForm();
  await fail('Failed to fetch');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch');
  expect(alert).toHaveTextContent('We cannot tell whether your message has arrived.');
  expect(alert).toHaveTextContent('Nothing you typed is lost.');
  expect(field('Message')).toHaveValue('Which loan?');
});

test('a refusal is sure: it does not say that the message may have arrived', async () => {
  const { answer } = await sendForm();
  await answer({ error: 'Come back later' }, 500);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Our form service said: “Come back later”. Please try again later, or send your message by e-mail.',
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent('We cannot tell');
});

test('a next address under a bad status is no success', async () => {
  const { answer } = await sendForm();
  await answer({ next: '/thanks', ok: true }, 500);
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected response format');
  expect(screen.queryByText('Thank you')).not.toBeInTheDocument();
});

test('a service that does not answer is waited for 15 seconds', async () => {
  await sendForm(stopTime());
  await pass(14);
  expect(button()).toHaveTextContent('Sending...');
  await pass(1);
  jest.useRealTimers();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Our form service did not answer within 15 seconds.');
  expect(alert).toHaveTextContent('We cannot tell whether your message has arrived.');
  expect(field('Message')).toHaveValue('Which loan?');
  expect(button()).toBeEnabled();
});

test('HTML in a message of the service is text', async () => {
  const { answer } = await sendForm();
  const html = '<img src="x" onerror="alert(1)"><b>No</b>';
  await answer({ errors: [{ message: html }, { field: 'email', message: html }] }, 422);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`“${html}”`);
  expect(field('Email')).toHaveAccessibleDescription(`Email ${html}`);
  expect(document.querySelector('form :is(img, b)')).toBeNull();
});

test('a field that the form does not have is told in the summary', async () => {
  const { answer } = await sendForm();
  await answer({ errors: [{ field: 'fax', message: 'is missing' }] }, 422);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('listitem')).toHaveTextContent('fax is missing');
});

test('errors of the form and of a field: both are in the summary, the field has the focus', async () => {
  const { answer } = await sendForm();
  const errors = [
    { code: 'EMPTY', message: 'x' },
    { field: 'phone', message: 'is odd' },
  ];
  await answer({ errors }, 422);
  expect(field('Phone')).toHaveFocus();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^The form arrived empty\./),
    'Phone is odd',
  ]);
});

test('one field at fault: it has the error and the focus, and there is no summary', async () => {
  const { requests } = stubService();
  renderForm();
  await fillIn();
  await userEvent.type(field('Phone'), 'none');
  await userEvent.click(button());
  expect(requests).toEqual([]);
  expect(field('Phone')).toHaveFocus();
  expect(field('Phone')).toBeInvalid();
  expect(field('Phone')).toHaveAccessibleDescription('Phone should be a phone number');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(field('Phone')).toHaveFocus();
});

test('several fields at fault: a summary as well, and the first of them has the focus', async () => {
  const { requests } = stubService();
  renderForm();
  await userEvent.type(field('Email'), 'ola');
  await userEvent.click(button());
  expect(requests).toEqual([]);
  expect(field('Name')).toHaveFocus();
  const items = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Name is required',
    'Email should be an email',
    'Message is required',
  ]);
  // Nothing has failed: there is no need of another way.
  expect(screen.queryByRole('link', { name: 'by e-mail' })).not.toBeInTheDocument();
  expect(field('Phone')).not.toHaveAttribute('aria-invalid');
});

test('the ways left when the service fails carry what stands in the form', async () => {
  const { fail } = await sendForm();
  await fail('Failed to fetch');
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'by e-mail' });
  await userEvent.click(link);
  expect(decodeURIComponent(link.href)).toBe(
    'mailto:hello@firm.example?subject=Message from Ọlá Adé' +
      '&body=Which loan?\r\n\r\nName: Ọlá Adé\r\nEmail: ola@mail.example',
  );
});
