import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as taskLater } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server.node';
import { renderPage } from '../test-page';
import { ContactForm } from './contact-form';

// jsdom has a browser's window and forms, but no Response; Node has.
globalThis.Response = runInThisContext('Response');

const props = {
  id: 'contact-form',
  action: '/f/contact',
  thanks: { title: 'Thank you', text: 'Your message has arrived.' },
  privacy: 'We use what you send only to answer you.',
  alternatives: {
    email: 'hello@firm.example',
    phone: '+234 800 000 0002',
    whatsapp: '+234 800 000 0001',
  },
};

/** Lets the network go or come. */
function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

/** A form service that answers when told to, one request after the other. */
function stubService() {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const waiting: { resolve: (reply: Response) => void; reject: (error: Error) => void }[] = [];
  globalThis.fetch = (url, init) => {
    requests.push({ url: String(url), init });
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
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
        resolve(new Response(JSON.stringify(body), { status }));
      }),
    fail: (message: string) => settle(({ reject }) => reject(new TypeError(message))),
  };
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const fields = () => screen.getAllByRole('textbox');
const button = () => screen.getByRole('button', { name: /^Send/ });
const press = () => userEvent.click(button());
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

function form(): HTMLFormElement {
  const element = document.querySelector('form');
  if (!element) throw new Error('There is no form');
  return element;
}

/** What the form tells the behaviour that keeps the draft, from now on. */
function listenForDraft() {
  const told: string[] = [];
  for (const type of ['submit', 'sent', 'settled']) {
    form().addEventListener(type, () => told.push(type));
  }
  return told;
}

/** A form that was filled in, on a page with a network. */
async function fillIn() {
  const service = stubService();
  setOnline(true);
  renderPage(<ContactForm {...props} />);
  await userEvent.type(field('Name'), 'Ọlá Adé');
  await userEvent.type(field('Email'), 'ola@mail.example');
  await userEvent.type(field('Message'), 'Which loan?');
  return service;
}

/** A form that was filled in and sent; the service has not answered yet. */
async function sendForm() {
  const service = await fillIn();
  await press();
  return service;
}

const FAILED = { errors: [{ code: 'BLOCKED', message: 'no' }] };
const thanks = () => screen.queryByRole('heading', { name: 'Thank you' });

test('the honeypot is hidden from people: not read, not reached, not required', () => {
  renderPage(<ContactForm {...props} />);
  const honeypot = document.querySelector('input[name="_gotcha"]');
  expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).not.toBeRequired();
});

test('the browser checks the form until its script does', () => {
  document.body.innerHTML = renderToString(<ContactForm {...props} />);
  expect(form()).not.toHaveAttribute('novalidate');
  const limits = fields().map((input) => input.getAttribute('maxlength'));
  expect(limits).toEqual(['120', '254', '64', '5000']);
  document.body.replaceChildren();
  renderPage(<ContactForm {...props} />);
  expect(form()).toHaveAttribute('novalidate');
});

test('while a message is being sent nothing more is sent or changed', async () => {
  const { requests, answer } = await sendForm();
  expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  await press();
  // Enter in a field asks for no button.
  fireEvent.submit(form());
  await userEvent.type(field('Name'), ' and more');
  expect(field('Name')).toHaveValue('Ọlá Adé');
  expect(requests).toHaveLength(1);
  await answer(FAILED, 403);
  expect(button()).toHaveTextContent('Send message');
  expect(button()).toBeEnabled();
  for (const input of fields()) expect(input).not.toHaveAttribute('readonly');
});

test('two submits in one task send one message', async () => {
  const { requests } = await fillIn();
  await act(async () => {
    form().requestSubmit();
    form().requestSubmit();
    await taskLater(5);
  });
  expect(requests).toHaveLength(1);
});

test('Enter that is held down submits once; in the message it goes on breaking lines', () => {
  renderPage(<ContactForm {...props} />);
  const hold = (target: Element, key = 'Enter') =>
    [false, true].map((repeat) => fireEvent.keyDown(target, { key, repeat }));
  for (const target of [field('Name'), button()]) expect(hold(target)).toEqual([true, false]);
  expect(hold(field('Message'))).toEqual([true, true]);
  expect(hold(field('Name'), 'a')).toEqual([true, true]);
});

test('a message goes out with all fields; a thank-you takes the form’s place and the focus', async () => {
  const { requests, answer } = await sendForm();
  expect(requests.map(({ url }) => url)).toEqual(['/f/contact']);
  expect(form().method).toBe('post');
  expect(Object.fromEntries(requests[0]?.init?.body as FormData)).toEqual({
    name: 'Ọlá Adé',
    email: 'ola@mail.example',
    phone: '',
    message: 'Which loan?',
    _gotcha: '',
  });
  const told = listenForDraft();
  await answer({ next: '/thanks', ok: true });
  expect(thanks()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your message has arrived.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(told).toEqual(['sent']);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('status')).not.toHaveTextContent('seconds');
});

test('after a failure what was typed is still there, and can be sent again and again', async () => {
  const { requests, answer, fail } = await sendForm();
  await answer({ errors: [{ field: 'email', message: 'should be an email' }] }, 422);
  const texts = fields().map((input) => (input as HTMLInputElement).value);
  expect(texts).toEqual(['Ọlá Adé', 'ola@mail.example', '', 'Which loan?']);
  await press();
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  await fail('Failed to fetch');
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await answer(FAILED, 403);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(items()).toEqual([expect.stringMatching(/^Our form service did not accept/)]);
  expect(requests).toHaveLength(3);
});

test('one error: it stands at its field, which has the focus, without a summary', async () => {
  const { requests } = await fillIn();
  await userEvent.clear(field('Email'));
  await press();
  await press();
  expect(requests).toEqual([]);
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('ola@mail.example{Enter}');
  expect(requests).toHaveLength(1);
});

test('several errors: a summary links to each, and the first field has the focus', async () => {
  const { answer } = await sendForm();
  const errors = [
    { field: 'message', message: 'is required' },
    { field: 'email', message: 'should be an email' },
    { field: 'email', message: 'is <b>too long</b>' },
  ];
  await answer({ errors }, 422);
  expect(field('Email')).toHaveFocus();
  expect(field('Phone')).not.toHaveAttribute('aria-invalid');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  const links = alert.getAllByRole('link');
  // The form itself has not failed: there are no links to other ways.
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Email should be an email, is <b>too long</b>', '#email'],
    ['Message is required', '#message'],
  ]);
});

test.each([
  ['a failed request', 'Failed to fetch', true],
  ['a refusal', 'Our form service said: “Come back later”. Please try again later', false],
])(
  '%s: the notice has the focus, and says whether it may have arrived',
  async (what, text, may) => {
    const { answer, fail } = await sendForm();
    const told = listenForDraft();
    await (what === 'a refusal' ? answer({ error: 'Come back later' }, 500) : fail(text));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('Nothing you typed is lost.');
    expect(alert.textContent.includes('We cannot tell whether your message has arrived.')).toBe(
      may,
    );
    expect(within(alert).getByRole('link', { name: 'by e-mail' })).toBeVisible();
    expect(told).toEqual(may ? [] : ['settled']);
  },
);

test('errors of the form and of a field: both are in the summary, the same text once', async () => {
  const { answer } = await sendForm();
  const codes = ['FORM_NOT_FOUND', 'PROJECT_NOT_FOUND'];
  const errors = codes.map((code) => ({ code, message: 'not found' }));
  await answer({ errors: [...errors, { field: 'phone', message: 'is odd' }] }, 422);
  expect(field('Phone')).toHaveFocus();
  expect(items()).toEqual([
    expect.stringMatching(/^Our form is not connected at the moment,/),
    'Phone is odd',
  ]);
});

test.each([
  ['with errors', async () => userEvent.clear(field('Email'))],
  ['without a network', async () => setOnline(false)],
])('a submit %s settles the draft, until a message may have arrived', async (_what, spoil) => {
  const { fail } = await fillIn();
  await spoil();
  const told = listenForDraft();
  await press();
  expect(told.splice(0)).toEqual(['submit', 'settled']);

  setOnline(true);
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'ola@mail.example');
  await press();
  await fail('Failed to fetch');
  await spoil();
  await press();
  expect(told).toEqual(['submit', 'submit']);
});

test('without a network nothing is sent; with one again, sending is offered', async () => {
  const { requests, answer } = await fillIn();
  setOnline(false);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveFocus();
  expect(within(alert).getByRole('heading')).toHaveTextContent('You are offline');
  expect(alert).toHaveTextContent('Nothing was sent. Your message stays here');
  expect(within(alert).getByRole('link', { name: 'by e-mail' })).toBeVisible();
  expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
  field('Name').focus();
  await press();
  expect(screen.getByRole('alert')).toHaveFocus();

  setOnline(true);
  expect(screen.getByRole('heading')).toHaveTextContent('You are back online');
  setOnline(false);
  expect(screen.getByRole('heading')).toHaveTextContent('You are offline');
  setOnline(true);
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, send it now' }));
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await answer({ next: '/thanks' });
  expect(thanks()).toHaveFocus();
});
