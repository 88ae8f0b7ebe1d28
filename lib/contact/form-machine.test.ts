import { type FormEvent, type FormState, reduce } from './form-machine';
import { failed, type Outcome } from './send-message';

const values = { name: 'Ọlá', email: 'ola@mail.test', phone: '', message: 'Which loan?' };
const submit = (changes = {}, isOnline = true): FormEvent => ({
  type: 'submit',
  values: { ...values, ...changes },
  isOnline,
});
const reply = (outcome: Outcome): FormEvent => ({ type: 'reply', outcome });
const REFUSED = failed({ form: ['No'] });
const ARRIVED: Outcome = { status: 'sent' };

/** The state of a new form after these events. */
function follow(events: readonly FormEvent[]): FormState {
  return events.reduce<FormState>(reduce, { status: 'idle' });
}

test.each<[string, FormEvent[], FormState['status']]>([
  ['a field is wrong', [submit({ message: '' })], 'failed'],
  ['there is no network', [submit({}, false)], 'offline'],
  ['the message was refused', [submit(), reply(REFUSED)], 'failed'],
  ['the message arrived', [submit(), reply(ARRIVED)], 'sent'],
  ['it is sent again after a refusal', [submit(), reply(REFUSED), submit()], 'sending'],
])('when %s, the state of the form follows', (_when, events, status) => {
  expect(follow(events).status).toBe(status);
});

test('one message is sent once: a submit under way, or after it arrived, changes nothing', () => {
  const sending = follow([submit()]);
  expect(reduce(sending, submit({ message: 'More' }))).toBe(sending);
  const sent = reduce(sending, reply(ARRIVED));
  expect(reduce(sent, submit())).toBe(sent);
  expect(reduce(sent, reply(REFUSED))).toBe(sent);
});

test('a late answer of another attempt changes nothing', () => {
  const refused = follow([submit(), reply(REFUSED)]);
  expect(reduce(refused, reply(ARRIVED))).toBe(refused);
});
