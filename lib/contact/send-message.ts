import { fieldRules, isContactField, type FieldErrors } from './contact-fields';
import { createFailedOutcome, type FailedOutcome, getFieldError, getFormError } from './failure';

export type Outcome = { status: 'sent' } | FailedOutcome;

const REPLY_TIMEOUT_MS = 15_000;

/** The product's specification prescribes this exact text for unexpected replies. */
const unexpectedReply = createFailedOutcome({
  kind: 'unconfirmed',
  form: ['Unexpected response format'],
});

/** Sends a message to Formspree's AJAX API. Reports failures in the outcome, and never rejects. */
export async function sendMessage(action: string, data: FormData): Promise<Outcome> {
  // Do not use `AbortSignal.timeout`, because the oldest supported browsers lack this function.
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), REPLY_TIMEOUT_MS);
  // Time when the page began to load. Formspree treats messages that are sent soon after this time as spam.
  const loadedAt = Math.round(performance.timeOrigin);
  const session = { loadedAt, webdriver: Boolean(navigator.webdriver) };
  const headers = {
    Accept: 'application/json',
    'Formspree-Session-Data': btoa(JSON.stringify(session)),
  };
  try {
    const response = await fetch(action, { method: 'POST', body: data, headers, signal });
    if (action.startsWith('/') && !hasFormService(response))
      return refused([{ code: 'FORM_NOT_FOUND' }]);
    return readReply(parseJson(await response.text()), response.ok);
  } catch (error) {
    const text = signal.aborted
      ? `Our form service did not answer within ${REPLY_TIMEOUT_MS / 1000} seconds.`
      : (error as Error).message;
    return createFailedOutcome({ kind: 'unconfirmed', form: [text] });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A static host that has no form service responds with status 404, 405 or 501, or with an HTML page. However, an HTML
 * page with a 5xx status other than 501 may come from a proxy in front of a form service.
 */
function hasFormService({ status, headers }: Response): boolean {
  if ([404, 405, 501].includes(status)) return false;
  return status >= 500 || !headers.get('Content-Type')?.startsWith('text/html');
}

type Reply = { errors?: unknown; error?: unknown; next?: unknown };

/** Only the reply to an accepted message contains `next`. A captcha page has status 200, too, but no `next`. */
function readReply({ errors, error, next }: Reply, isOk: boolean): Outcome {
  if (Array.isArray(errors) && errors.length > 0)
    return errors.every(isServiceError) ? refused(errors) : unexpectedReply;
  if (isText(error)) return refused([{ message: error }]);
  return isOk && isText(next) ? { status: 'sent' } : unexpectedReply;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

type ServiceError = { message?: unknown; code?: unknown; field?: unknown };

function isServiceError(value: unknown): value is ServiceError {
  return typeof value === 'object' && value !== null;
}

function refused(errors: readonly ServiceError[]): Outcome {
  const form: string[] = [];
  const byField = new Map<string, string[]>();
  for (const { message, code, field } of errors) {
    const quote = isText(message) ? message : undefined;
    if (!isText(field)) form.push(getFormError(code, quote));
    else byField.set(field, [...(byField.get(field) ?? []), getFieldError(code, quote)]);
  }
  const fields: FieldErrors = {};
  for (const [field, messages] of byField) {
    const text = messages.join(', ');
    if (isContactField(field)) fields[field] = `${fieldRules[field].label} ${text}`;
    else form.push(`${field} ${text}`);
  }
  return createFailedOutcome({ form, fields });
}

function parseJson(text: string): Reply {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
