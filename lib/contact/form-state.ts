import { validateMessage, type ContactValues } from './contact-fields';
import { type FailedOutcome, createFailedOutcome } from './failure';
import type { Outcome } from './send-message';

export type FormState =
  { status: 'idle' } | { status: 'sending' | 'sent'; values: ContactValues } | FailedOutcome;

export type FormEvent =
  { type: 'submit'; values: ContactValues } | { type: 'reply'; outcome: Outcome };

/** Returns the form's next state. Ignores submissions while a message is being sent, and after it has been sent. */
export function reduceFormState(state: FormState, event: FormEvent): FormState {
  switch (state.status) {
    case 'sent':
      return state;
    case 'sending':
      if (event.type !== 'reply') return state;
      return event.outcome.status === 'sent' ? { ...state, status: 'sent' } : event.outcome;
    default:
      return event.type === 'submit' ? submit(event) : state;
  }
}

type Submit = Extract<FormEvent, { type: 'submit' }>;

function submit({ values }: Submit): FormState {
  const fields = validateMessage(values);
  return Object.keys(fields).length > 0
    ? createFailedOutcome({ fields })
    : { status: 'sending', values };
}
