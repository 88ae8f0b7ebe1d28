import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HOSTILE } from '../test-content';
import { AlternativeContact } from './alternative-contact';

// jsdom cannot follow a link.
window.addEventListener('click', (event) => {
  event.preventDefault();
});

/** Renders the other ways to send a message, in a form with this message. */
function renderForm(message: string, whatsapp?: string) {
  const contact = { email: 'hello@firm.example', phone: '+234 800 000 0002', whatsapp };
  render(
    <form>
      <input name="name" defaultValue="Ada" />
      <textarea name="message" aria-label="Message" defaultValue={message} />
      <AlternativeContact {...contact} />
    </form>,
  );
}

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });

test.each([
  ['+234 800 000 0001', /^Or send it by e-mail or on WhatsApp, or call \+234 800 000 0002\.$/],
  [undefined, /^Or send it by e-mail, or call \+234 800 000 0002\.$/],
])('with the WhatsApp number %s the sentence is %s', (whatsapp, sentence) => {
  renderForm('Hello', whatsapp);
  expect(link('by e-mail').closest('p')).toHaveTextContent(sentence);
  expect(link('+234 800 000 0002')).toHaveAttribute('href', 'tel:+2348000000002');
});

test.each([
  ['by e-mail', 'mailto:hello@firm.example', /^mailto:hello@firm\.example\?[^"'<>]*&body=(.*)$/],
  ['on WhatsApp', 'https://wa.me/2348000000001', /^https:\/\/wa\.me\/2348000000001\?text=(.*)$/],
])('the link %s carries the latest text each time it is followed', (name, href, pattern) => {
  renderForm('Hello', '+234 800 000 0001');
  const readText = () => decodeURIComponent(pattern.exec(link(name).href)?.[1] ?? '');
  expect(link(name)).toHaveAttribute('href', href);
  // The context menu of a link that has the focus copies its URL.
  act(() => link(name).focus());
  expect(readText()).toMatch(/^Hello\s+Name: Ada$/);
  for (const text of ['5% & more', HOSTILE]) {
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: text } });
    fireEvent.click(link(name));
    expect(readText().split(/\s+Name/)[0]).toBe(text);
  }
});
