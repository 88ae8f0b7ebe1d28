import '@testing-library/jest-dom';
import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import { getAnalytics } from '@/lib/site/providers';
import { findElement, renderPage } from '../test-page';
import { countVisits, type CountVisitsOptions } from './count-visits.behaviour';

function loadCounterScript(provider: CountVisitsOptions['provider']) {
  renderPage('<div></div>');
  const counter = getAnalytics({ analytics: { provider, id: 'firm' } });
  if (counter) countVisits(findElement('div'), counter);
  return findElement('div script[src]');
}

test.each([
  ['plausible', 'data-domain', 'firm'],
  ['umami', 'data-website-id', 'firm'],
  ['umami', 'data-exclude-search', 'true'],
  ['umami', 'data-exclude-hash', 'true'],
  ['goatcounter', 'data-goatcounter', 'https://firm.goatcounter.com/count'],
] as const)('loads the %s analytics script with the attribute %s="%s"', (provider, name, value) => {
  const script = loadCounterScript(provider);
  expect(script).toHaveAttribute('src', expect.stringMatching(/^https:/));
  expect(script).toHaveAttribute(name, value);
});

test("queues events and sets options for Plausible's script before the script has loaded", () => {
  loadCounterScript('plausible');
  dispatchEvent(new Event(MESSAGE_SENT_EVENT));
  const { plausible } = window as { plausible?: { q: unknown[]; o: object } };
  expect([plausible?.q, plausible?.o]).toEqual([[['Message sent']], {}]);
});

test.each(['umami', 'goatcounter'] as const)(
  'counts a sent message only after %s loads',
  (provider) => {
    loadCounterScript(provider);
    dispatchEvent(new Event(MESSAGE_SENT_EVENT));
    const count = jest.fn();
    Object.assign(window, { umami: { track: count }, goatcounter: { count } });
    dispatchEvent(new Event(MESSAGE_SENT_EVENT));
    expect(count.mock.calls).toEqual([
      [
        provider === 'umami'
          ? 'Message sent'
          : { event: true, path: 'message-sent', title: 'Message sent' },
      ],
    ]);
  },
);
