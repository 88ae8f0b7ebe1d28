import { validateMessage, type ContactValues } from './contact-fields';
import { type FailedOutcome, createFailedOutcome } from './failure';
import type { Outcome } from './send-message';

export type FormState =
  { status: 'idle' } | { status: 'sending' | 'sent'; values: ContactValues } | FailedOutcome;

export type FormEvent =
  { type: 'submit'; values: ContactValues } | { type: 'reply'; outcome: Outcome };

/** Returns the form's next state. Ignores submissions while a message is being sent, and after it has been sent. */
export function reduceFormState(state: FormState, event: FormEvent): FormState {
  const isSending = state.status === 'sending';
  if (event.type === 'reply') {
    if (!isSending) return state;
    return event.outcome.status === 'sent' ? { ...state, status: 'sent' } : event.outcome;
  }
  if (isSending || state.status === 'sent') return state;
  const fields = validateMessage(event.values);
  const isValid = Object.keys(fields).length === 0;
  return isValid ? { status: 'sending', values: event.values } : createFailedOutcome({ fields });
}
