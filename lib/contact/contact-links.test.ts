import { messageMailto, messageWhatsapp, telephoneHref, whatsappHref } from './contact-links';

const EMPTY = { name: '', email: '', phone: '', message: '' };
const GOOD = {
  name: 'Ọlá Adé',
  email: 'ola@mail.example',
  phone: '+234 803 123 4567',
  message: 'Which loan?\nWe need ₦5m & “more” <b>.',
};

test.each([
  ['+234 (800) 000-0001', '+2348000000001'],
  ['0803\u00A0123 4567', '08031234567'],
])('links to the phone number %s as tel:%s, and on WhatsApp as its digits', (phone, dialled) => {
  expect(telephoneHref(phone)).toBe(`tel:${dialled}`);
  const digits = dialled.replace('+', '');
  expect(messageWhatsapp(phone, EMPTY)).toBe(`https://wa.me/${digits}?text=`);
  expect(whatsappHref(phone)).toBe(`https://wa.me/${digits}`);
});

/** Decodes each link like the program that opens it. Mail programs keep `+`, but WhatsApp decodes `+` as a space. */
function readLinks(values: typeof EMPTY) {
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

test.each([
  [
    "the message and the sender's details",
    GOOD,
    'Message from Ọlá Adé',
    'Which loan?\nWe need ₦5m & “more” <b>.\n\nName: Ọlá Adé\nEmail: ola@mail.example\nPhone: +234 803 123 4567',
  ],
  ['no text from an empty form', EMPTY, 'Message', ''],
])('puts %s into the e-mail link and the WhatsApp link', (_content, values, subject, chat) => {
  expect(readLinks(values)).toEqual({ subject, body: chat.replaceAll('\n', '\r\n'), chat });
});

test.each([
  ['of one word inside this word', 'x'.repeat(5000), /^x/],
  ['of words and emoji before a space', 'Ẹ̀kọ́ nípa owó 🏠 '.repeat(300), /^\s/],
])("truncates a message %s, but keeps the sender's details in both links", (_, message, rest) => {
  const values = { ...GOOD, message };
  const links = [messageMailto('hello@firm.example', values), messageWhatsapp('1234567', values)];
  for (const link of links) expect(link.length).toBeLessThanOrEqual(2000);
  expect(links[0]?.length).toBeGreaterThan(1700);
  const { body, chat } = readLinks(values);
  for (const text of [body.replaceAll('\r\n', '\n'), chat ?? '']) {
    const [beginning = ''] = text.split('…');
    expect(message.startsWith(beginning)).toBe(true);
    expect(message.slice(beginning.length)).toMatch(rest);
    expect(text).toMatch(/Ọlá Adé\nEmail: ola@mail\.example\nPhone: \+234 803 123 4567$/);
  }
});
