/** @jest-environment node */
import { checkBehaviours } from './check-behaviours';

const check = (script: string) =>
  checkBehaviours([{ page: 'about.html', place: 'main > script', script }]);

test.each([
  ['its arguments', '(function(a,b){a.textContent=b})(document.body,"x")'],
  ['itself', '(function f(n){n&&f(n-1)})(3)'],
  ['its own helpers', '(function(){const go=()=>scrollTo({top:0});go()})()'],
  [
    'the browser',
    '(function(){addEventListener("pageshow",()=>{sessionStorage.setItem("a",JSON.stringify(new Date));matchMedia("print");requestIdleCallback(()=>{});performance.now();location.hash;history.back();navigator.language;document.querySelector("a")?.focus();fetch("/a");setTimeout(()=>{},1)})})()',
  ],
  [
    'what the language has',
    '(async function(){await Promise.all([new Map,new Set,globalThis.x])})()',
  ],
  ['what may be missing', '(function(){if(typeof Fancy!=="undefined")return})()'],
])('a behaviour may use %s', (_what, script) => {
  expect(check(script)).toEqual([]);
});

test.each([
  ['a constant of its module', '(function(){setTimeout(function(){},DELAY)})()', 'DELAY'],
  ['a helper of its module', '(function(){return(0,formatYear)(new Date)})()', 'formatYear'],
  ['an import as the bundler writes it', '(function(){return r.default("x")})()', 'r'],
  ['a module of Node', '(function(){require("fs")})()', 'require'],
  ['a variable of Node', '(function(){return process.env})()', 'process'],
  ['a helper of the compiler', '(function(){__name(function(){},"a")})()', '__name'],
])('%s is not there any more', (_what, script, name) => {
  expect(check(script)).toEqual([
    {
      page: 'about.html',
      place: 'main > script',
      message: `a behaviour that would not run: '${name}' is not defined. A behaviour may use its arguments and the browser, nothing of its module.`,
    },
  ]);
});

test.each(['(function(){', '(function(){import a from "b"})()', 'method(){}()'])(
  '%s is no script at all',
  (script) => {
    expect(check(script)).toEqual([
      {
        page: 'about.html',
        place: 'main > script',
        message: expect.stringMatching(
          /^a behaviour that would not run: Parsing error: /,
        ) as string,
      },
    ]);
  },
);

test('every missing name in every behaviour is found', () => {
  const faults = checkBehaviours([
    { page: 'index.html', place: 'a', script: 'one(two)' },
    { page: 'about.html', place: 'b', script: 'document' },
    { page: 'blog.html', place: 'c', script: 'three' },
  ]);
  expect(
    faults.map(({ page, place, message }) => [page, place, /'(\w+)'/.exec(message)?.[1]]),
  ).toEqual([
    ['index.html', 'a', 'one'],
    ['index.html', 'a', 'two'],
    ['blog.html', 'c', 'three'],
  ]);
});
