import { checkMessage, type ContactValues } from './contact-fields';
import type { Draft } from './draft';
import { type Failure, type Outcome, refusal } from './send-message';

/** The fate of the message sent last, while the form can be sent. */
type Earlier = Draft['earlier'];

/**
 * The life of one submission. The fate of an earlier message changes only when a request leaves the
 * browser, or when its answer comes.
 */
export type FormState =
  | { status: 'idle' | 'offline'; earlier: Earlier }
  | { status: 'sending'; values: ContactValues; before: Earlier }
  | { status: 'failed'; failure: Failure; earlier: Earlier }
  | { status: 'sent'; values: ContactValues };

export type FormEvent =
  /** The visitor pressed Send, with or without a network. */
  | { type: 'submit'; values: ContactValues; isOnline: boolean }
  /** The request that left with `sending` came to an end. */
  | { type: 'reply'; outcome: Outcome };

/** The state after an event. A submit while a request is under way, or after it arrived, changes nothing. */
export function reduce(state: FormState, event: FormEvent): FormState {
  switch (state.status) {
    case 'sent':
      return state;
    case 'sending':
      return event.type === 'reply' ? settle(state, event.outcome) : state;
    default:
      return event.type === 'submit' ? submit(state.earlier, event) : state;
  }
}

type Submit = Extract<FormEvent, { type: 'submit' }>;

function submit(earlier: Earlier, { values, isOnline }: Submit): FormState {
  const fields = checkMessage(values);
  if (Object.keys(fields).length > 0)
    return { status: 'failed', failure: refusal({ fields }), earlier };
  return isOnline ? { status: 'sending', values, before: earlier } : { status: 'offline', earlier };
}

type Sending = Extract<FormState, { status: 'sending' }>;

function settle({ values, before }: Sending, outcome: Outcome): FormState {
  if (outcome.status === 'sent') return { status: 'sent', values };
  const { failure } = outcome;
  // A refusal settles this message, not one before it.
  return { status: 'failed', failure, earlier: failure.deliveryUnknown ? 'unknown' : before };
}

/** The fate of the message sent last: one under way may arrive. */
export function earlierOf(state: Exclude<FormState, { status: 'sent' }>): Earlier {
  return state.status === 'sending' ? 'unknown' : state.earlier;
}
