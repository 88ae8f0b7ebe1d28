import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as taskLater } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server.node';
import { renderPage } from '../test-page';
import { ContactForm } from './contact-form';

// jsdom has a browser's window and forms, but no replies; Node has.
globalThis.Response = runInThisContext('Response');

const copy = {
  id: 'contact-form',
  thanks: { title: 'Thank you', text: 'Your message has arrived.' },
  privacy: 'We use what you send only to answer you.',
  instead: { email: 'hello@firm.example', whatsapp: '+234 800 000 0001' },
};

type FormAddress = { service?: string; formId?: string };

function renderForm({ service = '', formId = 'contact' }: FormAddress = {}) {
  setOnline(true);
  renderPage(<ContactForm {...copy} service={service} formId={formId} />);
}

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
      init?.signal?.addEventListener('abort', () => {
        reject(new DOMException('The user aborted a request.', 'AbortError'));
      });
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
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        resolve(new Response(text, { status }));
      }),
    fail: (message: string) => settle(({ reject }) => reject(new TypeError(message))),
  };
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const fields = () => screen.getAllByRole('textbox');
const button = () => screen.getByRole('button', { name: /^Send/ });

function form(): HTMLFormElement {
  const element = button().closest('form');
  if (!element) throw new Error('The button has no form');
  return element;
}

/** Fake timers for a visitor who goes on typing and clicking. */
function stopTime() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
}

/** Lets time pass, second by second: after each the page is drawn again. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

/** What the form tells the behaviour that keeps the draft, from now on. */
function listenForDraft() {
  const told: string[] = [];
  for (const type of ['submit', 'sent', 'settled']) {
    form().addEventListener(type, () => told.push(type));
  }
  return told;
}

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

afterEach(() => {
  jest.useRealTimers();
});
