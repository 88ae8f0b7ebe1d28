import '@testing-library/jest-dom';
import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import { counterOf } from '@/lib/site/providers';
import { find, showPage } from '../test-page';
import { countVisits, type CountVisitsOptions } from './count-visits.behaviour';

/** Starts the counter of a page that has loaded. */
function startCounter(provider: CountVisitsOptions['provider']) {
  showPage('<div></div>');
  const counter = counterOf({ analytics: { provider, id: 'firm' } });
  if (counter) countVisits(find('div'), counter);
  return find('div script[src]');
}

test.each([
  ['plausible', 'data-domain', 'firm'],
  ['umami', 'data-website-id', 'firm'],
  ['umami', 'data-exclude-search', 'true'],
  ['umami', 'data-exclude-hash', 'true'],
  ['goatcounter', 'data-goatcounter', 'https://firm.goatcounter.com/count'],
] as const)('the script of %s has the attribute %s', (provider, name, value) => {
  const script = startCounter(provider);
  expect(script).toHaveAttribute('src', expect.stringMatching(/^https:/));
  expect(script).toHaveAttribute(name, value);
});

test('events are kept for the script of Plausible, which starts with options', () => {
  startCounter('plausible');
  dispatchEvent(new Event(MESSAGE_SENT));
  const { plausible } = window as { plausible?: { q: unknown[]; o: object } };
  expect([plausible?.q, plausible?.o]).toEqual([[['Message sent']], {}]);
});

test.each(['umami', 'goatcounter'] as const)('a sent message is counted by %s', (provider) => {
  startCounter(provider);
  // Its script has not arrived.
  dispatchEvent(new Event(MESSAGE_SENT));
  const count = jest.fn();
  Object.assign(window, { umami: { track: count }, goatcounter: { count } });
  dispatchEvent(new Event(MESSAGE_SENT));
  expect(count.mock.calls).toEqual([
    [
      provider === 'umami'
        ? 'Message sent'
        : { event: true, path: 'message-sent', title: 'Message sent' },
    ],
  ]);
});
