import { parsePage, serializePage } from '../page';
import { shortenClassNames } from './shorten-class-names';

/** The style and the body of a page after the step. */
function shorten(css: string, body: string): { css: string; body: string } {
  const html = `<html><head><style>${css}</style></head><body>${body}</body></html>`;
  const text = serializePage(shortenClassNames(parsePage('a.html', html)));
  const [, style = '', rest = ''] =
    /<style>(.*)<\/style><\/head><body>(.*)<\/body>/s.exec(text) ?? [];
  return { css: style, body: rest };
}

test('the same class has the same short name in style and page', () => {
  expect(
    shorten(
      '.x1_root{a:b}.x1_root .x2_link:hover,.x3_row.x1_root{a:b}',
      '<p class="x1_root x3_row"></p><a class="x2_link"></a>',
    ),
  ).toEqual({
    css: '.a{a:b}.a .c:hover,.b.a{a:b}',
    body: '<p class="a b"></p><a class="c"></a>',
  });
});

test('a class whose name a style sheet has to escape is the same as any other', () => {
  expect(shorten('.-\\38 x_root ul{a:b}', '<nav class="-8x_root"></nav>')).toEqual({
    css: '.a ul{a:b}',
    body: '<nav class="a"></nav>',
  });
});

test('a class that no style asks for goes', () => {
  expect(shorten('.x{a:b}', '<p class="y x"></p><p class="y"></p><p class=""></p>').body).toBe(
    '<p class="a"></p><p></p><p></p>',
  );
});

test('a name that a script knows stays, in style and page', () => {
  const script = '<script>document.querySelector(".x1_open")</script>';
  const body = `<p class="x1_open x2"></p>${script}`;
  expect(shorten('.x1_open{a:b}.x2{a:b}', body)).toEqual({
    css: '.x1_open{a:b}.a{a:b}',
    body: `<p class="x1_open a"></p>${script}`,
  });
});

test('no short name is one that is there already', () => {
  const script = '<script>"a c"</script>';
  expect(shorten('.a{x:y}.b{x:y}.c{x:y}', `<p class="b"></p>${script}`).css).toBe(
    '.a{x:y}.d{x:y}.c{x:y}',
  );
});

test('what only looks like a class stays', () => {
  const css = '.x{width:.5em;src:url(/a.x)}@media (width>=1.5em){.x{a:b}}';
  expect(shorten(css, '<p class="x"></p>').css).toBe(
    '.a{width:.5em;src:url(/a.x)}@media (width>=1.5em){.a{a:b}}',
  );
});

test('after z comes aa', () => {
  const names = Array.from({ length: 30 }, (_, index) => `name${index}`);
  const { body } = shorten(
    names.map((name) => `.${name}{a:b}`).join(''),
    `<p class="${names.join(' ')}"></p>`,
  );
  expect(body).toBe(`<p class="${[...'abcdefghijklmnopqrstuvwxyz'].join(' ')} aa ab ac ad"></p>`);
});
