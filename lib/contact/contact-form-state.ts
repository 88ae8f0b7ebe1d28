import type { FieldErrors } from './contact-fields';
import type { Failure, Outcome } from './send-message';

/**
 * The state of the contact form, as the visitor sees it. The typed text stays on the page in every
 * state but `succeeded`, and a request is running in `submitting` only.
 */
export type ContactFormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; failure: Failure }
  /** Nothing was sent because there was no network; `isBack` once there is. `presses` tells repeats apart. */
  | { status: 'offline'; isBack: boolean; presses: number }
  | { status: 'succeeded'; isRedirecting: boolean };

export type ContactFormEvent =
  /** The visitor pressed the button; `errors` is what is wrong with the text. */
  | { type: 'submit'; errors: FieldErrors; isOnline: boolean }
  /** The running request has ended. */
  | { type: 'settle'; outcome: Outcome }
  /** The network was lost or is back. */
  | { type: 'connect'; isOnline: boolean }
  /** The visitor chose to stay, or is on the way to another page. */
  | { type: 'cancelRedirect' };

/** How long the thank-you is shown before the browser goes to the home page, in milliseconds. */
export const REDIRECT_DELAY = 3000;

export const initialState: ContactFormState = { status: 'idle' };

/** The next state. An event that has no meaning in a state returns that same state. */
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
    case 'cancelRedirect':
      return state.status === 'succeeded' && state.isRedirecting
        ? { status: 'succeeded', isRedirecting: false }
        : state;
  }
}

function submit(
  state: ContactFormState,
  { errors, isOnline }: Extract<ContactFormEvent, { type: 'submit' }>,
): ContactFormState {
  if (Object.keys(errors).length > 0) {
    return { status: 'failed', failure: { form: [], fields: errors, deliveryUnknown: false } };
  }
  if (isOnline) return { status: 'submitting' };
  const presses = state.status === 'offline' ? state.presses + 1 : 1;
  return { status: 'offline', isBack: false, presses };
}

function settle(outcome: Outcome): ContactFormState {
  return outcome.kind === 'sent'
    ? { status: 'succeeded', isRedirecting: true }
    : { status: 'failed', failure: outcome.failure };
}
