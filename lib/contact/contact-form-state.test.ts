/** @jest-environment node */
import { nextState, type ContactFormEvent, type ContactFormState } from './contact-form-state';

const failure = { form: ['No.'], fields: {} };
const idle: ContactFormState = { status: 'idle' };
const submitting: ContactFormState = { status: 'submitting' };
const failed: ContactFormState = { status: 'failed', failure };
const leaving: ContactFormState = { status: 'succeeded', leaving: true };
const staying: ContactFormState = { status: 'succeeded', leaving: false };

const submit: ContactFormEvent = { type: 'submit' };
const sent: ContactFormEvent = { type: 'settle', outcome: { kind: 'sent' } };
const refused: ContactFormEvent = { type: 'settle', outcome: { kind: 'failed', failure } };
const stay: ContactFormEvent = { type: 'stay' };

test.each([
  ['a submit from idle sends', idle, submit, submitting],
  ['a submit after a failure sends again', failed, submit, submitting],
  ['a submit while sending changes nothing', submitting, submit, submitting],
  ['a submit after success changes nothing', leaving, submit, leaving],
  ['a success while sending thanks and leaves', submitting, sent, leaving],
  ['a failure while sending is shown', submitting, refused, failed],
  ['an outcome nobody waits for changes nothing', idle, sent, idle],
  ['a late failure does not undo a success', leaving, refused, leaving],
  ['the visitor may stay', leaving, stay, staying],
  ['staying before success means nothing', failed, stay, failed],
])('%s', (_what, state, event, expected) => {
  expect(nextState(state, event)).toEqual(expected);
});
