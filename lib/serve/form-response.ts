import type { IncomingMessage, ServerResponse } from 'node:http';
import { palette } from '@/lib/brand/palette';
import { paths } from '@/lib/site/paths';
import { sendBody } from './responses';

/** One error of a form, with a code of the Formspree protocol. An error of the whole has no field. */
export type FormErrorItem = { code: string; field?: string; message: string };

/** The answer to a form that is not accepted: the HTTP status, and the body in the protocol's shape. */
export type FormRefusal = { status: number; error: string; errors?: readonly FormErrorItem[] };

/** Answers a form: with JSON, as the protocol says, where the client accepts it, else with a page. */
export function sendFormResponse(
  req: IncomingMessage,
  res: ServerResponse,
  refusal?: FormRefusal,
): void {
  const { status = 200, ...body } = refusal ?? { next: '/thanks', ok: true };
  res.setHeader('Vary', 'Accept');
  if (req.headers.accept?.includes('application/json')) {
    sendBody(req, res, status, 'application/json; charset=utf-8', JSON.stringify(body));
    return;
  }
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  const isFramed = req.headers['sec-fetch-dest'] === 'iframe';
  sendBody(req, res, status, 'text/html; charset=utf-8', formPage(refusal, isFramed));
}

/**
 * The page that a visitor without JavaScript sees after sending a form. Nothing that was sent is in it.
 *
 * @param isFramed in the footer's frame: in its colours and size, and without a link that would open in it
 */
function formPage(refusal: FormRefusal | undefined, isFramed: boolean): string {
  const title = refusal ? 'Not sent' : 'Thank you';
  const errors = refusal?.errors ?? [{ message: refusal?.error ?? '' }];
  const said = refusal
    ? `<ul>${errors.map((item) => `<li>${describe(item)}</li>`).join('')}</ul>`
    : '<p>What you sent has arrived.</p>';
  const backToForm = isFramed
    ? `<p><a href="${paths.newsletter}">Back to the form</a></p>`
    : '<p>Use your browser’s Back button to return to the form: what you typed is still there.</p>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
  ${isFramed ? FRAME_STYLES : PAGE_STYLES}
</style>
<main>
<h1>${title}</h1>
${said}
${refusal ? backToForm : ''}
${isFramed ? '' : '<p><a href="/">Back to the site</a></p>'}
</main>
</html>
`;
}

/** "Email should be an email"; an error of the whole form is its message alone. */
function describe({ field, message }: Omit<FormErrorItem, 'code'>): string {
  return field === undefined
    ? message
    : `${field.charAt(0).toUpperCase()}${field.slice(1)} ${message}`;
}

const PAGE_STYLES = `:root { color-scheme: light dark; }
  body { max-width: 40rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }`;

const FRAME_STYLES = `body { margin: 0; padding: 16px; background: ${palette.aro900}; color: ${palette.cotton}; font: 1rem/1.4 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 1.25rem; }
  p, ul { margin: 12px 0 0; padding: 0; list-style: none; }
  a { color: inherit; }`;
