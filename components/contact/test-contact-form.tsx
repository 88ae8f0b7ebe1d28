import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as taskLater } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { renderPage } from '../test-page';
import { ContactForm } from './contact-form';

// jsdom has a browser's window and forms, but no Response; Node has.
globalThis.Response = runInThisContext('Response');

export const props = {
  id: 'contact-form',
  service: '',
  formId: 'contact',
  thanks: { title: 'Thank you', text: 'Your message has arrived.' },
  privacy: 'We use what you send only to answer you.',
  alternatives: {
    email: 'hello@firm.example',
    phone: '+234 800 000 0002',
    whatsapp: '+234 800 000 0001',
  },
};

/** Lets the network go or come. */
export function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

/** A form service that answers when told to, one request after the other. */
export function stubService() {
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

export const field = (label: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
export const fields = () => screen.getAllByRole('textbox');
export const button = () => screen.getByRole('button', { name: /^Send/ });
export const press = () => userEvent.click(button());
export const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

export function form(): HTMLFormElement {
  const element = document.querySelector('form');
  if (!element) throw new Error('There is no form');
  return element;
}

/** What the form tells the behaviour that keeps the draft, from now on. */
export function listenForDraft() {
  const told: string[] = [];
  for (const type of ['submit', 'sent', 'settled']) {
    form().addEventListener(type, () => told.push(type));
  }
  return told;
}

/** A form that was filled in, on a page with a network. */
export async function fillIn(overrides: Partial<typeof props> = {}) {
  const service = stubService();
  setOnline(true);
  renderPage(<ContactForm {...props} {...overrides} />);
  await userEvent.type(field('Name'), 'Ọlá Adé');
  await userEvent.type(field('Email'), 'ola@mail.example');
  await userEvent.type(field('Message'), 'Which loan?');
  return service;
}

/** A form that was filled in and sent; the service has not answered yet. */
export async function sendForm(overrides?: Partial<typeof props>) {
  const service = await fillIn(overrides);
  await press();
  return service;
}
