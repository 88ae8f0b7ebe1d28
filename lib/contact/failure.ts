import type { FieldErrors } from './contact-fields';

export type Failure = {
  /**
   * - refused: our validation or the form service rejected the message
   * - unconfirmed: there was no valid reply, but the form service may have received the message
   */
  kind: 'refused' | 'unconfirmed';
  /** Errors that are not about one field, such as the browser's message about a network error. */
  form: string[];
  fields: FieldErrors;
};

export type FailedOutcome = { status: 'failed'; failure: Failure };

export function createFailedOutcome(failure: Partial<Failure>): FailedOutcome {
  return { status: 'failed', failure: { kind: 'refused', form: [], fields: {}, ...failure } };
}

const TEXT_IS_KEPT = 'Nothing you typed is lost.';

export const noticeTexts: Readonly<Record<Failure['kind'], { title: string; text: string }>> = {
  refused: { title: 'There is a problem', text: TEXT_IS_KEPT },
  unconfirmed: {
    title: 'We could not confirm that your message arrived.',
    text: `Check your connection, and send it again. It does no harm if we receive it twice. ${TEXT_IS_KEPT}`,
  },
};

const NOT_CONNECTED = 'Our form is not connected at the moment, so nothing was sent.';
const NOT_ACCEPTED = 'Our form service did not accept this message.';

const formTexts = new Map<unknown, string>([
  ['BLOCKED', NOT_ACCEPTED],
  ['EMPTY', 'The form arrived empty. Please fill in your name, e-mail address and message.'],
  ['FORM_NOT_FOUND', NOT_CONNECTED],
  ['INACTIVE', 'Our form is switched off at the moment.'],
  ['PROJECT_NOT_FOUND', NOT_CONNECTED],
]);

/** Returns our own text for a known error code. If the code is unknown, quotes the form service's message. */
export function getFormError(code: unknown, message: string | undefined): string {
  const quote = message && `Our form service said: “${message}”. Please try again later.`;
  return formTexts.get(code) ?? quote ?? NOT_ACCEPTED;
}

const fieldEndings = new Map<unknown, string>([
  ['REQUIRED_FIELD_EMPTY', 'is required'],
  ['REQUIRED_FIELD_MISSING', 'is required'],
  ['TYPE_EMAIL', 'should be an email'],
  ['TYPE_TEXT', 'should be text'],
]);

/** Returns the end of a sentence that begins with the field's label, for example "is required". */
export function getFieldError(code: unknown, message: string | undefined): string {
  return message ?? fieldEndings.get(code) ?? 'is not accepted';
}
