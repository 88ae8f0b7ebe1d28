import { parsePage } from '../page';
import { checkScripts } from './check-scripts';

const check = (body: string, clientModules: string[] = []) =>
  checkScripts(parsePage('about.html', body), clientModules).map(({ message }) => message);

test.each([
  '<nav id="menu"></nav><script data-behaviour="menu">run()</script>',
  '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>',
])('%s has no error', (body) => {
  expect(check(body)).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'a script that is no behaviour would not run: "alert(1)"'],
  ['<script src="/a.js"></script>', 'loads /a.js before the visitor asked for anything'],
  [
    '<script data-behaviour="menu">run()</script><p id="menu"></p>',
    'a behaviour for "#menu" runs before that is there',
  ],
])('%s is an error', (body, message) => {
  expect(check(body)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['<script data-behaviour="">f("runtime-files")</script>', []],
  ['', [expect.stringContaining('nothing on this page starts its client components (a.tsx)')]],
])('client components with the behaviour %j have the errors %j', (body, errors) => {
  expect(check(body, ['a.tsx'])).toEqual(errors);
});
