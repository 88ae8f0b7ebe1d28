import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import { counterOf } from '@/lib/site/providers';
import { find, runBehaviours, showPage } from '../test-page';
import { VisitCounter } from './visit-counter';

type Provider = Parameters<typeof counterOf>[0];

function showCounter(provider: Provider) {
  showPage(<VisitCounter counter={counterOf(provider, 'firm')} />);
  runBehaviours();
  expect(document.querySelector('script[src]')).toBeNull();
  find('[data-embed]').dispatchEvent(new Event('start'));
  return find('script[src]');
}

test.each([
  ['plausible', 'data-domain', 'firm'],
  ['umami', 'data-website-id', 'firm'],
  ['goatcounter', 'data-goatcounter', 'https://firm.goatcounter.com/count'],
] as const)('the script of %s is requested when other content starts', (provider, name, value) => {
  const script = showCounter(provider);
  expect(script).toHaveAttribute('src', expect.stringMatching(/^https:/));
  expect(script).toHaveAttribute(name, value);
});

test('events are kept for the script of Plausible, which starts with options', () => {
  showCounter('plausible');
  dispatchEvent(new Event(MESSAGE_SENT));
  const { plausible } = window as { plausible?: { q: unknown[]; o: object } };
  expect([plausible?.q, plausible?.o]).toEqual([[['Message sent']], {}]);
});

test.each(['umami', 'goatcounter'] as const)('a sent message is counted by %s', (provider) => {
  showCounter(provider);
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
