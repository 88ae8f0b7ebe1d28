import { parsePage } from '../page';
import { shortenClassNames } from './shorten-class-names';

function shorten(css: string, body: string, isInteractive = false) {
  const page = parsePage('about.html', `<style>${css}</style>${body}`);
  const { $ } = shortenClassNames({ ...page, isInteractive });
  return { css: $('style').text(), body: $('body').html() };
}

const CSS =
  '.x1_root{width:.5em}.x1_root .-\\38 x_link:hover{a:b}@media (width>=1.5em){.x1_root,.gone{a:b}}';

test('the classes of a static page get short names, the same in all rules', () => {
  expect(shorten(CSS, '<p class=" x1_root\n other"><a class="-8x_link">a</a></p>')).toEqual({
    css: '._0{width:.5em}._0 ._1:hover{a:b}@media (width>=1.5em){._0,.gone{a:b}}',
    body: '<p class="_0 other"><a class="_1">a</a></p>',
  });
});

test.each([
  ['a class that a script names', '<p class="x1_root"></p><script>"x1_root"</script>', false],
  ['a class of an interactive page', '<p class="x1_root"></p>', true],
])('%s keeps its name', (_what, body, isInteractive) => {
  expect(shorten(CSS, body, isInteractive)).toEqual({ css: CSS, body });
});
