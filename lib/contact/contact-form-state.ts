import type { Failure, Outcome } from './submit-message';

/** The contact form's state: what the visitor sees of it. */
export type ContactFormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; failure: Failure }
  | { status: 'succeeded'; leaving: boolean };

export type ContactFormEvent =
  | { type: 'submit' }
  | { type: 'settle'; outcome: Outcome }
  /** The visitor chose not to be taken to the home page. */
  | { type: 'stay' };

/** How long the thank-you stands before the browser goes to the home page, in milliseconds. */
export const REDIRECT_DELAY = 3000;

export const initialState: ContactFormState = { status: 'idle' };

/** The next state. An event that has no meaning in a state leaves it as it is. */
export function nextState(state: ContactFormState, event: ContactFormEvent): ContactFormState {
  switch (event.type) {
    case 'submit':
      return state.status === 'idle' || state.status === 'failed'
        ? { status: 'submitting' }
        : state;
    case 'settle':
      if (state.status !== 'submitting') return state;
      return event.outcome.kind === 'sent'
        ? { status: 'succeeded', leaving: true }
        : { status: 'failed', failure: event.outcome.failure };
    case 'stay':
      return state.status === 'succeeded' ? { status: 'succeeded', leaving: false } : state;
  }
}
