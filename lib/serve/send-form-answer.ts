import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody } from './answers';
import type { FormAnswer } from './form-answer';
import { formPage } from './form-page';

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
