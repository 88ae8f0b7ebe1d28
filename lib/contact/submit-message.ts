import { createClient, isSubmissionError, type SubmissionError } from '@formspree/core';
import { isContactField, type FieldFaults } from './contact-fields';
import { formErrorText } from './form-error-text';
import { lendFetch } from './lend-fetch';

/** Why a message was not sent: sentences for the form, messages for single fields. */
export type Failure = {
  form: string[];
  fields: FieldFaults;
  /** Whether the message may have arrived all the same: no answer came that says it did not. */
  isUnsure: boolean;
};

export type Outcome = { kind: 'sent' } | { kind: 'failed'; failure: Failure };

/** Where messages go: Formspree's form, or the local form service when `endpoint` is the site's own. */
export type FormTarget = { endpoint: string; formId: string };

/** How long the service may take to answer, in milliseconds. */
export const PATIENCE = 15_000;

/** What the specification says of a reply that is none of those agreed. */
export const UNEXPECTED_REPLY = 'Unexpected response format';

const TOO_LATE = `Our form service did not answer within ${PATIENCE / 1000} seconds.`;

/** Sends messages by the Formspree client, which adds the Accept and session-data headers. */
export function createSender({ endpoint, formId }: FormTarget) {
  // Made once, when the page is ready: the client notes that moment as the form's load time.
  const client = createClient();

  /** Sends one message, once. Never rejects: whatever happens is an outcome. */
  return async function send(data: FormData): Promise<Outcome> {
    const { result, readFate } = lendFetch(
      () => client.submitForm(formId, data, { endpoint }),
      PATIENCE,
    );
    const answer = await result;
    if (!isSubmissionError(answer)) return { kind: 'sent' };

    const fate = readFate();
    if (fate === 'late') return unsure(TOO_LATE);
    const [error] = answer.getFormErrors();
    // The network's own message, or the client's for a reply that says nothing.
    if (fate === 'failed' || error?.message === UNEXPECTED_REPLY) {
      return unsure(error?.message ?? UNEXPECTED_REPLY);
    }
    return { kind: 'failed', failure: readRefusal(answer) };
  };
}

function unsure(text: string): Outcome {
  return { kind: 'failed', failure: { form: [text], fields: {}, isUnsure: true } };
}

function readRefusal(error: SubmissionError): Failure {
  const form = error.getFormErrors().map(({ code, message }) => formErrorText(code, message));
  const fields: FieldFaults = {};
  for (const [field, errors] of error.getAllFieldErrors()) {
    const messages = errors.map(({ message }) => message);
    if (isContactField(field)) fields[field] = messages;
    // A field the form does not have still is a reason the visitor has to know.
    else form.push(`${field} ${messages.join(', ')}`);
  }
  return { form, fields, isUnsure: false };
}
