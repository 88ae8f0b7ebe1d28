type Office = { street: string; district: string; city: string };

/** `tel:` address of a number written for people. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** `mailto:` address. */
export function emailHref(email: string): string {
  return `mailto:${email}`;
}

/** The office's address on one line: "1 Example Street, Ikeja, Lagos". */
export function addressLine({ street, district, city }: Office): string {
  return [street, district, city].join(', ');
}
