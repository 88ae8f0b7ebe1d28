import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AlternativeContact } from './form-notices';

const WHATSAPP = '+234 800 000 0001';

function Page({ whatsapp }: { whatsapp?: string | undefined }) {
  return (
    <form>
      <input name="name" defaultValue="Ada" />
      <textarea name="message" aria-label="Message" defaultValue="Hello" />
      <AlternativeContact
        email="hello@firm.example"
        phone="+234 800 000 0002"
        whatsapp={whatsapp}
      />
    </form>
  );
}

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });

test.each([
  [WHATSAPP, /^Or send it by e-mail or on WhatsApp, or call \+234 800 000 0002\.$/, 3],
  [undefined, /^Or send it by e-mail, or call \+234 800 000 0002\.$/, 2],
])('with the number %s the sentence is %s', (whatsapp, sentence, count) => {
  render(<Page whatsapp={whatsapp} />);
  expect(link('by e-mail').closest('p')).toHaveTextContent(sentence);
  expect(screen.getAllByRole('link')).toHaveLength(count);
  expect(link('+234 800 000 0002')).toHaveAttribute('href', 'tel:+2348000000002');
});

test.each([
  ['by e-mail', 'mailto:hello@firm.example', /body=(.*)$/, '\r\n'],
  ['on WhatsApp', 'https://wa.me/2348000000001', /text=(.*)$/, '\n'],
])('the link %s carries the latest text each time it is followed', (name, href, body, end) => {
  render(<Page whatsapp={WHATSAPP} />);
  expect(link(name)).toHaveAttribute('href', href);
  // The context menu of a link that has the focus copies its address.
  act(() => link(name).focus());
  expect(link(name).href).toContain('Hello');
  /** jsdom itself goes nowhere; a link that React stops would arrive prevented. */
  const follow = () => {
    const stop = (event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    addEventListener('click', stop, { once: true });
    fireEvent.click(link(name));
    return decodeURIComponent(body.exec(link(name).href)?.[1] ?? '');
  };
  expect(follow()).toBe(`Hello${end}${end}Name: Ada`);
  const target = { value: 'Two lines\nand 5% & more' };
  fireEvent.input(screen.getByLabelText('Message'), { target });
  expect(follow()).toBe(`Two lines${end}and 5% & more${end}${end}Name: Ada`);
});

const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

test.each([
  [true, 'Copied.'],
  [false, 'Your browser did not allow that. Please select your message and copy it.'],
])('the whole text can be copied; the browser allows it (%s): "%s"', async (isAllowed, result) => {
  const writeText = jest.fn(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error())));
  setClipboard({ writeText });
  render(<Page />);
  const message = 'x '.repeat(2500);
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: message } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(writeText).toHaveBeenCalledWith(`${message.trim()}\n\nName: Ada`);
  expect(await screen.findByText(result)).toBe(screen.getByRole('status'));
});

test('a browser without a clipboard has no button to copy', () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  render(<Page />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
