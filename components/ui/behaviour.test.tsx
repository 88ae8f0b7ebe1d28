import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { find, runBehaviours } from '../test-page';
import { Behaviour } from './behaviour';

/** Runs a behaviour as a page prints it, between its target and more content. */
function runPrinted(behaviour: ReactElement): HTMLElement {
  const script = renderToStaticMarkup(behaviour);
  document.body.innerHTML = `<p id="note"></p>${script}<footer></footer>`;
  runBehaviours();
  return document.body;
}

const write = (target: HTMLElement, ...args: unknown[]) => {
  target.textContent = JSON.stringify(args);
};

test.each([
  [['ọjà "&\'', [1, 2], { a: null }]],
  [['</script><img src=x>', '<!--<script>', '</SCRIPT >', '\u2028</script\n>']],
  [[]],
])('it is called with its target and its arguments: %j', (args) => {
  const body = runPrinted(<Behaviour run={write} targetId="note" args={args} />);
  expect(JSON.parse(find('#note').textContent)).toEqual(args);
  expect(Array.from(body.children, ({ tagName }) => tagName)).toEqual(['P', 'SCRIPT', 'FOOTER']);
  expect(find('script').dataset.behaviour).toBe('note');
});

test('a function among its arguments is printed too', () => {
  const shout = (text: string) => text.toUpperCase();
  const run = (target: HTMLElement, text: string, change: typeof shout) => {
    target.textContent = change(text);
  };
  runPrinted(<Behaviour run={run} targetId="note" args={['ọjà', shout]} />);
  expect(find('#note').textContent).toBe('ỌJÀ');
});

test('without a target it is called without arguments', () => {
  const run = (...args: []) => document.querySelector('p')?.append(`${args.length} arguments`);
  runPrinted(<Behaviour run={run} />);
  expect(find('#note').textContent).toBe('0 arguments');
  expect(find('script').dataset.behaviour).toBe('');
});
