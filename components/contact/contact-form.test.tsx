import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server.node';
import { contactFormProps, HOSTILE_HTML } from '../test-content';
import { findElement } from '../test-page';
import { ContactForm } from './contact-form';

// Use Node's `Response`, because jsdom does not provide one.
globalThis.Response = runInThisContext('Response');

const contactForm = <ContactForm {...contactFormProps} />;
const form = () => findElement('form') as HTMLFormElement;
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const button = () => screen.getByRole('button', { name: /^Send/ });
const press = () => userEvent.click(button());

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function renderFilledForm() {
  const pending = new Promise<Response>(() => undefined);
  const fetch = jest.fn<Promise<Response>, [url: string, init: RequestInit]>(() => pending);
  Object.assign(globalThis, { fetch });
  render(contactForm);
  await userEvent.type(field('Name'), 'Ọlá Adé');
  await userEvent.type(field('Email'), 'ola@mail.example');
  await userEvent.type(field('Message'), 'Which loan?');
  return fetch;
}

test('renders a plain HTML form that the browser can validate and submit', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(contactForm) }} />);
  expect(form()).toMatchObject({ method: 'post', noValidate: false });
  expect(form()).toHaveAttribute('action', '/f/contact');
  // No field has a `maxlength`, because browsers would truncate pasted text without a warning.
  const rules = fields().map(({ type, required, maxLength }) => [type, required, maxLength]);
  expect(rules).toEqual([
    ['text', true, -1],
    ['email', true, -1],
    ['tel', false, -1],
    ['textarea', true, -1],
  ]);
  const honeypot = findElement('input[name="_gotcha"]');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).not.toBeRequired();
});

test('sends the message only once if the form is submitted twice, and makes its fields read-only meanwhile', async () => {
  const fetch = await renderFilledForm();
  let respond: (response: Response) => void = () => undefined;
  fetch.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  button().focus();
  act(() => {
    form().requestSubmit();
    form().requestSubmit();
  });
  expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContain('Sending your message');
  await userEvent.type(field('Name'), ' and more');
  expect(field('Name')).toHaveValue('Ọlá Adé');
  expect(fetch).toHaveBeenCalledTimes(1);
  respond(reply({ error: 'No' }, 403));
  await screen.findByRole('alert');
  expect(button()).toHaveTextContent('Send message');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  for (const input of fields()) expect(input).not.toHaveAttribute('readonly');
});

test('submits the form only once while Enter is held down, but lets Enter repeat in the message field', () => {
  render(contactForm);
  expect(form().noValidate).toBe(true);
  const hold = (target: Element, key = 'Enter') =>
    [false, true].map((repeat) => fireEvent.keyDown(target, { key, repeat }));
  for (const target of [field('Name'), button()]) expect(hold(target)).toEqual([true, false]);
  expect(hold(field('Message'))).toEqual([true, true]);
  expect(hold(field('Name'), 'a')).toEqual([true, true]);
});

test('replaces the form with the thank-you text after a successful reply, and ignores the `next` URL in the reply', async () => {
  const fetch = await renderFilledForm();
  fetch.mockResolvedValueOnce(reply({ next: 'javascript:alert(1)', ok: true }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Thank you, Ọlá Adé' })).toHaveFocus();
  const text = 'We will answer at ola@mail.example. We answer within a day.';
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('listitem')).toHaveTextContent('A person reads your message.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', 'tel:+2348000000002']);
});

test('focuses the first invalid field after submission, and also lists the errors if there are several', async () => {
  const fetch = await renderFilledForm();
  await userEvent.clear(field('Message'));
  await press();
  await press();
  expect(field('Message')).toHaveFocus();
  expect(field('Message')).toHaveAccessibleDescription('Enter your message');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.clear(field('Email'));
  await press();
  expect(field('Email')).toHaveFocus();
  const phone = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(phone).not.toHaveAttribute('aria-invalid');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  const links = alert.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Enter an e-mail address, such as ada@example.com', '#email'],
    ['Enter your message', '#message'],
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

test('lists each form error in a reply once, then the field errors, with HTML in messages as plain text', async () => {
  const fetch = await renderFilledForm();
  const errors = [
    { field: 'email', message: HOSTILE_HTML },
    { code: 'FORM_NOT_FOUND', message: 'not found' },
    { code: 'PROJECT_NOT_FOUND', message: 'not found' },
    { field: HOSTILE_HTML, message: HOSTILE_HTML },
  ];
  fetch.mockResolvedValueOnce(reply({ errors }, 422));
  await press();
  await screen.findByRole('alert');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Our form is not connected at the moment,/),
    `${HOSTILE_HTML} ${HOSTILE_HTML}`,
    `Email ${HOSTILE_HTML}`,
  ]);
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(`Email ${HOSTILE_HTML}`);
  expect(document.querySelector('script, img')).toBeNull();
});

test.each<[string, () => Promise<Response>, string, boolean]>([
  ['gets no response', () => Promise.reject(new TypeError('No route')), 'No route', true],
  ['is refused', () => Promise.resolve(reply({ error: 'Later' }, 500)), 'said: “Later”', false],
])('shows an error and keeps the text if a request %s', async (_, respond, text, isUnconfirmed) => {
  const fetch = await renderFilledForm();
  fetch.mockImplementationOnce(respond);
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('Nothing you typed is lost.');
  const unconfirmed = 'We could not confirm that your message arrived.';
  const title = isUnconfirmed ? unconfirmed : 'There is a problem';
  expect(within(alert).getByRole('heading')).toHaveTextContent(title);
  expect(within(alert).getByRole('link', { name: 'by e-mail' })).toBeVisible();
  const texts = fields().map(({ value }) => value);
  expect(texts).toEqual(['Ọlá Adé', 'ola@mail.example', '', 'Which loan?']);
  await press();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(button()).toHaveFocus();
});

test.each([
  ['by e-mail', 'mailto:hello@firm.test', /^mailto:hello@firm\.test\?[^"'<>]*&body=(.*)$/],
  ['on WhatsApp', 'https://wa.me/1234567', /^https:\/\/wa\.me\/1234567\?text=(.*)$/],
])('updates the message in the link “%s” on each click', async (name, href, pattern) => {
  const fetch = await renderFilledForm();
  fetch.mockResolvedValueOnce(reply({ error: 'Later' }, 500));
  await press();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  const readText = () => decodeURIComponent(pattern.exec(link.href)?.[1] ?? '');
  expect(link).toHaveAttribute('href', href);
  act(() => link.focus());
  expect(readText()).toMatch(/^Which loan\?\s+Name: Ọlá Adé\s+Email: ola@mail.example$/);
  for (const text of ['5% & more', HOSTILE_HTML]) {
    fireEvent.input(field('Message'), { target: { value: text } });
    fireEvent.click(link);
    expect(readText().split(/\s+Name/)[0]).toBe(text);
  }
});
