import { createClient, isSubmissionError } from '@formspree/core';
import { isContactField, type ContactField } from './contact-fields';
import { formErrorText } from './form-error-text';

/** Why a message was not sent: sentences for the form, messages for single fields. */
export type Failure = {
  form: string[];
  fields: Partial<Record<ContactField, string[]>>;
};

export type Outcome = { kind: 'sent' } | { kind: 'failed'; failure: Failure };

/** Where messages go: Formspree's form, or the local form service when `endpoint` is the site's own. */
export type FormTarget = { endpoint: string; formId: string };

/** What the specification says of a reply that is none of those agreed. */
export const UNEXPECTED_REPLY = 'Unexpected response format';

/** Sends messages by the Formspree client, which adds the Accept and session-data headers. */
export function createSender({ endpoint, formId }: FormTarget) {
  // Made once, when the page is ready: the client notes that moment as the form's load time.
  const client = createClient();

  /** Sends one message. Never rejects: whatever happens is an outcome. */
  return async function send(data: FormData): Promise<Outcome> {
    const result = await client.submitForm(formId, data, { endpoint });
    if (!isSubmissionError(result)) return { kind: 'sent' };

    const failure: Failure = {
      form: result.getFormErrors().map(({ code, message }) => formErrorText(code, message)),
      fields: {},
    };
    for (const [field, errors] of result.getAllFieldErrors()) {
      const messages = errors.map(({ message }) => message);
      if (isContactField(field)) failure.fields[field] = messages;
      // A field the form does not have still is a reason the visitor has to know.
      else failure.form.push(`${field} ${messages.join(', ')}`);
    }
    if (failure.form.length === 0 && Object.keys(failure.fields).length === 0) {
      failure.form.push(UNEXPECTED_REPLY);
    }
    return { kind: 'failed', failure };
  };
}
