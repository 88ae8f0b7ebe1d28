import type { Site } from '@/lib/content/schemas/site-schema';

/** A fact of site.yaml that the firm has to replace, or to set, before the site goes live. */
export type StandIn = { field: string; value: string; todo: string };

/**
 * Lists the stand-ins that are still in place. They are recognised by what no real fact has: the
 * reserved ending `.example`, the number range 0800 000 and the word "Example".
 */
export function findStandIns(site: Site): StandIn[] {
  const { address, social, phones } = site;
  const facts: [field: string, value: string, todo: string][] = [
    ['name', site.name, "set the firm's registered name"],
    ['shortName', site.shortName, "set the firm's short name"],
    ['description', site.description, 'say what the firm does, under its own name'],
    ['url', site.url, 'set the address the site is published at'],
    ['email', site.email, "set the firm's e-mail address"],
    ...phones.map((phone, index): [string, string, string] => [
      `phones[${index + 1}]`,
      phone,
      'set a telephone number that is answered',
    ]),
    ['address.street', address.street, "set the office's street and number"],
    ...social.map(({ network, url }): [string, string, string] => [
      `social (${network})`,
      url,
      "set the firm's profile, or remove the entry",
    ]),
    ['insuranceBroker.url', site.insuranceBroker.url, "set the insurance broker's address"],
  ];
  const unset: StandIn[] = [];
  if (!site.form.id) {
    unset.push({
      field: 'form.id',
      value: 'not set',
      todo: 'make a form at formspree.io and set its id: until then no message leaves the server',
    });
  }
  if (!site.newsletter.url) {
    unset.push({
      field: 'newsletter.url',
      value: 'not set',
      todo: "set the address of the newsletter provider's sign-up form",
    });
  }
  const standIns = facts.flatMap(([field, value, todo]) =>
    isStandIn(value) ? [{ field, value, todo }] : [],
  );
  return [...standIns, ...unset];
}

function isStandIn(value: string): boolean {
  return /\.example\b|\bExample\b|^\+234 800 000|Tamarind Bridge/.test(value);
}
