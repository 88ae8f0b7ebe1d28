import { type FormEvent, reduce } from './form-machine';
import { failed } from './failure';

const values = { name: 'Ọlá', email: 'ola@mail.test', phone: '', message: 'Which loan?' };
const SUBMIT: FormEvent = { type: 'submit', values };
const ACCEPTED: FormEvent = { type: 'reply', outcome: { status: 'sent' } };
const REFUSED: FormEvent = { type: 'reply', outcome: failed({ form: ['No'] }) };

const sending = reduce({ status: 'idle' }, SUBMIT);
const sent = reduce(sending, ACCEPTED);
const refused = reduce(sending, REFUSED);

test('ignores a submit while a message is being sent, and after it was sent', () => {
  expect(reduce(sending, SUBMIT)).toBe(sending);
  expect(reduce(sent, SUBMIT)).toBe(sent);
});

test('ignores a late reply to an earlier attempt', () => {
  expect(reduce(refused, ACCEPTED)).toBe(refused);
  expect(reduce(sent, REFUSED)).toBe(sent);
});
