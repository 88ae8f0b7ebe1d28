import { type FormEvent, reduce } from './form-machine';
import { failed } from './failure';

const values = { name: 'Ọlá', email: 'ola@mail.test', phone: '', message: 'Which loan?' };
const SUBMIT: FormEvent = { type: 'submit', values };
const ARRIVED: FormEvent = { type: 'reply', outcome: { status: 'sent' } };
const REFUSED: FormEvent = { type: 'reply', outcome: failed({ form: ['No'] }) };

const sending = reduce({ status: 'idle' }, SUBMIT);
const sent = reduce(sending, ARRIVED);
const refused = reduce(sending, REFUSED);

test('one message is sent once: a submit under way, or after it arrived, changes nothing', () => {
  expect(reduce(sending, SUBMIT)).toBe(sending);
  expect(reduce(sent, SUBMIT)).toBe(sent);
});

test('a late answer of another attempt changes nothing', () => {
  expect(reduce(refused, ARRIVED)).toBe(refused);
  expect(reduce(sent, REFUSED)).toBe(sent);
});
