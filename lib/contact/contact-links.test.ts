import fc from 'fast-check';
import { messageMailto, messageText, messageWhatsapp, telephoneHref } from './contact-links';

test.each([
  ['+234 (800) 000-0001', '+2348000000001'],
  ['0803\u00A0123 4567', '08031234567'],
])('%s is dialled as %s, and WhatsApp gets the digits alone', (phone, dialled) => {
  expect(telephoneHref(phone)).toBe(`tel:${dialled}`);
  const { origin, pathname } = new URL(messageWhatsapp(phone, NONE));
  expect(`${origin}${pathname}`).toBe(`https://wa.me/${dialled.replace('+', '')}`);
});

const GOOD = {
  name: 'Ọlá Adé',
  email: 'ola@mail.example',
  phone: '+234 803 123 4567',
  message: 'Which loan?\nWe need ₦5m.',
};
const NONE = { name: '', email: '', phone: '', message: '' };

/** Takes the links of a message apart as a mail program and a server do: in mail, `+` is a plus. */
function readLinks(values: typeof NONE) {
  const mail = messageMailto('hello@firm.example', values);
  const chat = messageWhatsapp('1234567', values);
  for (const href of [mail, chat])
    expect(href).toMatch(/^(?:[\w\-.~:/?@!$&'()*,;=]|%[\dA-F]{2})+$/);
  const [, subject = '', body = ''] =
    /^mailto:hello@firm\.example\?subject=([^&=]*)&body=([^&=]*)$/.exec(mail) ?? [];
  return {
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
    chat: new URL(chat).searchParams.get('text'),
  };
}

test('both links carry the message first, then who wrote it', () => {
  const chat =
    'Which loan?\nWe need ₦5m.\n\nName: Ọlá Adé\nEmail: ola@mail.example\nPhone: +234 803 123 4567';
  const body = chat.replaceAll('\n', '\r\n');
  expect(readLinks(GOOD)).toEqual({ subject: 'Message from Ọlá Adé', body, chat });
});

test.each([
  ['nothing', NONE, 'Message', ''],
  ['spaces', { name: ' ', email: '\t', phone: ' ', message: '\n' }, 'Message', ''],
  ['only a name', { ...NONE, name: ' Ada ' }, 'Message from Ada', 'Name: Ada'],
  ['only a message', { ...NONE, message: 'Hello\n' }, 'Message', 'Hello'],
  ['half a character', { ...NONE, message: '\uD83C' }, 'Message', '\uFFFD'],
])('when %s was typed, the links leave out what is missing', (_name, values, subject, chat) => {
  expect(readLinks(values)).toEqual({ subject, body: chat, chat });
});

test('both links can be read again and say the same as the text to copy, whatever was typed', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.record({ name: text, email: text, phone: text, message: text }), (typed) => {
      const { subject, body, chat } = readLinks(typed);
      expect(subject).toBe(['Message', typed.name.trim()].filter(Boolean).join(' from '));
      expect(body).toBe(chat?.replaceAll('\n', '\r\n'));
      expect(chat).toBe(messageText(typed));
      for (const value of Object.values(typed)) expect(messageText(typed)).toContain(value.trim());
    }),
    { seed: 1 },
  );
});

const MAX_LINK = 2000;

test.each([
  ['words', 'Which loan should I repay first? '.repeat(150), /\w+…\n/],
  ['lines', 'Which loan?\n'.repeat(400), /\w\??…\n/],
  ['a word without an end', 'x'.repeat(5000), /xx…\n/],
  ['Yoruba and emoji', 'Ẹ̀kọ́ nípa owó 🏠 '.repeat(300), /\S…\n/],
])('a long message of %s is cut at a word, and its sender stays', (_what, message, end) => {
  const values = { ...GOOD, message };
  const links = [messageMailto('hello@firm.example', values), messageWhatsapp('1234567', values)];
  for (const link of links) expect(link.length).toBeLessThanOrEqual(MAX_LINK);
  // The cut is at the last word that fits: the longest of these words has 60 characters in a link.
  expect(links[0]?.length).toBeGreaterThan(MAX_LINK - 80);
  const { body, chat } = readLinks(values);
  expect(body.replaceAll('\r\n', '\n')).toMatch(end);
  for (const text of [body, chat ?? '']) {
    const [kept = ''] = text.replaceAll('\r\n', '\n').split('…');
    expect(message.startsWith(kept)).toBe(true);
    expect(text).toContain('Ọlá Adé');
    expect(text).toMatch(/ola@mail\.example\r?\nPhone: \+234 803 123 4567$/);
  }
  expect(messageText(values)).toContain(message.trim());
});
