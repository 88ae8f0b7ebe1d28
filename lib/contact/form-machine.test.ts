import { earlierOf, type FormEvent, type FormState, reduce } from './form-machine';
import { type Outcome, refusal } from './send-message';

const values = { name: 'Ọlá', email: 'ola@mail.test', phone: '', message: 'Which loan?' };
const submit = (changes = {}, isOnline = true): FormEvent => ({
  type: 'submit',
  values: { ...values, ...changes },
  isOnline,
});
const reply = (outcome: Outcome): FormEvent => ({ type: 'reply', outcome });
const failed = (failure: Parameters<typeof refusal>[0]): Outcome => ({
  status: 'failed',
  failure: refusal(failure),
});
const REFUSED = failed({ form: ['No'] });
const LOST = failed({ form: ['No answer'], deliveryUnknown: true });
const ARRIVED: Outcome = { status: 'sent' };

/** The state of a new form after these events. */
function follow(events: readonly FormEvent[]): FormState {
  return events.reduce<FormState>(reduce, { status: 'idle', earlier: 'none' });
}

/** What the draft keeps of the message sent last; `arrived` when it is no draft any more. */
const known = (state: FormState) => (state.status === 'sent' ? 'arrived' : earlierOf(state));

const lost = [submit(), reply(LOST)];

test.each<[string, FormEvent[], FormState['status'], string]>([
  ['a field is wrong', [submit({ message: '' })], 'failed', 'none'],
  ['there is no network', [submit({}, false)], 'offline', 'none'],
  ['the message was refused', [submit(), reply(REFUSED)], 'failed', 'none'],
  ['no answer came', lost, 'failed', 'unknown'],
  ['the message arrived', [submit(), reply(ARRIVED)], 'sent', 'arrived'],
  ['it is refused after a loss', [...lost, submit(), reply(REFUSED)], 'failed', 'unknown'],
  ['it arrives after a loss', [...lost, submit(), reply(ARRIVED)], 'sent', 'arrived'],
])('when %s, the form knows what became of the message', (_when, events, status, earlier) => {
  const state = follow(events);
  expect([state.status, known(state)]).toEqual([status, earlier]);
});

test('one message is sent once: a submit under way, or after it arrived, changes nothing', () => {
  const sending = follow([submit()]);
  expect(reduce(sending, submit({ message: 'More' }))).toBe(sending);
  const sent = reduce(sending, reply(ARRIVED));
  expect(reduce(sent, submit())).toBe(sent);
  expect(reduce(sent, reply(LOST))).toBe(sent);
});

test('a late answer of another attempt changes nothing', () => {
  const refused = follow([submit(), reply(REFUSED)]);
  expect(reduce(refused, reply(ARRIVED))).toBe(refused);
});
