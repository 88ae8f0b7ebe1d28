import { loadContent } from '@/lib/content/load';
import type { Site } from '@/lib/content/schemas/site-schema';
import { ContentError } from '@/lib/site/diagnostic';

/**
 * `npm run preflight`: lists what content/site.yaml still needs before the site goes live. Exits
 * with 1 while anything is left.
 */
try {
  const { site } = await loadContent(process.cwd());
  const todos = listTodos(site);
  for (const [field, value, todo] of todos) {
    console.log(`content/site.yaml ${field}: ${value ?? 'not set'}\n  ${todo}`);
  }
  console.log(
    todos.length === 0
      ? 'Ready: no placeholder is left in content/site.yaml.'
      : `${todos.length} left to do before the site goes live.`,
  );
  process.exitCode = todos.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

type Fact = [field: string, value: string | undefined, todo: string];

/**
 * Lists the facts of site.yaml that the firm has to set, or to replace. A placeholder has what no
 * real fact has: the reserved ending `.example`, a number of the range 0800 000, the word "Example".
 */
function listTodos(site: Site): Fact[] {
  const facts: Fact[] = [
    ['name', site.name, "set the firm's registered name"],
    ['shortName', site.shortName, "set the firm's short name"],
    ['description', site.description, 'say what the firm does, under its own name'],
    ['url', site.url, 'set the address the site is published at'],
    ['email', site.email, "set the firm's e-mail address"],
    ...site.phones.map((phone, index): Fact => [
      `phones[${index + 1}]`,
      phone,
      'set a telephone number that is answered',
    ]),
    ['address.street', site.address.street, "set the office's street and number"],
    ...site.social.map(({ network, url }): Fact => [
      `social (${network})`,
      url,
      "set the firm's profile, or remove the entry",
    ]),
    ['insuranceBroker.url', site.insuranceBroker.url, "set the insurance broker's address"],
    [
      'form.id',
      site.form.id,
      'make a form at formspree.io and set its id: until then no message leaves the server',
    ],
    [
      'newsletter.url',
      site.newsletter.url,
      "set the address of the newsletter provider's sign-up form",
    ],
  ];
  const placeholder = /\.example\b|\bExample\b|^\+234 800 000|Tamarind Bridge/;
  return facts.filter(([, value]) => !value || placeholder.test(value));
}
