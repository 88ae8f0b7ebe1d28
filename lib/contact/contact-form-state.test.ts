import {
  initialState,
  nextState,
  type ContactFormEvent,
  type ContactFormState,
} from './contact-form-state';

const failure = { form: ['No.'], fields: {}, deliveryUnknown: true };
const errors = { email: ['should be an email'] };

const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  failed: { status: 'failed', failure },
  invalid: { status: 'failed', failure: { form: [], fields: errors, deliveryUnknown: false } },
  offline: { status: 'offline', isBack: false, presses: 1 },
  'offline again': { status: 'offline', isBack: false, presses: 2 },
  back: { status: 'offline', isBack: true, presses: 1 },
  redirecting: { status: 'succeeded', isRedirecting: true },
  staying: { status: 'succeeded', isRedirecting: false },
} satisfies Record<string, ContactFormState>;

const events = {
  submit: { type: 'submit', errors: {}, isOnline: true },
  'submit offline': { type: 'submit', errors: {}, isOnline: false },
  'submit with errors': { type: 'submit', errors, isOnline: true },
  'submit with errors offline': { type: 'submit', errors, isOnline: false },
  accepted: { type: 'settle', outcome: { kind: 'sent' } },
  refused: { type: 'settle', outcome: { kind: 'failed', failure } },
  'network lost': { type: 'connect', isOnline: false },
  'network back': { type: 'connect', isOnline: true },
  'cancel redirect': { type: 'cancelRedirect' },
} satisfies Record<string, ContactFormEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;
type Transitions = Partial<Record<EventName, StateName>>;

const submits: Transitions = {
  submit: 'submitting',
  'submit offline': 'offline',
  'submit with errors': 'invalid',
  'submit with errors offline': 'invalid',
};
/** Every event that changes a state; all others leave it as it is. */
const transitions: Partial<Record<StateName, Transitions>> = {
  idle: submits,
  submitting: { accepted: 'redirecting', refused: 'failed' },
  failed: submits,
  invalid: submits,
  // Each press is counted, so that the notice is announced again.
  offline: { ...submits, 'submit offline': 'offline again', 'network back': 'back' },
  back: { ...submits, 'submit offline': 'offline again', 'network lost': 'offline' },
  redirecting: { 'cancel redirect': 'staying' },
  staying: {},
};

const rows = Object.entries(transitions).flatMap(([state, known]) =>
  (Object.keys(events) as EventName[]).map(
    (event) => [state as StateName, event, known[event] ?? 'itself'] as const,
  ),
);

test.each(rows)('in the state "%s", the event "%s" leads to "%s"', (state, event, target) => {
  const next = nextState(states[state], events[event]);
  // The same object: the form then knows that a press has started nothing.
  if (target === 'itself') expect(next).toBe(states[state]);
  else expect(next).toEqual(states[target]);
});

test('the form starts idle', () => {
  expect(initialState).toEqual(states.idle);
});

test('two failures in a row are two states, so that the second is announced again', () => {
  const first = nextState(states.idle, events['submit with errors']);
  expect(nextState(first, events['submit with errors'])).not.toBe(first);
});
