import { isContactField, type FieldErrors } from './contact-fields';
import { fieldErrorText, formErrorText } from './form-texts';

/** Why a message was not sent: sentences for the form, messages for single fields. */
export type Failure = {
  form: string[];
  fields: FieldErrors;
  /** Whether the message may have arrived: no reply says that it did not. */
  deliveryUnknown: boolean;
};

/** What became of a message. */
export type Outcome = { status: 'sent' } | { status: 'failed'; failure: Failure };

/** The outcome for this failure: by default nothing is said, and the message has not arrived. */
export function failed({ form = [], fields = {}, deliveryUnknown = false }: Partial<Failure>) {
  return { status: 'failed', failure: { form, fields, deliveryUnknown } } satisfies Outcome;
}

/** How long the service may take for a whole reply. */
const TIMEOUT_MS = 15_000;

const TIMEOUT_TEXT = `Our form service did not answer within ${TIMEOUT_MS / 1000} seconds.`;

/** What the specification says for a reply that has none of the agreed forms. */
const UNEXPECTED_REPLY = 'Unexpected response format';

/**
 * Prepares to send messages to Formspree's AJAX interface. Call it when the page is ready: the
 * service takes that moment as the form's load time.
 *
 * @param action the form's URL: a path when the service is the site's own
 */
export function createSender(action: string) {
  const session = { loadedAt: Date.now(), webdriver: Boolean(navigator.webdriver) };
  const headers = {
    Accept: 'application/json',
    'Formspree-Session-Data': btoa(JSON.stringify(session)),
  };

  /** Sends one message, once. Never rejects: every failure is an outcome. */
  return async function send(data: FormData): Promise<Outcome> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(action, { method: 'POST', body: data, headers, signal });
      if (action.startsWith('/') && !hasFormService(response)) {
        return refused([{ code: 'FORM_NOT_FOUND', message: 'There is no form service' }]);
      }
      return readReply(parseJson(await response.text()), response.ok);
    } catch (error) {
      if (signal.aborted) return unknownDelivery(TIMEOUT_TEXT);
      return unknownDelivery(error instanceof Error ? error.message : String(error));
    }
  };
}

/**
 * Whether the site's own origin has a form service, as it has with `npm start`: a host of files alone
 * does not know the address, does not take the method, or answers with a page. A server error with a
 * page may stand between the service and the visitor.
 */
function hasFormService({ status, headers }: Response): boolean {
  if ([404, 405, 501].includes(status)) return false;
  return status >= 500 || !headers.get('Content-Type')?.startsWith('text/html');
}

function unknownDelivery(text: string): Outcome {
  return failed({ form: [text], deliveryUnknown: true });
}

type Reply = { errors?: unknown; error?: unknown; next?: unknown };

/**
 * Reads what the service says. Only errors, or a `next` URL with a successful status, count: a
 * captcha page has status 200 too, and the message is lost.
 */
function readReply({ errors, error, next }: Reply, isOk: boolean): Outcome {
  if (Array.isArray(errors) && errors.length > 0) {
    return errors.every(isServiceError) ? refused(errors) : unknownDelivery(UNEXPECTED_REPLY);
  }
  if (typeof error === 'string' && error !== '') return refused([{ message: error }]);
  return isOk && typeof next === 'string' ? { status: 'sent' } : unknownDelivery(UNEXPECTED_REPLY);
}

type ServiceError = { message: string; code?: unknown; field?: unknown };

function isServiceError(value: unknown): value is ServiceError {
  return typeof Object(value).message === 'string';
}

function refused(errors: readonly ServiceError[]): Outcome {
  const form: string[] = [];
  const byField = new Map<string, string[]>();
  for (const { message, code, field } of errors) {
    if (typeof field !== 'string' || field === '') form.push(formErrorText(code, message));
    else byField.set(field, [...(byField.get(field) ?? []), message]);
  }
  const fields: FieldErrors = {};
  for (const [field, messages] of byField) {
    if (isContactField(field)) fields[field] = messages;
    // The visitor has to know a reason even if it names a field that the form does not have.
    else form.push(fieldErrorText(field, messages));
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
