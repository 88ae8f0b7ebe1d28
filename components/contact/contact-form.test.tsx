import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server.node';
import { HOSTILE, pages } from '../test-content';
import { find } from '../test-page';
import { ContactForm } from './contact-form';

// jsdom has no Response; Node has.
globalThis.Response = runInThisContext('Response');

const contactForm = (
  <ContactForm
    action="/f/contact"
    thanks={{
      copy: pages.contact.form.thanks,
      replyTime: 'We answer within a day.',
      booking: undefined,
      phone: '+234 800 000 0002',
    }}
    privacy="We use what you send only to answer you."
    alternatives={{ email: 'hello@firm.test', phone: '+234 800 000 0002', whatsapp: '+1234567' }}
  />
);

const form = () => find('form') as HTMLFormElement;
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const button = () => screen.getByRole('button', { name: /^Send/ });
const press = () => userEvent.click(button());

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Renders the form and fills it in. A request gets no answer unless the test gives one. */
async function fillIn() {
  const noAnswer = new Promise<Response>(() => undefined);
  const fetch = jest.fn<Promise<Response>, [url: string, init: RequestInit]>(() => noAnswer);
  Object.assign(globalThis, { fetch });
  render(contactForm);
  await userEvent.type(field('Name'), 'Ọlá Adé');
  await userEvent.type(field('Email'), 'ola@mail.example');
  await userEvent.type(field('Message'), 'Which loan?');
  return fetch;
}

test('without its script the form is a plain one, which the browser checks', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(contactForm) }} />);
  expect(form()).toMatchObject({ method: 'post', noValidate: false });
  expect(form()).toHaveAttribute('action', '/f/contact');
  // No limit cuts a pasted text: the form or the service says that the text is too long.
  const rules = fields().map(({ type, required, maxLength }) => [type, required, maxLength]);
  expect(rules).toEqual([
    ['text', true, -1],
    ['email', true, -1],
    ['tel', false, -1],
    ['textarea', true, -1],
  ]);
  // The honeypot is not in the tab order and not required, so no visitor has to fill it in.
  const honeypot = find('input[name="_gotcha"]');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).not.toBeRequired();
});

test('a message is sent once, and cannot be changed while it is on its way', async () => {
  const fetch = await fillIn();
  let answer: (response: Response) => void = () => undefined;
  fetch.mockReturnValue(new Promise((resolve) => (answer = resolve)));
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
  answer(reply({ error: 'No' }, 403));
  await screen.findByRole('alert');
  expect(button()).toHaveTextContent('Send message');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  for (const input of fields()) expect(input).not.toHaveAttribute('readonly');
});

test('an Enter key held down submits once, and breaks lines in the message', () => {
  render(contactForm);
  // From now on the script checks the form.
  expect(form().noValidate).toBe(true);
  const hold = (target: Element, key = 'Enter') =>
    [false, true].map((repeat) => fireEvent.keyDown(target, { key, repeat }));
  for (const target of [field('Name'), button()]) expect(hold(target)).toEqual([true, false]);
  expect(hold(field('Message'))).toEqual([true, true]);
  expect(hold(field('Name'), 'a')).toEqual([true, true]);
});

test('a thank-you replaces the form; the URL in the reply is not used', async () => {
  const fetch = await fillIn();
  fetch.mockResolvedValueOnce(reply({ next: 'javascript:alert(1)', ok: true }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Thank you, Ọlá Adé' })).toHaveFocus();
  const text = 'We will answer at ola@mail.example. We answer within a day.';
  expect(screen.getByRole('status')).toHaveTextContent(text);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', 'tel:+2348000000002']);
});

test('one error is shown at its field, several in a list; the first field has the focus', async () => {
  const fetch = await fillIn();
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
  // The service works, so no other ways to send the message are offered.
  const links = alert.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Enter an e-mail address, such as ada@example.com', '#email'],
    ['Enter your message', '#message'],
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

test('errors of the form come before those of fields, each once; hostile ones are text', async () => {
  const fetch = await fillIn();
  const errors = [
    { field: 'email', message: HOSTILE },
    { code: 'FORM_NOT_FOUND', message: 'not found' },
    { code: 'PROJECT_NOT_FOUND', message: 'not found' },
    { code: HOSTILE, message: HOSTILE },
    { field: HOSTILE, message: HOSTILE },
    { field: 'email', message: 'is too long' },
  ];
  fetch.mockResolvedValueOnce(reply({ errors }, 422));
  await press();
  await screen.findByRole('alert');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Our form is not connected at the moment,/),
    expect.stringContaining(`Our form service said: “${HOSTILE}”.`),
    `${HOSTILE} ${HOSTILE}`,
    `Email ${HOSTILE}, is too long`,
  ]);
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(`Email ${HOSTILE}, is too long`);
  expect(document.querySelector('script, img')).toBeNull();
});

test.each<[string, () => Promise<Response>, string, boolean]>([
  ['fails', () => Promise.reject(new TypeError('No route')), 'No route', true],
  ['is refused', () => Promise.resolve(reply({ error: 'Later' }, 500)), 'said: “Later”', false],
])('a request that %s is explained; the text stays', async (_how, answer, text, isNetwork) => {
  const fetch = await fillIn();
  fetch.mockImplementationOnce(answer);
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('Nothing you typed is lost.');
  const title = isNetwork ? 'Your message could not be sent.' : 'There is a problem';
  expect(within(alert).getByRole('heading')).toHaveTextContent(title);
  expect(within(alert).getByRole('link', { name: 'by e-mail' })).toBeVisible();
  const texts = fields().map(({ value }) => value);
  expect(texts).toEqual(['Ọlá Adé', 'ola@mail.example', '', 'Which loan?']);
  await userEvent.click(screen.getAllByRole('button', { name: /^Send/ })[0] ?? alert);
  expect(fetch).toHaveBeenCalledTimes(2);
  // "Send again" has gone with the notice.
  expect(button()).toHaveFocus();
});

test.each([
  ['by e-mail', 'mailto:hello@firm.test', /^mailto:hello@firm\.test\?[^"'<>]*&body=(.*)$/],
  ['on WhatsApp', 'https://wa.me/1234567', /^https:\/\/wa\.me\/1234567\?text=(.*)$/],
])('the link %s carries the latest text each time it is followed', async (name, href, pattern) => {
  const fetch = await fillIn();
  fetch.mockResolvedValueOnce(reply({ error: 'Later' }, 500));
  await press();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
  // jsdom cannot follow a link.
  link.addEventListener('click', (event) => event.preventDefault());
  const readText = () => decodeURIComponent(pattern.exec(link.href)?.[1] ?? '');
  expect(link).toHaveAttribute('href', href);
  // The context menu of a link that has the focus copies its URL.
  act(() => link.focus());
  expect(readText()).toMatch(/^Which loan\?\s+Name: Ọlá Adé\s+Email: ola@mail.example$/);
  for (const text of ['5% & more', HOSTILE]) {
    fireEvent.input(field('Message'), { target: { value: text } });
    fireEvent.click(link);
    expect(readText().split(/\s+Name/)[0]).toBe(text);
  }
});
