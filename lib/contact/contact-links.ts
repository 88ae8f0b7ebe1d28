import { contactFields, type ContactValues, fieldLabels } from './contact-fields';

type Office = { street: string; district: string; city: string };

/** The `tel:` URL of a number written for people. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

export function emailHref(email: string): string {
  return `mailto:${email}`;
}

/** The office's address on one line: "1 Example Street, Ikeja, Lagos". */
export function addressLine({ street, district, city }: Office): string {
  return [street, district, city].join(', ');
}

/** A `mailto:` URL that carries what was typed (RFC 6068: UTF-8, line breaks as CR LF). */
export function messageMailto(email: string, values: ContactValues): string {
  const subject = values.name.trim() === '' ? 'Message' : `Message from ${values.name.trim()}`;
  const body = describe(values).replaceAll('\n', '\r\n');
  return `${emailHref(email)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** The URL of a WhatsApp chat with the firm that has the message typed in. */
export function messageWhatsapp(number: string, values: ContactValues): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encode(describe(values))}`;
}

/** The message, then who wrote it. */
function describe(values: ContactValues): string {
  const sender = contactFields
    .filter((field) => field !== 'message' && values[field].trim() !== '')
    .map((field) => `${fieldLabels[field]}: ${values[field].trim()}`);
  return [values.message.trim(), sender.join('\n')].filter(Boolean).join('\n\n');
}

/** Encodes a text for a query. A lone surrogate cannot be encoded: it becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
