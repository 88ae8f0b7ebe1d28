import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { SendInstead } from './send-instead';

type PageProps = { whatsapp?: string | undefined };

function Page({ whatsapp }: PageProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <form ref={form}>
        <input name="name" defaultValue="Ada" />
        <textarea name="message" aria-label="Message" defaultValue="Hello" />
        <input name="_gotcha" />
      </form>
      <SendInstead email="hello@firm.example" whatsapp={whatsapp} form={form} />
    </>
  );
}

const NUMBER = '+234 800 000 0001';
const sentence = () => link('by e-mail').closest('p');
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });

/** Where a link leads to when it is followed; jsdom itself goes nowhere. */
function follow(name: string): URL {
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(name));
  return new URL(link(name).href);
}

const retype = (text: string) =>
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: text } });

test('both ways are offered in one sentence', () => {
  render(<Page whatsapp={NUMBER} />);
  expect(sentence()).toHaveTextContent(/^Or send .+ by e-mail or on WhatsApp\.$/);
});

test('a firm without WhatsApp offers e-mail alone', () => {
  render(<Page />);
  expect(sentence()).toHaveTextContent(/^Or send .+ by e-mail\.$/);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('before they are followed the links lead to the firm', () => {
  render(<Page whatsapp={NUMBER} />);
  expect(link('by e-mail')).toHaveAttribute('href', 'mailto:hello@firm.example');
  expect(link('on WhatsApp')).toHaveAttribute('href', 'https://wa.me/2348000000001');
});

test('the e-mail carries what is typed when the link is followed, each time anew', () => {
  render(<Page />);
  const body = () => decodeURIComponent(/&body=(.*)$/.exec(follow('by e-mail').href)?.[1] ?? '');
  expect(body()).toBe('Hello\r\n\r\nName: Ada');
  retype('Two lines\nand 5% & more');
  expect(body()).toBe('Two lines\r\nand 5% & more\r\n\r\nName: Ada');
});

test('the WhatsApp chat carries what is typed when the link is followed, each time anew', () => {
  render(<Page whatsapp={NUMBER} />);
  const text = () => follow('on WhatsApp').searchParams.get('text');
  expect(text()).toBe('Hello\n\nName: Ada');
  retype('₦5m\n🏠');
  expect(text()).toBe('₦5m\n🏠\n\nName: Ada');
});

test('a link that is reached by key carries it before it is followed, as its menu copies it', () => {
  render(<Page whatsapp={NUMBER} />);
  for (const name of ['by e-mail', 'on WhatsApp']) {
    act(() => link(name).focus());
    expect(link(name).href).toContain('Hello');
  }
});

test('following a link is the browser’s own way: it is not stopped', () => {
  render(<Page />);
  let isStopped = true;
  addEventListener(
    'click',
    (event) => {
      isStopped = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link('by e-mail'));
  expect(isStopped).toBe(false);
});
