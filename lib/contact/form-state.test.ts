import { type FormEvent, reduceFormState } from './form-state';
import { createFailedOutcome } from './failure';

const values = { name: 'Ọlá', email: 'ola@mail.test', phone: '', message: 'Which loan?' };
const SUBMIT: FormEvent = { type: 'submit', values };
const ACCEPTED: FormEvent = { type: 'reply', outcome: { status: 'sent' } };
const REFUSED: FormEvent = { type: 'reply', outcome: createFailedOutcome({ form: ['No'] }) };

const sending = reduceFormState({ status: 'idle' }, SUBMIT);
const sent = reduceFormState(sending, ACCEPTED);
const refused = reduceFormState(sending, REFUSED);

test('ignores a submission of the form while a message is being sent, and after it has been sent', () => {
  expect(reduceFormState(sending, SUBMIT)).toBe(sending);
  expect(reduceFormState(sent, SUBMIT)).toBe(sent);
});

test('ignores a late reply to an earlier attempt to send the message', () => {
  expect(reduceFormState(refused, ACCEPTED)).toBe(refused);
  expect(reduceFormState(sent, REFUSED)).toBe(sent);
});
