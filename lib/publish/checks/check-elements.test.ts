import { parsePage } from '../page';
import { checkElements } from './check-elements';

const check = (body: string) =>
  checkElements(parsePage('about.html', body)).map(({ field, message }) => `${field}: ${message}`);

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6,4,7';

test.each([
  '<p id="a"></p><p id="A"></p><main aria-labelledby="a A"></main>',
  '<img src="/a.svg" width="1" height="1" alt="">',
  `<iframe title="Map" loading="lazy" sandbox="" data-src="${MAP}"></iframe>`,
])('%s has no error', (body) => {
  expect(check(body)).toEqual([]);
});

test.each([
  ['<p id="a"></p><b id="a"></b>', 'b#a: the id "a" is there already, further up'],
  ['<label for="c"></label>', 'label: for="c": nothing on the page has this id'],
  ['<img src="/a.svg">', 'img: the image /a.svg has no width and no height and no alt'],
  ['<p style="a:b">', 'p: style="a:b" would not work under the page\'s policy; use a class'],
  ['<p onclick="go()">', 'p: onclick="…" never runs here; use a behaviour'],
  [
    '<div hidden id="S:0">',
    '#S:0: content that only a script would show; take the <Suspense> or loading file around it away',
  ],
  [
    '<iframe loading="lazy" sandbox="">',
    'iframe: a frame without a title: nobody hears what it holds',
  ],
  [
    '<iframe title="Map" sandbox="">',
    'iframe: a frame that loads before anybody sees it; it needs loading="lazy"',
  ],
  [
    '<iframe title="Map" loading="lazy">',
    'iframe: a frame that may lead the page away; it needs a sandbox without allow-top-…',
  ],
  [
    '<iframe title="Map" loading="lazy" sandbox="" src="//a.example">',
    'iframe: the frame //a.example asks another host before the page has loaded; use components/embeds/third-party-frame.tsx',
  ],
])('%s is an error', (body, error) => {
  expect(check(body)).toEqual([error]);
});
