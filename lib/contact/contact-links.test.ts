import {
  messageMailto,
  messageText,
  messageWhatsapp,
  telephoneHref,
  whatsappHref,
} from './contact-links';

const NONE = { name: '', email: '', phone: '', message: '' };
const GOOD = {
  name: 'Ọlá Adé',
  email: 'ola@mail.example',
  phone: '+234 803 123 4567',
  message: 'Which loan?\nWe need ₦5m.',
};

test.each([
  ['+234 (800) 000-0001', '+2348000000001'],
  ['0803\u00A0123 4567', '08031234567'],
])('%s is dialled as %s, and WhatsApp gets the digits alone', (phone, dialled) => {
  expect(telephoneHref(phone)).toBe(`tel:${dialled}`);
  const digits = dialled.replace('+', '');
  expect(messageWhatsapp(phone, NONE)).toBe(`https://wa.me/${digits}?text=`);
  expect(whatsappHref(phone)).toBe(`https://wa.me/${digits}`);
});

/** Reads the links of a message as a mail program and a server do: in mail, `+` is a plus. */
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

const SCRIPT = `"'></script><script>alert(1)</script>&<b>`;

test.each([
  [
    'the message first, then its sender',
    GOOD,
    'Message from Ọlá Adé',
    'Which loan?\nWe need ₦5m.\n\nName: Ọlá Adé\nEmail: ola@mail.example\nPhone: +234 803 123 4567',
  ],
  ['nothing', NONE, 'Message', ''],
  [
    'a script as text',
    { ...NONE, name: `${SCRIPT} `, message: SCRIPT },
    `Message from ${SCRIPT}`,
    `${SCRIPT}\n\nName: ${SCRIPT}`,
  ],
])('both links carry %s', (_what, values, subject, chat) => {
  expect(readLinks(values)).toEqual({ subject, body: chat.replaceAll('\n', '\r\n'), chat });
});

test.each([
  ['a word without an end', 'x'.repeat(5000), /^x/],
  ['Yoruba and emoji', 'Ẹ̀kọ́ nípa owó 🏠 '.repeat(300), /^\s/],
])('a long message of %s is cut before a space, and its sender stays', (_what, message, rest) => {
  const values = { ...GOOD, message };
  const links = [messageMailto('hello@firm.example', values), messageWhatsapp('1234567', values)];
  for (const link of links) expect(link.length).toBeLessThanOrEqual(2000);
  expect(links[0]?.length).toBeGreaterThan(1700);
  const { body, chat } = readLinks(values);
  for (const text of [body.replaceAll('\r\n', '\n'), chat ?? '']) {
    const [kept = ''] = text.split('…');
    expect(message.startsWith(kept)).toBe(true);
    expect(message.slice(kept.length)).toMatch(rest);
    expect(text).toMatch(/Ọlá Adé\nEmail: ola@mail\.example\nPhone: \+234 803 123 4567$/);
  }
  expect(messageText(values)).toContain(message.trim());
});
