import '@testing-library/jest-dom';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { runBehaviours } from '../test-page';
import { Behaviour } from './behaviour';

function writeDown(id: string, value: { text: string; list: number[] }, unset: null): void {
  const element = document.getElementById(id);
  if (element) element.textContent = JSON.stringify([value, unset]);
}

/** The page a browser makes of the HTML that the site sends. */
function parse(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

test('the printed script calls the function with its arguments', () => {
  const html = renderToStaticMarkup(
    <Behaviour run={writeDown} args={['note', { text: 'ọjà "&\'', list: [1, 2] }, null]} />,
  );
  const body = parse(`<p id="note"></p>${html}`);
  runBehaviours();
  expect(body.querySelector('#note')).toHaveTextContent(
    '[{"text":"ọjà \\"&\'","list":[1,2]},null]',
  );
});

test.each(['</script><img src=x>', '<!--<script>', '</SCRIPT >', '\u2028</script\n>'])(
  'an argument cannot end the script: %j',
  (text) => {
    const args: [string, { text: string; list: number[] }, null] = [
      'note',
      { text, list: [] },
      null,
    ];
    const html = renderToStaticMarkup(<Behaviour run={writeDown} args={args} />);
    const body = parse(`<p id="note"></p>${html}<footer></footer>`);
    expect(Array.from(body.children, ({ tagName }) => tagName)).toEqual(['P', 'SCRIPT', 'FOOTER']);
    runBehaviours();
    expect(JSON.parse(body.querySelector('#note')?.textContent ?? '')).toEqual([
      { text, list: [] },
      null,
    ]);
  },
);

test('a behaviour without arguments is called all the same', () => {
  const run = () => document.body.setAttribute('data-ran', '');
  parse(renderToStaticMarkup(<Behaviour run={run} args={[]} />));
  runBehaviours();
  expect(document.body).toHaveAttribute('data-ran');
});
