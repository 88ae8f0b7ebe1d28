import { checkSuspense } from './check-elements';
import { parsePage } from '../page';

const check = (body: string) => checkSuspense(parsePage('about.html', body));

test.each([
  '<main id="content"><div id="services"></div><template id="card"></template></main>',
  '<div hidden="">S:0</div>',
  '<div id="Service:1"></div><div id="s:1"></div><div id="_S:1"></div>',
])('%s is in its place', (body) => {
  expect(check(body)).toEqual([]);
});

test.each([
  [
    'a boundary that is finished, waiting for its script',
    '<div hidden id="S:0"><p>x</p></div>',
    '#S:0',
  ],
  ['a boundary that waits for its content', '<!--$?--><template id="B:1"></template>', '#B:1'],
  ['a placeholder', '<template id="P:a"></template>', '#P:a'],
])('%s is found', (_what, body, place) => {
  expect(check(`<main>${body}</main>`)).toEqual([
    {
      page: 'about.html',
      place,
      message:
        'content that only a script would show; take the <Suspense> or loading file around it away',
    },
  ]);
});

test('every boundary is found', () => {
  const body =
    '<template id="B:0"></template><div hidden id="S:0"><div hidden id="S:1"></div></div>';
  expect(check(body).map(({ place }) => place)).toEqual(['#B:0', '#S:0', '#S:1']);
});
