import sharp from 'sharp';
import { prepareSvg } from './prepare-svg';

const prepare = (text: string) => prepareSvg(Buffer.from(text)).toString();
const svg = (inside: string, attributes = 'viewBox="0 0 80 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const SHAPES =
  '<rect class="a" width="30" height="50" fill="#24397D"/><path d="M40 0h40v50z" fill="red"/>';

/** The pixels of an SVG, 160 wide; small differences at edges are rounded away. */
async function rasterOf(svg: Buffer): Promise<number[]> {
  const pixels = sharp(svg).resize(160).flatten({ background: 'white' });
  return Array.from(await pixels.raw().toBuffer(), (value) => Math.round(value / 16));
}

test('what Illustrator writes draws the same, and gets no larger', async () => {
  const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" viewBox="0 0 80 50" style="enable-background:new 0 0 80 50;">
<metadata><sfw xmlns="&ns_extend;"><slices/></sfw></metadata>
<style type="text/css"><![CDATA[ svg > .a { fill: #0f0; } ]]></style>${SHAPES}</svg>`;
  const prepared = prepareSvg(Buffer.from(text));
  expect(prepared.length).toBeLessThanOrEqual(Buffer.byteLength(text));
  expect(await rasterOf(prepared)).toEqual(await rasterOf(Buffer.from(text)));
});

test('what says who the firm is stays', () => {
  const text = svg('<title>Ade &amp; Bola</title><path d="M0 0h9v9z"/>', `aria-label="Ade's firm"`);
  expect(prepare(text)).toContain(`aria-label="Ade's firm"`);
  expect(prepare(text)).toContain('<title>Ade &amp; Bola</title>');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a handler in HTML',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onnewevent="alert(1)"/></foreignObject>',
  ],
  [
    'a frame with a prefix',
    '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>alert(1)&lt;/script>"/>',
  ],
  [
    'an animation with a prefix',
    '<a><s:set xmlns:s="http://www.w3.org/2000/svg" attributeName="href" to="javascript:alert(1)"/></a>',
  ],
  [
    'a link that an animation writes',
    '<a><animate attributeName="href" to="javascript:alert(1)"/></a>',
  ],
])('%s does not run', (_what, inside) => {
  expect(prepare(svg(inside))).not.toMatch(
    /<(script|\w+:|foreign)|\son\w+=|href="|attributeName="href/i,
  );
});

test('the rules of a logo for dark grounds go on winning, and meaning the same shapes', () => {
  const style =
    '<style>.w{fill:#000}@media(prefers-color-scheme:dark){.w,rect:first-of-type{fill:#fff}}</style>';
  const prepared = prepare(
    svg(`${style}<g><rect width="9" height="9"/></g><path class="w" d="M0 0h9v9z"/>`),
  );
  expect(prepared).toMatch(
    /\.w\{fill:#000\}@media \(prefers-color-scheme:dark\)\{\.w,rect:first-of-type\{fill:#fff\}\}/,
  );
  expect(prepared).toMatch(/<rect .*<path [^>]*class="w"/);
});

test('a drawing gets the namespace without which no browser shows it', () => {
  expect(prepare('<svg viewBox="0 0 9 9"/>')).toContain(' xmlns="http://www.w3.org/2000/svg"');
});

test('colours of the palette follow palette.css', () => {
  const text = svg('<path fill="var(--aro-700,#fff)" d="M0 0h9v9z"/>');
  expect(prepare(text)).not.toMatch(/var|#fff/);
});
