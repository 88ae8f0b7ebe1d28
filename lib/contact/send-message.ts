import { fieldRules, isContactField, type FieldErrors } from './contact-fields';
import { type Failed, failed, fieldErrorEnding, formErrorText } from './failure';

export type Outcome = { status: 'sent' } | Failed;

/** How long the service may take for a whole reply. */
const TIMEOUT_MS = 15_000;

const TIMEOUT_TEXT = `Our form service did not answer within ${TIMEOUT_MS / 1000} seconds.`;

/** For a reply in none of the agreed forms. Source: specification, contact form. */
const unexpected = failed({ kind: 'unknown', form: ['Unexpected response format'] });

/**
 * Sends one message, once, to Formspree's AJAX interface. Never rejects: every failure is an outcome.
 *
 * @param action the form's URL: a path when the service is the site's own
 */
export async function sendMessage(action: string, data: FormData): Promise<Outcome> {
  // AbortSignal.timeout is missing in older browsers that run the rest of the form.
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  // The time on the page counts from the navigation: the service takes a short one for a robot's.
  const loadedAt = Math.round(performance.timeOrigin);
  const session = { loadedAt, webdriver: Boolean(navigator.webdriver) };
  const headers = {
    Accept: 'application/json',
    'Formspree-Session-Data': btoa(JSON.stringify(session)),
  };
  try {
    const response = await fetch(action, { method: 'POST', body: data, headers, signal });
    if (action.startsWith('/') && !hasFormService(response)) {
      return refused([{ code: 'FORM_NOT_FOUND', message: 'There is no form service' }]);
    }
    return readReply(parseJson(await response.text()), response.ok);
  } catch (error) {
    if (signal.aborted) return failed({ kind: 'unknown', form: [TIMEOUT_TEXT] });
    const text = error instanceof Error ? error.message : String(error);
    return failed({ kind: 'network', form: [text] });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the site's own origin has a form service, as it has with `npm start`: a host of files alone
 * does not know the URL, does not take the method, or answers with a page. A server error with a
 * page may come from a proxy before the service.
 */
function hasFormService({ status, headers }: Response): boolean {
  if ([404, 405, 501].includes(status)) return false;
  return status >= 500 || !headers.get('Content-Type')?.startsWith('text/html');
}

type Reply = { errors?: unknown; error?: unknown; next?: unknown };

/**
 * Reads the reply of the service. Only errors, or a `next` URL with a successful status, count: a
 * captcha page has status 200 too, and the message is lost.
 */
function readReply({ errors, error, next }: Reply, isOk: boolean): Outcome {
  if (Array.isArray(errors) && errors.length > 0) {
    return errors.every(isServiceError) ? refused(errors) : unexpected;
  }
  if (isText(error)) return refused([{ message: error }]);
  return isOk && isText(next) ? { status: 'sent' } : unexpected;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Each property is optional in the protocol. */
type ServiceError = { message?: unknown; code?: unknown; field?: unknown };

function isServiceError(value: unknown): value is ServiceError {
  return typeof value === 'object' && value !== null;
}

function refused(errors: readonly ServiceError[]): Outcome {
  const form: string[] = [];
  const byField = new Map<string, string[]>();
  for (const { message, code, field } of errors) {
    const said = isText(message) ? message : undefined;
    if (!isText(field)) form.push(formErrorText(code, said));
    else byField.set(field, [...(byField.get(field) ?? []), fieldErrorEnding(code, said)]);
  }
  const fields: FieldErrors = {};
  for (const [field, messages] of byField) {
    const text = messages.join(', ');
    if (isContactField(field)) fields[field] = `${fieldRules[field].label} ${text}`;
    // The visitor needs the reason even if the form does not have the field.
    else form.push(`${field} ${text}`);
  }
  return failed({ form, fields });
}

function parseJson(text: string): Reply {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
