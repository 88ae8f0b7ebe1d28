import sharp from 'sharp';
import { prepareSvg } from './prepare-svg';

const svg = (content: string, attributes = 'viewBox="0 0 80 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const SHAPES =
  '<rect class="a" width="30" height="50" fill="#24397D"/><path d="M40 0h40v50z" fill="red"/>';

/** Returns rounded colour values, so that small differences in antialiasing do not matter. */
async function rasterize(svg: string): Promise<number[]> {
  const pixels = sharp(Buffer.from(svg)).resize(160).flatten({ background: 'white' });
  return Array.from(await pixels.raw().toBuffer(), (value) => Math.round(value / 16));
}

test('does not change the appearance of a drawing from Illustrator or make its file larger', async () => {
  const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" viewBox="0 0 80 50" style="enable-background:new 0 0 80 50;">
<metadata><sfw xmlns="&ns_extend;"><slices/></sfw></metadata>
<style type="text/css"><![CDATA[ svg > .a { fill: #0f0; } ]]></style>${SHAPES}</svg>`;
  const prepared = prepareSvg(text);
  expect(Buffer.byteLength(prepared)).toBeLessThanOrEqual(Buffer.byteLength(text));
  expect(await rasterize(prepared)).toEqual(await rasterize(text));
});

test('does not remove the title and the aria-label of a logo', () => {
  const text = svg('<title>Ade &amp; Bola</title><path d="M0 0h9v9z"/>', `aria-label="Ade's firm"`);
  expect(prepareSvg(text)).toContain(`aria-label="Ade's firm"`);
  expect(prepareSvg(text)).toContain('<title>Ade &amp; Bola</title>');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'an event handler in embedded HTML',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onnewevent="alert(1)"/></foreignObject>',
  ],
  [
    'an iframe with a namespace prefix',
    '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>alert(1)&lt;/script>"/>',
  ],
  [
    'an animation that sets the target of a link',
    '<a><animate attributeName="href" to="javascript:alert(1)"/></a>',
  ],
])('removes %s from an SVG', (_name, content) => {
  expect(prepareSvg(svg(content))).not.toMatch(
    /<(script|\w+:|foreign)|\son\w+=|href="|attributeName="href/i,
  );
});

test('does not change the dark mode rules of a logo, their order or the elements that they match', () => {
  const style =
    '<style>.w{fill:#000}@media(prefers-color-scheme:dark){.w,rect:first-of-type{fill:#fff}}</style>';
  const prepared = prepareSvg(
    svg(`${style}<g><rect width="9" height="9"/></g><path class="w" d="M0 0h9v9z"/>`),
  );
  expect(prepared).toMatch(
    /\.w\{fill:#000\}@media \(prefers-color-scheme:dark\)\{\.w,rect:first-of-type\{fill:#fff\}\}/,
  );
  expect(prepared).toMatch(/<rect .*<path [^>]*class="w"/);
});

test('adds the XML namespace, without which browsers do not show an SVG', () => {
  expect(prepareSvg('<svg viewBox="0 0 9 9"/>')).toContain(' xmlns="http://www.w3.org/2000/svg"');
});

test('replaces palette variables in an SVG with the colours from palette.css', () => {
  const text = svg('<path fill="var(--aro-700,#fff)" d="M0 0h9v9z"/>');
  expect(prepareSvg(text)).not.toMatch(/var|#fff/);
});
