import type { FormAnswer, FormError } from './form-answer';

/**
 * Writes the page that a visitor without script sees after sending a form. Self-contained, and all
 * that came from outside is escaped.
 *
 * @param isFramed leaves out the link to the site, which would open inside the frame
 */
export function formPage(answer: FormAnswer, isFramed: boolean): string {
  const back = isFramed ? '' : '<p><a href="/">Back to the site</a></p>';
  if (answer.ok) {
    return page('Thank you', `<p>What you sent has arrived.</p>${back}`);
  }
  const reasons = (answer.errors ?? [{ code: '', message: answer.error }]).map(
    (error) => `<li>${escapeHtml(inWords(error))}</li>`,
  );
  return page(
    'Not sent',
    `<ul>${reasons.join('')}</ul>
<p>Use your browser’s Back button to return to the form: what you typed is still there.</p>${back}`,
  );
}

/** "Email should be an email"; an error of the whole form is its message alone. */
function inWords({ field, message }: FormError): string {
  return field === undefined
    ? message
    : `${field.charAt(0).toUpperCase()}${field.slice(1)} ${message}`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}
