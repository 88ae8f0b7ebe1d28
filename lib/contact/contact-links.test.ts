import fc from 'fast-check';
import {
  addressLine,
  emailHref,
  messageMailto,
  messageWhatsapp,
  telephoneHref,
} from './contact-links';

test.each([
  ['+234 800 000 0001', 'tel:+2348000000001'],
  ['+2348000000001', 'tel:+2348000000001'],
  ['+234 (800) 000-0001', 'tel:+2348000000001'],
  ['+234 800 000 0001', 'tel:+2348000000001'],
])('%s is dialled as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});

test('an e-mail address is written to with mailto:', () => {
  expect(emailHref('hello@tamarindbridge.example')).toBe('mailto:hello@tamarindbridge.example');
});

test("the office's address stands on one line, without the country", () => {
  const address = {
    street: '1 Example Street',
    district: 'Ikeja',
    city: 'Lagos',
    country: 'Nigeria',
  };
  expect(addressLine(address)).toBe('1 Example Street, Ikeja, Lagos');
});

const GOOD = {
  name: 'Ọlá Adé',
  email: 'ola@mail.example',
  phone: '+234 803 123 4567',
  message: 'Which loan?\nWe need ₦5m.',
};
const NONE = { name: '', email: '', phone: '', message: '' };

/** Takes a `mailto:` address apart as a mail program does: `+` stays a plus. */
function readMailto(href: string) {
  const [, to, query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const fields = query.split('&').map((field) => {
    const [name = '', value = '', ...rest] = field.split('=');
    expect(rest).toEqual([]);
    return [name, decodeURIComponent(value)] as const;
  });
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
  return { to, ...Object.fromEntries(fields) };
}

/** Reads the text of a WhatsApp address as a server does: `+` is a space. */
const readWhatsapp = (href: string) => new URL(href).searchParams.get('text');

test('an e-mail carries the message first, then who wrote it', () => {
  expect(readMailto(messageMailto('hello@firm.example', GOOD))).toEqual({
    to: 'hello@firm.example',
    subject: 'Message from Ọlá Adé',
    body: [
      'Which loan?',
      'We need ₦5m.',
      '',
      'Name: Ọlá Adé',
      'Email: ola@mail.example',
      'Phone: +234 803 123 4567',
    ].join('\r\n'),
  });
});

test('a WhatsApp chat carries the same, with plain line breaks', () => {
  expect(readWhatsapp(messageWhatsapp('+2348000000001', GOOD))).toBe(
    'Which loan?\nWe need ₦5m.\n\nName: Ọlá Adé\nEmail: ola@mail.example\nPhone: +234 803 123 4567',
  );
});

test.each([
  ['nothing', NONE, 'Message', ''],
  ['spaces', { name: ' ', email: '\t', phone: ' ', message: '\n' }, 'Message', ''],
  ['a name alone', { ...NONE, name: ' Ada ' }, 'Message from Ada', 'Name: Ada'],
  ['a message alone', { ...NONE, message: 'Hello\n' }, 'Message', 'Hello'],
  [
    'no phone number',
    { ...GOOD, phone: '', message: 'Hello' },
    'Message from Ọlá Adé',
    'Hello\r\n\r\nName: Ọlá Adé\r\nEmail: ola@mail.example',
  ],
])('of %s only what there is is carried', (_what, values, subject, body) => {
  expect(readMailto(messageMailto('a@b.example', values))).toMatchObject({ subject, body });
  const text = readWhatsapp(messageWhatsapp('1234567', values));
  expect(text).toBe(body.replaceAll('\r\n', '\n'));
});

test.each([
  ['ampersands', 'A & B &body=x'],
  ['hashes', '#1 #2'],
  ['percent signs', '5% %20 %'],
  ['pluses', '1 + 1 = 2'],
  ['question marks', 'why? ?subject=x'],
  ['quotes', `"double" 'single' “typed” \`back\``],
  ['brackets', '<b>(x)</b> [y] {z}'],
  ['the naira', '₦5,000'],
  ['letters with marks', 'Ọlá ẹ̀kọ́ Ṣadé'],
  ['emoji, also joined ones', '🏠 👩🏽‍💼 🇳🇬'],
  ['another script', 'مرحبا'],
  ['line breaks', 'a\nb\n\nc'],
  ['a backslash and a null', 'a\\b\0c'],
])('%s come out as they went in', (_what, message) => {
  const values = { ...GOOD, name: message.replaceAll('\n', ' '), message };
  const mail = messageMailto('hello@firm.example', values);
  expect(readMailto(mail)).toMatchObject({
    subject: `Message from ${values.name}`,
    body: expect.stringContaining(
      `${message.replaceAll('\n', '\r\n')}\r\n\r\nName: ${values.name}`,
    ),
  });
  expect(readWhatsapp(messageWhatsapp('1234567', values))).toContain(`${message}\n\nName: `);
});

test('an address has no other characters than an address may have', () => {
  const values = { ...GOOD, message: 'a & b "c" <d>\n#%+ ₦🏠' };
  for (const href of [messageMailto('a@b.example', values), messageWhatsapp('1', values)]) {
    expect(href).toMatch(/^[\w\-.~:/?@!$&'()*,;=%]+$/);
    expect(href).not.toMatch(/%(?![\dA-F]{2})/);
  }
});

test.each([
  ['a first half alone', 'a\uD83Cb', 'a\uFFFDb'],
  ['a second half alone', 'a\uDFE0b', 'a\uFFFDb'],
  ['halves in the wrong order', '\uDFE0\uD83C', '\uFFFD\uFFFD'],
  ['a half beside a whole', '\uD83C🏠', '\uFFFD🏠'],
])('half a character does not break the link: %s', (_what, message, carried) => {
  const values = { ...NONE, name: message, message };
  expect(readMailto(messageMailto('a@b.example', values))).toMatchObject({
    subject: `Message from ${carried}`,
    body: `${carried}\r\n\r\nName: ${carried}`,
  });
  expect(readWhatsapp(messageWhatsapp('1', values))).toBe(`${carried}\n\nName: ${carried}`);
});

test.each([
  ['+234 800 000 0001', '2348000000001'],
  ['+234 (800) 000-0001', '2348000000001'],
  ['2348000000001', '2348000000001'],
])('of the number %s WhatsApp gets the digits', (number, digits) => {
  const { origin, pathname } = new URL(messageWhatsapp(number, GOOD));
  expect(`${origin}${pathname}`).toBe(`https://wa.me/${digits}`);
});

test('whatever is typed, both links can be read again and say the same', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.record({ name: text, email: text, phone: text, message: text }), (typed) => {
      const mail = readMailto(messageMailto('a@b.example', typed));
      const chat = readWhatsapp(messageWhatsapp('1', typed)) ?? '';
      expect(mail).toMatchObject({ to: 'a@b.example', body: chat.replaceAll('\n', '\r\n') });
      expect(chat).toContain(typed.message.trim());
      expect(chat).toContain(typed.name.trim());
    }),
  );
});
