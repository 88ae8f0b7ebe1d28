import type { IncomingMessage, ServerResponse } from 'node:http';
import { palette } from '@/lib/brand/palette';
import { paths } from '@/lib/site/paths';
import { sendBody } from './answers';

/** One error of an answer; the codes are those of the Formspree protocol. */
export type FormError = { code: string; field?: string; message: string };

/** What the form service says to a post, before it is written as JSON or as a page. */
export type FormAnswer =
  { ok: true } | { ok: false; status: number; error: string; errors?: readonly FormError[] };

/** The form's fields in the order sent; a name sent more than once has more than one value. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** The answer to a post that fails as a whole; with a code where the protocol has one for it. */
export function refusal(status: number, message: string, code?: string): FormAnswer {
  if (code === undefined) return { ok: false, status, error: message };
  return { ok: false, status, error: message, errors: [{ code, message }] };
}

/** Thrown where a post cannot be read; carries the answer to give. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  readonly answer: FormAnswer;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.answer = refusal(status, message, code);
  }
}

/**
 * Writes the page that a visitor without script sees after sending a form. Self-contained, and all
 * that came from outside is escaped.
 *
 * @param isFramed for the footer's frame: in its colours and its size, and without a link to the site,
 *   which would open inside the frame
 */
function formPage(answer: FormAnswer, isFramed: boolean): string {
  const styles = isFramed ? FRAME_STYLES : PAGE_STYLES;
  const home = isFramed ? '' : '<p><a href="/">Back to the site</a></p>';
  if (answer.ok) {
    return page('Thank you', `<p>What you sent has arrived.</p>${home}`, styles);
  }
  const reasons = (answer.errors ?? [{ code: '', message: answer.error }]).map(
    (error) => `<li>${escapeHtml(inWords(error))}</li>`,
  );
  const back = isFramed
    ? `<p><a href="${paths.newsletter}">Back to the form</a></p>`
    : '<p>Use your browser’s Back button to return to the form: what you typed is still there.</p>';
  return page('Not sent', `<ul>${reasons.join('')}</ul>${back}${home}`, styles);
}

const PAGE_STYLES = `:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }`;

const FRAME_STYLES = `body { margin: 0; padding: 16px; background: ${palette.aro900}; color: ${palette.cotton}; font: 1rem/1.4 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.25rem; }
p, ul { margin: 12px 0 0; padding: 0; list-style: none; }
a { color: inherit; }`;

/** "Email should be an email"; an error of the whole form is its message alone. */
function inWords({ field, message }: FormError): string {
  return field === undefined
    ? message
    : `${field.charAt(0).toUpperCase()}${field.slice(1)} ${message}`;
}

function page(title: string, body: string, styles: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
${styles}
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

/** Ends the answer to a post: JSON where the client accepts it, a page where it does not. */
export function sendFormAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: FormAnswer,
): void {
  res.setHeader('Vary', 'Accept');
  if (req.headers.accept?.includes('application/json')) {
    sendFormJson(req, res, answer);
    return;
  }
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  const html = formPage(answer, req.headers['sec-fetch-dest'] === 'iframe');
  sendBody(req, res, statusOf(answer), 'text/html; charset=utf-8', html);
}

/** Ends the answer as JSON, in the shapes of the Formspree protocol. */
export function sendFormJson(req: IncomingMessage, res: ServerResponse, answer: FormAnswer): void {
  const body = answer.ok
    ? { next: '/thanks', ok: true }
    : { error: answer.error, errors: answer.errors };
  sendBody(req, res, statusOf(answer), 'application/json; charset=utf-8', JSON.stringify(body));
}

function statusOf(answer: FormAnswer): number {
  return answer.ok ? 200 : answer.status;
}
