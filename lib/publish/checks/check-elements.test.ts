import type { Diagnostic } from '@/lib/site/diagnostic';
import { type Page, parsePage } from '../page';
import {
  checkFrames,
  checkHandlers,
  checkIds,
  checkImages,
  checkStyleAttributes,
  checkSuspense,
} from './check-elements';

/** What a check says of a page with this body: `[field, message]` each. */
const run = (check: (page: Page) => Diagnostic[], body: string) =>
  check(parsePage('about.html', body)).map(({ field, message }) => [field, message]);

const again = (id: string) => `the id "${id}" is there already, further up`;

test.each<[string, string[][]]>([
  ['<p id="a"></p><p id="A"></p><p></p><svg><g id="b"/></svg>', []],
  [
    '<p id="a"></p><div><b id="a"></b></div><p id="b"><i id="a"></i>',
    [
      ['b#a', again('a')],
      ['i#a', again('a')],
    ],
  ],
])('ids of %s', (body, expected) => {
  expect(run(checkIds, body)).toEqual(expected);
});

test.each([
  ['<img src="/a.svg" width="1" height="1" alt="">', []],
  ['<img src="/a.svg">', ['the image /a.svg has no width and no height and no alt']],
  [
    '<img src="/a.svg" width="1" height="1"><img src="/b.svg" width="1" alt="">',
    ['the image /a.svg has no alt', 'the image /b.svg has no height'],
  ],
])('images: %s', (body, messages) => {
  expect(run(checkImages, body).map(([, message]) => message)).toEqual(messages);
});

test('style attributes are found, empty ones too; a <style> and data are not', () => {
  const body = '<style>p{a:b}</style><p data-style="x"></p><p id="x" style="a:b"><svg style="">';
  expect(run(checkStyleAttributes, body)).toEqual([
    ['#x', 'style="a:b" would not work under the page\'s policy; use a class'],
    ['#x > svg', 'style="" would not work under the page\'s policy; use a class'],
  ]);
});

test.each([
  ['<main id="content"><div id="services"></div><template id="card"></template></main>', []],
  ['<div hidden="">S:0</div><div id="Service:1"></div><div id="s:1"></div>', []],
  ['<div hidden id="S:0"><p>x</p></div>', ['#S:0']],
  ['<!--$?--><template id="B:1"></template>', ['#B:1']],
  ['<template id="P:a"></template>', ['#P:a']],
  ['<div hidden id="S:0"><div hidden id="S:1"></div></div>', ['#S:0', '#S:1']],
])('content that only a script would show: %s', (body, fields) => {
  expect(run(checkSuspense, body).map(([field]) => field)).toEqual(fields);
});

test('attributes that would run are found', () => {
  const body = '<p id="x" onclick="go()" data-on="y"></p><svg id="z" ONLOAD="go()">onclick</svg>';
  expect(run(checkHandlers, body)).toEqual([
    ['#x', 'onclick="…" never runs here; use a behaviour'],
    ['#z', 'onload="…" never runs here; use a behaviour'],
  ]);
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
  expect(run(checkFrames, frame(attributes)).map(([, message]) => message)).toEqual(
    messages.map((message) => expect.stringMatching(message) as string),
  );
});
