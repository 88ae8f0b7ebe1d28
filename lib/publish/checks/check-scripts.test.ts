import { checkNoEagerScript, checkScripts } from './check-scripts';
import { parsePage } from '../page';

const check = (body: string, clientModules: string[] = []) =>
  checkScripts(parsePage('about.html', body), clientModules);
const messages = (body: string, clientModules?: string[]) =>
  check(body, clientModules).map(({ message }) => message);

const START = '<script data-behaviour="">(function(){})("runtime-files")</script>';

test('a page as Next writes it, with behaviours and data, has no fault', () => {
  expect(
    check(
      [
        '<script src="/_next/static/chunks/a.js" async></script>',
        '<nav id="menu"></nav><script data-behaviour="menu">(function(b){})("menu")</script>',
        '<script data-behaviour="">(function(){})()</script>',
        '<script type="application/ld+json">{}</script>',
        '<script type="speculationrules">{}</script>',
        '<script>self.__next_f.push([1,"<script>"])</script>',
        '<p data-on="x">onclick</p>',
      ].join(''),
    ),
  ).toEqual([]);
});

test.each([
  [
    'of next/script',
    '<script>(self.__next_s=self.__next_s||[]).push([0,{"children":"alert(1)"}])</script>',
    '"(self.__next_s=self.__next_s||[]).push([0,{"children":"alert…"',
  ],
  ['without a mark', '<script>alert(1)</script>', '"alert(1)"'],
  [
    'of another host',
    '<script src="https://cdn.example/a.js"></script>',
    '"https://cdn.example/a.js"',
  ],
  ['that is a module', '<script type="module">import "a"</script>', '"import "a""'],
  ['that is empty', '<script></script>', '""'],
])('a script %s is found, with its beginning and what to do', (_what, script, beginning) => {
  expect(check(`<main id="content">${script}</main>`)).toEqual([
    {
      page: 'about.html',
      place: '#content > script',
      message: `a script that is no behaviour would not run: ${beginning}; print it with components/ui/behaviour.tsx (inline next/script never reaches an exported page)`,
    },
  ]);
});

test.each([
  [
    'whose element is not there',
    '<p id="other"></p><script data-behaviour="menu">run</script>',
    'a behaviour for "#menu", which is not on the page',
  ],
  [
    'before its element',
    '<script data-behaviour="menu">run</script><p id="menu"></p>',
    'a behaviour for "#menu" runs before that is there; print it behind it',
  ],
  ['without a script', '<script data-behaviour=""> \n</script>', 'a behaviour without any script'],
])('a behaviour %s is found', (_what, body, message) => {
  expect(check(body)).toEqual([{ page: 'about.html', place: 'script', message }]);
});

test('a behaviour may stand inside its element', () => {
  expect(check('<p id="menu"><script data-behaviour="menu">run</script></p>')).toEqual([]);
});

test.each(['onclick', 'ONLOAD', 'onanimationend'])('an attribute %s is found', (name) => {
  expect(check(`<p id="x" ${name}="go()">`)).toEqual([
    {
      page: 'about.html',
      place: '#x',
      message: `${name.toLowerCase()}="…" never runs here; use a behaviour`,
    },
  ]);
});

test('client components that nothing starts are found by name', () => {
  const modules = ['components/a.tsx', 'node_modules/next/dist/client/app-dir/link.js'];
  expect(check('<p>', modules)).toEqual([
    {
      page: 'about.html',
      place: '',
      message:
        'nothing on this page starts its client components (components/a.tsx, node_modules/next/dist/client/app-dir/link.js); make them server components, or print the behaviour that starts them',
    },
  ]);
});

test.each([
  ['started by a behaviour', START, ['components/a.tsx'], 0],
  ['named by a behaviour of another kind', '<script data-behaviour="">x</script>', ['a.tsx'], 1],
  ['named by data', '<script type="application/json" id="runtime-files">[]</script>', ['a.tsx'], 1],
  ['none, and none started', '', [], 0],
])('client components %s', (_what, body, modules, count) => {
  expect(check(body, modules)).toHaveLength(count);
});

test('all faults come at once', () => {
  const body =
    '<script>a</script><script data-behaviour="x"></script><p onclick="a"></p><p onfocus="b"></p>';
  expect(messages(body, ['a.tsx'])).toEqual([
    expect.stringContaining('a script that is no behaviour'),
    expect.stringContaining('without any script'),
    expect.stringContaining('not on the page'),
    expect.stringContaining('onclick'),
    expect.stringContaining('onfocus'),
    expect.stringContaining('nothing on this page starts'),
  ]);
});

test.each([
  ['<script src="/_next/static/chunks/a.js" async></script>', '/_next/static/chunks/a.js'],
  ['<script src="/_next/static/chunks/a.js" nomodule></script>', '/_next/static/chunks/a.js'],
  ['<script data-behaviour="" src="/a.js"></script>', '/a.js'],
  ['<script src="https://cdn.example/a.js"></script>', 'https://cdn.example/a.js'],
])('%s would load before intent', (script, address) => {
  expect(checkNoEagerScript(parsePage('about.html', `<main>${script}</main>`))).toEqual([
    {
      page: 'about.html',
      place: 'main > script',
      message: `loads ${address} before the visitor asked for anything; the budget for that is 0`,
    },
  ]);
});

test.each([
  '<script data-behaviour="">run</script>',
  '<script type="application/json" id="runtime-files">["/_next/a.js"]</script>',
  '<link rel="icon" href="/a.svg">',
])('%s loads nothing', (html) => {
  expect(checkNoEagerScript(parsePage('about.html', html))).toEqual([]);
});
