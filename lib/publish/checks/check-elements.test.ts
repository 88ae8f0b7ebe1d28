import { checkIds, checkImages, checkStyleAttributes } from './check-elements';
import { parsePage } from '../page';

const page = (body: string) => parsePage('about.html', body);

test('ids that are there once are no fault', () => {
  expect(checkIds(page('<p id="a"></p><p id="A"></p><p></p><svg><g id="b"/></svg>'))).toEqual([]);
});

test('an id is reported each time it comes again', () => {
  const message = 'the id "a" is there already, further up';
  expect(checkIds(page('<p id="a"></p><div><b id="a"></b></div><p id="b"><i id="a"></i>'))).toEqual(
    [
      { page: 'about.html', place: 'b#a', message },
      { page: 'about.html', place: 'i#a', message },
    ],
  );
});

test.each([
  '<img src="/a.svg" width="1" height="1" alt="A bridge">',
  '<img src="/a.svg" width="1" height="1" alt="">',
  '<p>No picture</p>',
])('%s is no fault', (body) => {
  expect(checkImages(page(body))).toEqual([]);
});

test.each([
  ['<img src="/a.svg" height="1" alt="">', 'the picture /a.svg has no width'],
  ['<img src="/a.svg" width="1" alt="">', 'the picture /a.svg has no height'],
  ['<img src="/a.svg" width="1" height="1">', 'the picture /a.svg has no alt'],
  ['<img src="/a.svg">', 'the picture /a.svg has no width and no height and no alt'],
])('%s is found', (image, message) => {
  expect(checkImages(page(`<main id="content"><p>${image}</p></main>`))).toEqual([
    { page: 'about.html', place: '#content > p > img', message },
  ]);
});

test('every picture is looked at', () => {
  const body = '<img src="/a.svg" width="1" height="1"><img src="/b.svg" width="1" alt="">';
  expect(checkImages(page(body)).map(({ message }) => message)).toEqual([
    'the picture /a.svg has no alt',
    'the picture /b.svg has no height',
  ]);
});

test('a style attribute is found, with its text', () => {
  const body = '<main id="content"><p style="color:red">x</p><p data-style="x">y</p></main>';
  expect(checkStyleAttributes(page(body))).toEqual([
    {
      page: 'about.html',
      place: '#content > p:nth-of-type(1)',
      message: 'style="color:red" would not work under the page\'s policy; use a class',
    },
  ]);
});

test('an empty style attribute is one too, a <style> is none', () => {
  expect(checkStyleAttributes(page('<style>p{a:b}</style><svg style=""></svg>'))).toHaveLength(1);
});
