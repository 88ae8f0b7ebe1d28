import { contactFields, type ContactValues, fieldRules } from './contact-fields';

/** An office; pages write its street and its place on lines of their own. */
type Office = {
  street: string;
  district: string | undefined;
  city: string;
  state: string | undefined;
};

/** The `tel:` URL of a number written for people. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/**
 * The URL of a WhatsApp chat with the firm.
 *
 * @param number in international form; the URL has its digits alone
 * @param text typed into the chat, for the visitor to go on with
 */
export function whatsappHref(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replaceAll(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encode(text)}`;
}

/** The beginning of a message about a page or an article. */
export function aboutPage(title: string): string {
  return `About “${title}”: `;
}

/** Where the office is: "Ikeja, Lagos", or "Aba, Abia State". */
export function placeOf({ district, city, state }: Omit<Office, 'street'>): string {
  return [...new Set([district, city, state])].filter(Boolean).join(', ');
}

/** The office's address on one line: "1 Example Street, Ikeja, Lagos". */
export function addressLine(office: Office): string {
  return `${office.street}, ${placeOf(office)}`;
}

/** Mail programs cut longer links, even in the middle of a character. */
const MAX_LINK = 2000;

/**
 * A `mailto:` URL that carries the message (RFC 6068: UTF-8, line breaks as CR LF). A message that
 * would make it longer than 2,000 characters is cut, and ends with "…".
 */
export function messageMailto(email: string, values: ContactValues): string {
  return fitLink(values, (fitted) => {
    const name = fitted.name.trim();
    const subject = name === '' ? 'Message' : `Message from ${name}`;
    const body = messageText(fitted).replaceAll('\n', '\r\n');
    return `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
  });
}

/** The URL of a WhatsApp chat with the firm that has the message typed in, cut alike. */
export function messageWhatsapp(number: string, values: ContactValues): string {
  return fitLink(values, (fitted) => whatsappHref(number, messageText(fitted)));
}

/** The whole message, then who wrote it. */
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

/** Encodes a text for a query. A lone surrogate cannot be encoded: it becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
