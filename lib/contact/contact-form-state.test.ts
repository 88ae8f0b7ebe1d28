import { nextState, type ContactFormEvent, type ContactFormState } from './contact-form-state';

const failure = { form: ['No.'], fields: {}, isUnsure: false };
const faults = { email: ['should be an email'] };

const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  failed: { status: 'failed', failure },
  faulty: { status: 'failed', failure: { form: [], fields: faults, isUnsure: false } },
  offline: { status: 'offline', isBack: false, presses: 1 },
  back: { status: 'offline', isBack: true, presses: 1 },
  leaving: { status: 'succeeded', isLeaving: true },
  staying: { status: 'succeeded', isLeaving: false },
} satisfies Record<string, ContactFormState>;

const events = {
  submit: { type: 'submit', faults: {}, isOnline: true },
  'submit without a network': { type: 'submit', faults: {}, isOnline: false },
  'submit with faults': { type: 'submit', faults, isOnline: true },
  'submit with faults without a network': { type: 'submit', faults, isOnline: false },
  sent: { type: 'settle', outcome: { kind: 'sent' } },
  refused: { type: 'settle', outcome: { kind: 'failed', failure } },
  'network lost': { type: 'connect', isOnline: false },
  'network back': { type: 'connect', isOnline: true },
  stay: { type: 'stay' },
} satisfies Record<string, ContactFormEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

test.each<[string, StateName, EventName, StateName]>([
  ['a submit from idle sends', 'idle', 'submit', 'submitting'],
  ['a submit after a failure sends again', 'failed', 'submit', 'submitting'],
  ['a submit while sending changes nothing', 'submitting', 'submit', 'submitting'],
  ['a submit after success changes nothing', 'leaving', 'submit', 'leaving'],
  ['a success while sending thanks and leaves', 'submitting', 'sent', 'leaving'],
  ['a failure while sending is shown', 'submitting', 'refused', 'failed'],
  ['an outcome nobody waits for changes nothing', 'idle', 'sent', 'idle'],
  ['a late failure does not undo a success', 'leaving', 'refused', 'leaving'],
  ['the visitor may stay', 'leaving', 'stay', 'staying'],
  ['staying before success means nothing', 'failed', 'stay', 'failed'],
  ['a submit with faults shows them', 'idle', 'submit with faults', 'faulty'],
  ['a submit without a network sends nothing', 'idle', 'submit without a network', 'offline'],
  [
    'faults are told without a network, too',
    'idle',
    'submit with faults without a network',
    'faulty',
  ],
  ['a network that is back is said', 'offline', 'network back', 'back'],
  ['one that is lost again, too', 'back', 'network lost', 'offline'],
  ['a network that is back sends nothing by itself', 'failed', 'network back', 'failed'],
  ['the offer is taken by a submit', 'back', 'submit', 'submitting'],
  ['a submit sends when the browser is late to say it is back', 'offline', 'submit', 'submitting'],
  ['a lost network does not end what is under way', 'submitting', 'network lost', 'submitting'],
  ['who stays is not taken away by a late answer', 'staying', 'sent', 'staying'],
])('%s', (_what, state, event, expected) => {
  expect(nextState(states[state], events[event])).toEqual(states[expected]);
});

/** Where the events lead that mean something in a state; all others leave it as it is. */
const answers: Partial<Record<EventName, StateName>> = {
  submit: 'submitting',
  'submit without a network': 'offline',
  'submit with faults': 'faulty',
  'submit with faults without a network': 'faulty',
};
const moves: Record<StateName, Partial<Record<EventName, StateName>>> = {
  idle: answers,
  submitting: { sent: 'leaving', refused: 'failed' },
  failed: answers,
  faulty: answers,
  offline: { ...answers, 'network back': 'back' },
  back: { ...answers, 'network lost': 'offline' },
  leaving: { stay: 'staying' },
  staying: {},
};

const anyPress = { presses: expect.any(Number) as number };

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

test.each(stateNames.flatMap((state) => eventNames.map((event) => [state, event] as const)))(
  'in the state %s the event "%s" leads where it should, or changes nothing',
  (state, event) => {
    const next = nextState(states[state], events[event]);
    const target = moves[state][event];
    // The very same state: it is how the form knows that a press has started nothing.
    if (target === undefined) expect(next).toBe(states[state]);
    else expect(next).toMatchObject({ ...states[target], ...('presses' in next && anyPress) });
  },
);

test('each press without a network is told anew, in the same words', () => {
  const twice = nextState(states.offline, events['submit without a network']);
  expect(twice).toEqual({ status: 'offline', isBack: false, presses: 2 });
  expect(nextState(twice, events['network back'])).toMatchObject({ isBack: true, presses: 2 });
});

test('two failures in a row are two states, so that the second is told again', () => {
  const first = nextState(states.idle, events['submit with faults']);
  expect(nextState(first, events['submit with faults'])).not.toBe(first);
});

test('a failure that leaves it unsure stays unsure', () => {
  const unsure = { form: ['Failed to fetch'], fields: {}, isUnsure: true };
  const outcome = { kind: 'failed', failure: unsure } as const;
  expect(nextState(states.submitting, { type: 'settle', outcome })).toEqual({
    status: 'failed',
    failure: unsure,
  });
});
