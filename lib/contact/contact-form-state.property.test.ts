import fc from 'fast-check';
import { initialState, nextState, type ContactFormEvent } from './contact-form-state';
import type { Outcome } from './send-message';

type Step =
  | { kind: 'press'; isValid: boolean; isOnline: boolean }
  /** What the service did with the message, and what the browser heard of it. */
  | { kind: 'answer'; isStored: boolean; outcome: Outcome }
  | { kind: 'connect'; isOnline: boolean }
  | { kind: 'stay' };

const failed = (isUnsure: boolean): Outcome => ({
  kind: 'failed',
  failure: { form: ['No.'], fields: {}, isUnsure },
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      isValid: fc.boolean(),
      isOnline: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'answer', isStored: true, outcome: { kind: 'sent' } },
      { kind: 'answer', isStored: false, outcome: failed(false) },
      { kind: 'answer', isStored: true, outcome: failed(true) },
      { kind: 'answer', isStored: false, outcome: failed(true) },
    ),
  },
  fc.record({ kind: fc.constant('connect' as const), isOnline: fc.boolean() }),
  fc.record({ kind: fc.constant('stay' as const) }),
);

function toEvent(taken: Step): ContactFormEvent {
  switch (taken.kind) {
    case 'press':
      return {
        type: 'submit',
        faults: taken.isValid ? {} : { name: ['is required'] },
        isOnline: taken.isOnline,
      };
    case 'answer':
      return { type: 'settle', outcome: taken.outcome };
    case 'connect':
      return { type: 'connect', isOnline: taken.isOnline };
    case 'stay':
      return { type: 'stay' };
  }
}

/** Lives through the steps with the form, the service beside it, and checks each of them. */
function live(steps: Step[]) {
  const world = { presses: 0, requests: 0, stored: 0, accepted: 0, isUnderWay: false };
  let state = initialState;
  for (const taken of steps) {
    const before = state;
    state = nextState(before, toEvent(taken));
    const isStarted = state !== before && state.status === 'submitting';
    const wasFree = !world.isUnderWay && before.status !== 'succeeded';

    if (taken.kind === 'press') {
      world.presses += 1;
      // A good press with a network sends if it can, and nothing else ever does.
      expect(isStarted).toBe(wasFree && taken.isValid && taken.isOnline);
    } else expect(isStarted).toBe(false);

    if (isStarted) {
      expect(world.isUnderWay).toBe(false);
      world.requests += 1;
      world.isUnderWay = true;
    }
    // A message without a request does not exist: a stray answer stores nothing.
    if (taken.kind === 'answer' && world.isUnderWay) {
      world.isUnderWay = false;
      if (taken.isStored) world.stored += 1;
      if (taken.outcome.kind === 'sent') world.accepted += 1;
      expect(state.status).toBe(taken.outcome.kind === 'sent' ? 'succeeded' : 'failed');
    }

    expect(state.status === 'submitting').toBe(world.isUnderWay);
    expect(world.requests).toBeLessThanOrEqual(world.presses);
    expect(world.accepted).toBe(state.status === 'succeeded' ? 1 : 0);
    const isTextOnPage = state.status !== 'succeeded';
    expect(isTextOnPage || world.stored > 0).toBe(true);
    if (before.status === 'succeeded') expect(state.status).toBe('succeeded');
  }
  return { state, world };
}

test('whatever happens, the text is on the page or was delivered, and one press sends once', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      ends.add(live(steps).state.status);
    }),
    { numRuns: 1000 },
  );
  // The walk has been everywhere.
  expect([...ends].sort()).toEqual(['failed', 'idle', 'offline', 'submitting', 'succeeded']);
});
