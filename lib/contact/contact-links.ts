import { contactFields, type ContactValues, fieldRules } from './contact-fields';

type Office = {
  street: string;
  district: string | undefined;
  city: string;
  state: string | undefined;
};

/** Returns the `tel:` URL of a phone number in any format. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/**
 * Returns the URL of a WhatsApp chat with the firm.
 *
 * @param number in international format
 * @param text the beginning of the visitor's message
 */
export function whatsappHref(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replaceAll(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encode(text)}`;
}

/** Returns the beginning of a message about a page or an article. */
export function aboutPage(title: string): string {
  return `About “${title}”: `;
}

/** Returns the place of the office: "Ikeja, Lagos", or "Aba, Abia State". */
export function placeOf({ district, city, state }: Omit<Office, 'street'>): string {
  return [...new Set([district, city, state])].filter(Boolean).join(', ');
}

/** Returns the address on one line: "1 Example Street, Ikeja, Lagos". */
export function addressLine(office: Office): string {
  return `${office.street}, ${placeOf(office)}`;
}

/** Mail programs cut longer links, even in the middle of a character. */
const MAX_LINK = 2000;

/**
 * Returns a `mailto:` URL with the message (RFC 6068: UTF-8, line breaks as CR LF). A message that
 * is too long for a link is cut and ends with "…".
 */
export function messageMailto(email: string, values: ContactValues): string {
  return fitLink(values, (fitted) => {
    const name = fitted.name.trim();
    const subject = name === '' ? 'Message' : `Message from ${name}`;
    const body = messageText(fitted).replaceAll('\n', '\r\n');
    return `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
  });
}

/** Returns the URL of a WhatsApp chat that begins with the message, cut in the same way. */
export function messageWhatsapp(number: string, values: ContactValues): string {
  return fitLink(values, (fitted) => whatsappHref(number, messageText(fitted)));
}

/** Returns the whole message, and then the sender's details. */
export function messageText(values: ContactValues): string {
  const sender = contactFields
    .filter((field) => field !== 'message' && values[field].trim() !== '')
    .map((field) => `${fieldRules[field].label}: ${values[field].trim()}`);
  return [values.message.trim(), sender.join('\n')].filter(Boolean).join('\n\n');
}

/** Returns the link with as much of the message as it has room for, cut before a word. */
function fitLink(values: ContactValues, makeLink: (values: ContactValues) => string): string {
  let { message } = values;
  let link = makeLink(values);
  while (link.length > MAX_LINK && message !== '') {
    message = message.slice(0, -20).replace(/\s+\S*$/, '');
    link = makeLink({ ...values, message: `${message}…` });
  }
  return link;
}

/** Encodes a text for a query. A lone surrogate becomes U+FFFD because it cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
