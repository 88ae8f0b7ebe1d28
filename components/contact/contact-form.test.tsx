import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as taskLater } from 'node:timers/promises';
import { renderPage } from '../test-page';
import { ContactForm } from './contact-form';

type FormAddress = { service?: string; formId?: string };

function renderForm({ service = '', formId = 'contact' }: FormAddress = {}) {
  renderPage(
    <ContactForm
      id="contact-form"
      service={service}
      formId={formId}
      thanks={{ title: 'Thank you', text: 'Your message has arrived.' }}
      privacy="We use what you send only to answer you."
    />,
  );
}

/** A form service that answers when told to, one request after the other. */
function stubService() {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const waiting: { resolve: (reply: Response) => void; reject: (error: Error) => void }[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), init });
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const settle = (how: (request: (typeof waiting)[number]) => void) =>
    act(async () => {
      const request = waiting.shift();
      if (!request) throw new Error('Nothing was asked of the service');
      how(request);
      // Node's own timer, which jest does not fake: a task later all promises have run.
      await taskLater(5);
    });
  return {
    requests,
    answer: (body: unknown, status = 200) =>
      settle(({ resolve }) => {
        resolve({ status, ok: status < 300, json: async () => body } as Response);
      }),
    fail: (message: string) => settle(({ reject }) => reject(new TypeError(message))),
  };
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const button = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn(user = userEvent.setup()) {
  await user.type(field('Name'), 'Ọlá Adé');
  await user.type(field('Email'), 'ola@mail.example');
  await user.type(field('Message'), 'Which loan?');
}

/** A form that was filled in and sent; the service has not answered yet. */
async function sendForm(user = userEvent.setup()) {
  const service = stubService();
  renderForm();
  await fillIn(user);
  await user.click(button());
  return service;
}

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
  const form = button().closest('form');
  expect(form).toHaveAttribute('action', action);
  expect(form).toHaveAttribute('method', 'post');
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
  const form = button().closest('form');
  if (form) fireEvent.submit(form);
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
  jest.useFakeTimers();
  const { answer } = await sendForm(
    userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) }),
  );
  await answer({ next: '/thanks', ok: true });
  jest.advanceTimersByTime(2999);
  expect(location.href).toBe('http://localhost/#contact');
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await waitFor(() => expect(location.href).toBe('http://localhost/'));
});

test('Stay here stops the way home, and offers two ways on instead', async () => {
  history.replaceState(null, '', '/#contact');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  const { answer } = await sendForm(user);
  await answer({ next: '/thanks', ok: true });
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  // jsdom navigates in a task of its own.
  await taskLater(5);
  expect(location.href).toBe('http://localhost/#contact');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/', '/blog']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

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

test('the summary of errors takes the focus and links to each field', async () => {
  const { answer } = await sendForm();
  const errors = [
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'is required' },
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'TYPE_TEXT', field: 'phone', message: 'is too long' },
    { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'is required' },
  ];
  await answer({ errors }, 422);
  expect(screen.getByRole('alert')).toHaveFocus();
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
])('%s is an unexpected reply, and no success', async (_what, body) => {
  const { answer } = await sendForm();
  await answer(body);
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected response format');
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
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch');
  expect(field('Message')).toHaveValue('Which loan?');
});
