import { parsePage } from '../page';
import { checkElements } from './check-elements';

/** What is wrong with a page of this body: `[field, message]` each. */
const check = (body: string) =>
  checkElements(parsePage('about.html', body)).map(({ field, message }) => [field, message]);

const again = (id: string) => `the id "${id}" is there already, further up`;
const HIDDEN =
  'content that only a script would show; take the <Suspense> or loading file around it away';

test.each<[string, string[][]]>([
  ['<p id="a"></p><p id="A"></p><p></p><svg><g id="b"/></svg>', []],
  [
    '<p id="a"></p><div><b id="a"></b></div><p id="b"><i id="a"></i>',
    [
      ['b#a', again('a')],
      ['i#a', again('a')],
    ],
  ],
  [
    '<p id="a"></p><main aria-labelledby="a \n b"><label for="c"></label></main><p id="b"></p>',
    [['main > label', 'for="c": nothing on the page has this id']],
  ],
  [
    '<form><input aria-describedby="gone a" aria-controls=""></form><p id="a"></p>',
    [['form > input', 'aria-describedby="gone": nothing on the page has this id']],
  ],
  ['<img src="/a.svg" width="1" height="1" alt="">', []],
  ['<img src="/a.svg">', [['img', 'the image /a.svg has no width and no height and no alt']]],
  [
    '<style>p{a:b}</style><p data-style="x"></p><p id="x" style="a:b"><svg style="">',
    [
      ['#x', 'style="a:b" would not work under the page\'s policy; use a class'],
      ['#x > svg', 'style="" would not work under the page\'s policy; use a class'],
    ],
  ],
  [
    '<p id="x" onclick="go()" data-on="y"></p><svg id="z" ONLOAD="go()">onclick</svg>',
    [
      ['#x', 'onclick="…" never runs here; use a behaviour'],
      ['#z', 'onload="…" never runs here; use a behaviour'],
    ],
  ],
  ['<div hidden>S:0</div><div id="Service:1"></div><template id="s:1"></template>', []],
  ['<!--$?--><template id="B:1"></template><b id="P:a"></b>', [['#B:1', HIDDEN]]],
  [
    '<div hidden id="S:0"><div id="P:1"></div></div>',
    [
      ['#S:0', HIDDEN],
      ['#P:1', HIDDEN],
    ],
  ],
])('%s', (body, expected) => {
  expect(check(body)).toEqual(expected);
});

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3,6,4,7';
const NO_TITLE = /^a frame without a title/;
const EAGER = /needs loading="lazy"$/;
const LEADS_AWAY = /needs a sandbox without allow-top-…$/;
const EARLY = /^the frame \S+ asks another host before the page has loaded; use components\/embeds/;
const UNKNOWN = /^the frame \S+ is of no provider that lib\/site\/providers.ts names/;

/** A frame without a fault, but for these attributes; undefined takes one away. */
function frame(attributes: Record<string, string | undefined>): string {
  const all = { title: 'Map', loading: 'lazy', sandbox: '', ...attributes };
  const written = Object.entries(all).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${value}"`,
  );
  return `<iframe${written.join('')}></iframe>`;
}

test.each<[Record<string, string | undefined>, RegExp[]]>([
  [{ src: '/embeds/newsletter', sandbox: 'allow-forms' }, []],
  [{ 'data-src': MAP, 'data-sandbox': 'allow-scripts allow-popups' }, []],
  [{ title: undefined }, [NO_TITLE]],
  [{ title: ' \n' }, [NO_TITLE]],
  [{ loading: undefined }, [EAGER]],
  [{ loading: 'eager' }, [EAGER]],
  [{ sandbox: undefined }, [LEADS_AWAY]],
  [{ sandbox: undefined, 'data-sandbox': 'allow-scripts' }, [LEADS_AWAY]],
  [{ sandbox: 'allow-top-navigation-by-user-activation' }, [LEADS_AWAY]],
  [{ 'data-sandbox': 'allow-scripts ALLOW-TOP-NAVIGATION' }, [LEADS_AWAY]],
  [{ src: MAP }, [EARLY]],
  [{ src: '//evil.example/x' }, [EARLY]],
  [{ src: '/\\evil.example/x' }, [EARLY]],
  [{ src: 'about:blank' }, [EARLY]],
  [{ 'data-src': 'https://evil.example/x' }, [UNKNOWN]],
  [{ 'data-src': '' }, [/^the frame {2}is of no provider/]],
  [{ title: '', loading: '', sandbox: undefined, src: MAP }, [NO_TITLE, EAGER, LEADS_AWAY, EARLY]],
])('a frame with %j', (attributes, messages) => {
  expect(check(frame(attributes)).map(([, message]) => message)).toEqual(
    messages.map((message) => expect.stringMatching(message) as string),
  );
});
