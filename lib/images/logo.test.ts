import { makeImage } from '@/lib/content/test-content';
import { describeLogo, drawLogo } from './logo';
import { svgDataUrl } from './svg-data-url';

const svg = (style: string) => `<svg viewBox="0 0 8 4">${style}<path fill="red"/></svg>`;
const ON_DARK = '@media (prefers-color-scheme: dark){path{fill:white}}';

test.each([
  ['no style', '', '', ''],
  ['a dark version', `<style>${ON_DARK}</style>`, '', '<style>path{fill:white}</style>'],
  [
    'both versions, and what holds for both',
    `<style>rect{x:1}${ON_DARK}@media(prefers-color-scheme:light){path{fill:blue}}</style>`,
    '<style>rect{x:1}path{fill:blue}</style>',
    '<style>rect{x:1}path{fill:white}</style>',
  ],
  [
    'a style as drawing programs write it',
    `<style type="text/css"><![CDATA[${ON_DARK}]]></style>`,
    '',
    '<style type="text/css"><![CDATA[path{fill:white}]]></style>',
  ],
  ['a style that is not closed', '<style>path{fill:red</style>'],
  ['another query', '<style>@media print{path{fill:black}}</style>'],
])('a logo with %s, on light and on dark', (_what, style, light = style, dark = style) => {
  expect([drawLogo(svg(style), 'light'), drawLogo(svg(style), 'dark')]).toEqual([
    svg(light),
    svg(dark),
  ]);
  const asset = makeImage('logo.svg', 8, 4);
  const hasDarkVersion = light !== dark;
  const urls = { light: svgDataUrl(svg(light)), dark: '/icons/logo-on-dark.svg' };
  expect(describeLogo(asset, svg(style), false)).toEqual({
    ...{ width: 8, height: 4, hasName: false, hasDarkVersion },
    urls,
  });
});
