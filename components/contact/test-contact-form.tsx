import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as taskLater } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { renderPage } from '../test-page';
import { ContactForm } from './contact-form';

// jsdom has a browser's window and forms, but no replies; Node has.
globalThis.Response = runInThisContext('Response');

export const copy = {
  id: 'contact-form',
  thanks: { title: 'Thank you', text: 'Your message has arrived.' },
  privacy: 'We use what you send only to answer you.',
  instead: { email: 'hello@firm.example', whatsapp: '+234 800 000 0001' },
};

type FormAddress = { service?: string; formId?: string };

export function renderForm({ service = '', formId = 'contact' }: FormAddress = {}) {
  setOnline(true);
  renderPage(<ContactForm {...copy} service={service} formId={formId} />);
}

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

export const field = (label: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
export const fields = () => screen.getAllByRole('textbox');
export const button = () => screen.getByRole('button', { name: /^Send/ });

export function form(): HTMLFormElement {
  const element = button().closest('form');
  if (!element) throw new Error('The button has no form');
  return element;
}

/** Fake timers for a visitor who goes on typing and clicking. */
export function stopTime() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
}

/** Lets time pass, second by second: after each the page is drawn again. */
export async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

/** What the form tells the behaviour that keeps the draft, from now on. */
export function listenForDraft() {
  const told: string[] = [];
  for (const type of ['submit', 'sent', 'settled']) {
    form().addEventListener(type, () => told.push(type));
  }
  return told;
}

export async function fillIn(user = userEvent.setup()) {
  await user.type(field('Name'), 'Ọlá Adé');
  await user.type(field('Email'), 'ola@mail.example');
  await user.type(field('Message'), 'Which loan?');
}

/** A form that was filled in and sent; the service has not answered yet. */
export async function sendForm(user = userEvent.setup()) {
  const service = stubService();
  renderForm();
  await fillIn(user);
  await user.click(button());
  return service;
}

afterEach(() => {
  jest.useRealTimers();
});
