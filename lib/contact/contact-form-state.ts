import type { FieldFaults } from './contact-fields';
import type { Failure, Outcome } from './send-message';

/**
 * The contact form's state: what the visitor sees of it. The text stands on the page in every state
 * but `succeeded`, and a request is under way in `submitting` only.
 */
export type ContactFormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; failure: Failure }
  /** Nothing was sent, since there was no network; `isBack` once there is. Each press is answered. */
  | { status: 'offline'; isBack: boolean; presses: number }
  | { status: 'succeeded'; isLeaving: boolean };

export type ContactFormEvent =
  /** A press of the button, with what is wrong with the text. */
  | { type: 'submit'; faults: FieldFaults; isOnline: boolean }
  /** The answer to the request under way. */
  | { type: 'settle'; outcome: Outcome }
  /** The network went or came. */
  | { type: 'connect'; isOnline: boolean }
  /** The visitor chose not to be taken to the home page, or is on the way elsewhere. */
  | { type: 'stay' };

/** How long the thank-you stands before the browser goes to the home page, in milliseconds. */
export const REDIRECT_DELAY = 3000;

export const initialState: ContactFormState = { status: 'idle' };

/** The next state. An event that has no meaning in a state leaves it as it is. */
export function nextState(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  switch (event.type) {
    case 'submit':
      return state.status === 'submitting' || state.status === 'succeeded'
        ? state
        : submit(state, event);
    case 'settle':
      return state.status === 'submitting' ? settle(event.outcome) : state;
    case 'connect':
      return state.status === 'offline' && state.isBack !== event.isOnline
        ? { ...state, isBack: event.isOnline }
        : state;
    case 'stay':
      return state.status === 'succeeded' && state.isLeaving
        ? { status: 'succeeded', isLeaving: false }
        : state;
  }
}

function submit(
  state: ContactFormState,
  { faults, isOnline }: Extract<ContactFormEvent, { type: 'submit' }>,
): ContactFormState {
  if (Object.keys(faults).length > 0) {
    return { status: 'failed', failure: { form: [], fields: faults, isUnsure: false } };
  }
  if (isOnline) return { status: 'submitting' };
  const presses = state.status === 'offline' ? state.presses + 1 : 1;
  return { status: 'offline', isBack: false, presses };
}

function settle(outcome: Outcome): ContactFormState {
  return outcome.kind === 'sent'
    ? { status: 'succeeded', isLeaving: true }
    : { status: 'failed', failure: outcome.failure };
}
