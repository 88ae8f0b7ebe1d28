import { HOSTILE } from '../test-content';
import { find, runBehaviours, showPage } from '../test-page';
import { Behaviour } from './behaviour';

const write = (target: HTMLElement, ...args: unknown[]) => {
  target.textContent = JSON.stringify(args);
};

test.each([
  [['ọjà "&\'', [1, 2], { a: null }]],
  [[HOSTILE, '<!--<script>', '</SCRIPT >', '\u2028</script\n>']],
  [[]],
])('a behaviour gets its target and its arguments: %j', (args) => {
  showPage(
    <>
      <p id="note" />
      <Behaviour run={write} targetId="note" args={args} />
      <footer />
    </>,
  );
  const names = Array.from(document.body.children, ({ tagName }) => tagName);
  expect(names).toEqual(['P', 'SCRIPT', 'FOOTER']);
  expect(find('script').dataset.behaviour).toBe('note');
  runBehaviours();
  expect(JSON.parse(find('#note').textContent)).toEqual(args);
});

test('a behaviour without a target gets no arguments', () => {
  const run = (...args: []) => document.body.append(`${args.length} arguments`);
  const policy = { 'connect-src': ["'self'"] };
  showPage(<Behaviour run={run} policy={policy} />);
  expect(find('script').dataset).toMatchObject({ behaviour: '', policy: JSON.stringify(policy) });
  runBehaviours();
  expect(document.body.lastChild?.textContent).toBe('0 arguments');
});
