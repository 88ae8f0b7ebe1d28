import { HOSTILE } from '../test-content';
import { find, showPage } from '../test-page';
import { Behaviour } from './behaviour';

type Run = (target: HTMLElement, options: Record<string, unknown>) => void;

test.each([
  { text: 'ọjà "&\'', list: [1, 2], none: null },
  { hostile: HOSTILE, comment: '<!--<script>', end: '</SCRIPT >', line: '\u2028</script\n>' },
])('a note holds its module, its target and its options as data: %j', (options) => {
  showPage(
    <>
      <Behaviour<Run> module="ui/some" target="note" options={options} />
      <footer />
    </>,
  );
  const names = Array.from(document.body.children, ({ tagName }) => tagName);
  expect(names).toEqual(['SCRIPT', 'FOOTER']);
  expect(find('script')).toHaveAttribute('type', 'application/json');
  expect({ ...find('script').dataset }).toEqual({ behaviour: 'ui/some', target: 'note' });
  expect(JSON.parse(find('script').textContent)).toEqual(options);
});

test('a note holds what it fetches, and what it needs of the policy', () => {
  const policy = { 'connect-src': ["'self'"] };
  showPage(<Behaviour<Run, 'code'> module="ui/some" files={{ code: 'ui/code' }} policy={policy} />);
  expect({ ...find('script').dataset }).toEqual({
    behaviour: 'ui/some',
    files: '{"code":"ui/code"}',
    policy: JSON.stringify(policy),
  });
});
