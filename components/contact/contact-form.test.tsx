import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as taskLater } from 'node:timers/promises';
import { renderToString } from 'react-dom/server.node';
import { ContactForm } from './contact-form';
import {
  copy,
  renderForm,
  stubService,
  field,
  fields,
  button,
  form,
  stopTime,
  pass,
  fillIn,
  sendForm,
} from './test-contact-form';

test.each([
  ['Name', { name: 'name', type: 'text', required: true, autocomplete: 'name' }],
  ['Email', { name: 'email', type: 'email', required: true, autocomplete: 'email' }],
  ['Phone (optional)', { name: 'phone', type: 'tel', required: false, autocomplete: 'tel' }],
])('the field %s is labelled, typed and required as specified', (label, expected) => {
  renderForm();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  const { name, type, required } = input;
  const autocomplete = input.getAttribute('autocomplete');
  expect({ name, type, required, autocomplete }).toEqual(expected);
});

test('the message has several lines and is required', () => {
  renderForm();
  const message = screen.getByRole('textbox', { name: 'Message' });
  expect(message.tagName).toBe('TEXTAREA');
  expect(message).toBeRequired();
  expect(message).toHaveAttribute('name', 'message');
});

test.each([
  ['the site’s own service', {}, '/f/contact'],
  [
    'Formspree',
    { service: 'https://formspree.io', formId: 'xayzbwqk' },
    'https://formspree.io/f/xayzbwqk',
  ],
])('without its script the form posts to %s', (_where, address, action) => {
  renderForm(address);
  expect(form()).toHaveAttribute('action', action);
  expect(form()).toHaveAttribute('method', 'post');
});

test('the trap for robots is hidden from people: not read, not reached, not required', async () => {
  renderForm();
  const trap = document.querySelector('input[name="_gotcha"]');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).not.toBeRequired();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});

test('it says what becomes of the data, and where to read more', () => {
  renderForm();
  expect(screen.getByText(/We use what you send only to answer you\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'How we treat your data' })).toHaveAttribute(
    'href',
    '#privacy',
  );
});

test('an empty form, or one with a wrong e-mail address, is not sent', async () => {
  const { requests } = stubService();
  renderForm();
  await userEvent.click(button());
  await fillIn();
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'ola');
  await userEvent.click(button());
  expect(requests).toEqual([]);
  expect(button()).toHaveTextContent('Send message');
});

test('a message goes to the service with all its fields, and asks for JSON', async () => {
  const { requests } = await sendForm();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('http://localhost/f/contact');
  expect(requests[0]?.init?.method).toBe('POST');
  expect(Object.fromEntries(requests[0]?.init?.body as FormData)).toEqual({
    name: 'Ọlá Adé',
    email: 'ola@mail.example',
    phone: '',
    message: 'Which loan?',
    _gotcha: '',
  });
  expect(requests[0]?.init?.headers).toMatchObject({
    Accept: 'application/json',
    'Formspree-Session-Data': expect.any(String),
  });
});

test('with a form id the message goes to Formspree', async () => {
  const { requests } = stubService();
  renderForm({ service: 'https://formspree.io', formId: 'xayzbwqk' });
  await fillIn();
  await userEvent.click(button());
  expect(requests.map(({ url }) => url)).toEqual(['https://formspree.io/f/xayzbwqk']);
});

test('until the answer comes the button reads Sending... and sends nothing more', async () => {
  const { requests, answer } = await sendForm();
  expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  await userEvent.click(button());
  // A press of Enter in a field asks for no button.
  fireEvent.submit(form());
  expect(requests).toHaveLength(1);
  await answer({ errors: [{ code: 'BLOCKED', message: 'no' }] }, 403);
  expect(button()).toHaveTextContent('Send message');
  expect(button()).toBeEnabled();
});

test('once the message has arrived a thank-you takes the form’s place and the focus', async () => {
  const { answer } = await sendForm();
  await answer({ next: '/thanks', ok: true });
  expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your message has arrived.');
  expect(screen.getByRole('status')).toHaveTextContent('home page in 3 seconds');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

// jsdom navigates within one document only: from a fragment of the home page to the home page.
test('3000 ms after the thank-you the browser goes to the home page', async () => {
  history.replaceState(null, '', '/#contact');
  const { answer } = await sendForm(stopTime());
  await answer({ next: '/thanks', ok: true });
  await pass(2);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(location.href).toBe('http://localhost/#contact');
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(location.href).toBe('http://localhost/'));
});

test('Stay here stops the way home, and offers two ways on instead', async () => {
  history.replaceState(null, '', '/#contact');
  const user = stopTime();
  const { answer } = await sendForm(user);
  await answer({ next: '/thanks', ok: true });
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await pass(10);
  jest.useRealTimers();
  // jsdom navigates in a task of its own.
  await taskLater(5);
  expect(location.href).toBe('http://localhost/#contact');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/', '/blog']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['a link that is followed', () => fireEvent.click(document.links[0] ?? document)],
  ['leaving the page', () => fireEvent(window, new Event('pagehide'))],
])('%s stops the way home', async (_what, leave) => {
  history.replaceState(null, '', '/#contact');
  const { answer } = await sendForm(stopTime());
  await answer({ next: '/thanks', ok: true });
  await pass(2);
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  leave();
  await pass(10);
  jest.useRealTimers();
  await taskLater(5);
  expect(location.href).toBe('http://localhost/#contact');
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('once the fault is mended the message is sent and the error is gone', async () => {
  const { requests } = stubService();
  renderForm();
  await fillIn();
  await userEvent.clear(field('Email'));
  await userEvent.click(button());
  expect(field('Email')).toHaveFocus();
  await userEvent.keyboard('ola@mail.example{Enter}');
  expect(requests).toHaveLength(1);
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  expect(field('Email')).not.toHaveAttribute('aria-describedby');
});

test('while the message is under way the fields can be read and not changed', async () => {
  const { answer } = await sendForm();
  for (const input of fields()) expect(input).toHaveAttribute('readonly');
  await userEvent.type(field('Name'), ' and more');
  expect(field('Name')).toHaveValue('Ọlá Adé');
  await answer({ error: 'No' }, 400);
  for (const input of fields()) expect(input).not.toHaveAttribute('readonly');
});

test('the browser checks the form until its script does', () => {
  document.body.innerHTML = renderToString(<ContactForm {...copy} service="" formId="contact" />);
  expect(form()).not.toHaveAttribute('novalidate');
  const limits = fields().map((input) => input.getAttribute('maxlength'));
  expect(limits).toEqual(['120', '254', '32', '5000']);
  document.body.replaceChildren();
  renderForm();
  expect(form()).toHaveAttribute('novalidate');
  for (const input of fields()) expect(input).not.toHaveAttribute('maxlength');
});

test('once it is ready, and only then, it says so to the behaviour that holds a submit', () => {
  const takeovers: (EventTarget | null)[] = [];
  const listen = ({ target }: Event) => takeovers.push(target);
  document.addEventListener('takeover', listen, true);
  renderForm();
  document.removeEventListener('takeover', listen, true);
  expect(takeovers).toEqual([form()]);
});

test('a text near its limit is counted, and none of a pasted one is cut off', async () => {
  const { requests } = stubService();
  renderForm();
  await fillIn();
  await userEvent.clear(field('Message'));
  await userEvent.paste('x'.repeat(4500));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.paste('x');
  expect(screen.getByRole('status')).toHaveTextContent('499 characters left');
  await userEvent.paste('x'.repeat(1000));
  expect(field('Message')).toHaveValue('x'.repeat(5501));
  expect(field('Message')).toHaveAccessibleDescription('501 characters too many');
  await userEvent.click(button());
  expect(requests).toEqual([]);
  expect(field('Message')).toHaveAccessibleDescription(
    'Message is too long 501 characters too many',
  );
  expect(field('Message')).toHaveValue('x'.repeat(5501));
});

test('two submits in one moment send one message', async () => {
  const { requests } = stubService();
  renderForm();
  await fillIn();
  await act(async () => {
    form().requestSubmit();
    form().requestSubmit();
    await taskLater(5);
  });
  expect(requests).toHaveLength(1);
});

test('Enter that is held down presses once; in the message it goes on breaking lines', () => {
  renderForm();
  const press = (target: Element, repeat: boolean) =>
    fireEvent.keyDown(target, { key: 'Enter', repeat });
  for (const target of [field('Name'), field('Phone'), button()]) {
    expect([press(target, false), press(target, true)]).toEqual([true, false]);
  }
  expect([press(field('Message'), false), press(field('Message'), true)]).toEqual([true, true]);
  expect(fireEvent.keyDown(field('Name'), { key: 'a', repeat: true })).toBe(true);
});
