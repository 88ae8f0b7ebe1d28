import { parsePage } from '../page';
import { checkScripts } from './check-scripts';

const check = (body: string, clientModules: string[] = []) =>
  checkScripts(parsePage('about.html', body), clientModules).map(({ field, message }) => [
    field,
    message,
  ]);

const noBehaviour = (text: string) =>
  `a script that is no behaviour would not run: "${text}"; print it with components/ui/behaviour.tsx (inline next/script never reaches an exported page)`;
const eager = (url: string) =>
  `loads ${url} before the visitor asked for anything; the budget for that is 0`;

test.each([
  '<nav id="menu"></nav><script data-behaviour="menu">(function(b){})("menu")</script>',
  '<p id="menu"><script data-behaviour="menu">run</script></p>',
  '<script data-behaviour="">(function(){})()</script>',
  '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>',
])('%s is right', (body) => {
  expect(check(body)).toEqual([]);
});

test.each([
  [
    '<script>(self.x=self.x||[]).push([0,{"children":"alert(1)","children":"alert(1)"}])</script>',
    noBehaviour('(self.x=self.x||[]).push([0,{"children":"alert(1)","children'),
  ],
  ['<script>alert(1)</script>', noBehaviour('alert(1)')],
  ['<script type="module">import "a"</script>', noBehaviour('import "a"')],
  ['<script type="TEXT/JavaScript">alert(1)</script>', noBehaviour('alert(1)')],
  ['<script></script>', noBehaviour('')],
  ['<script src="https://cdn.example/a.js"></script>', eager('https://cdn.example/a.js')],
  ['<script data-behaviour="" src="/a.js"></script>', eager('/a.js')],
  [
    '<p id="other"></p><script data-behaviour="menu">run</script>',
    'a behaviour for "#menu", which is not on the page',
  ],
  [
    '<script data-behaviour="menu">run</script><p id="menu"></p>',
    'a behaviour for "#menu" runs before that is there; print it behind it',
  ],
  ['<script data-behaviour=""> \n</script>', 'a behaviour without any script'],
])('%s is found', (script, message) => {
  expect(check(`<main id="content">${script}</main>`)).toEqual([['#content > script', message]]);
});

test.each([
  ['started by a behaviour', '<script data-behaviour="">f("runtime-files")</script>', 0],
  ['not named by the behaviour', '<script data-behaviour="">f()</script>', 1],
  ['named by data only', '<script type="application/json" id="runtime-files">[]</script>', 1],
])('client components that are %s', (_what, body, count) => {
  expect(check(body, ['components/a.tsx', 'b.tsx'])).toEqual(
    Array.from({ length: count }, () => [
      '',
      'nothing on this page starts its client components (components/a.tsx, b.tsx); make them server components, or print the behaviour that starts them',
    ]),
  );
});
