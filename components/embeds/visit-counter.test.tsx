import { counterOf } from '@/lib/site/providers';
import { find, runBehaviours, showPage } from '../test-page';
import { VisitCounter } from './visit-counter';

type Queued = { plausible?: { (event: string): void; q: unknown[]; o: object } };

test.each([
  ['plausible', 'data-domain', 'https://plausible.io/js/script.js'],
  ['umami', 'data-website-id', 'https://cloud.umami.is/script.js'],
] as const)('the script of %s is requested when other content starts', (provider, name, src) => {
  Reflect.deleteProperty(window, 'plausible');
  showPage(<VisitCounter counter={counterOf({ provider, id: 'firm' })} />);
  runBehaviours();
  expect(document.querySelector('script[src]')).toBeNull();
  find('[data-embed]').dispatchEvent(new Event('start'));
  expect(find('script[src]')).toHaveAttribute('src', src);
  expect(find('script[src]')).toHaveAttribute(name, 'firm');
  const { plausible } = window as Queued;
  plausible?.('Message sent');
  expect(plausible?.q).toEqual(provider === 'plausible' ? [['Message sent']] : undefined);
});
