import { contactFields, type ContactValues, fieldRules } from './contact-fields';

export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** @param number a phone number in international format */
export function whatsappHref(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replaceAll(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encode(text)}`;
}

export function formatOpening(title: string): string {
  return `About “${title}”: `;
}

/** Maximum number of characters in a link, because mail programs truncate longer links. */
const MAX_LINK_LENGTH = 2000;

/** The body of the e-mail has CRLF line breaks, as RFC 6068 requires. */
export function messageMailto(email: string, values: ContactValues): string {
  return makeShortLink(values, (shortened) => {
    const name = shortened.name.trim();
    const subject = name === '' ? 'Message' : `Message from ${name}`;
    const body = formatMessage(shortened).replaceAll('\n', '\r\n');
    return `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
  });
}

export function messageWhatsapp(number: string, values: ContactValues): string {
  return makeShortLink(values, (shortened) => whatsappHref(number, formatMessage(shortened)));
}

function formatMessage(values: ContactValues): string {
  const sender = contactFields
    .filter((field) => field !== 'message' && values[field].trim() !== '')
    .map((field) => `${fieldRules[field].label}: ${values[field].trim()}`);
  return [values.message.trim(), sender.join('\n')].filter(Boolean).join('\n\n');
}

function makeShortLink(values: ContactValues, makeLink: (values: ContactValues) => string): string {
  let { message } = values;
  let link = makeLink(values);
  while (link.length > MAX_LINK_LENGTH && message !== '') {
    message = message.slice(0, -20).replace(/\s+\S*$/, '');
    link = makeLink({ ...values, message: `${message}…` });
  }
  return link;
}

/** Replaces lone surrogates with U+FFFD, because `encodeURIComponent` throws on them. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
