import { gzipSync } from 'node:zlib';
import { drawings } from '@/lib/brand/drawings/drawings';
import { checkImageDrawing } from './check-image-drawing';

const check = (text: string) => checkImageDrawing(Buffer.from(text));
const draw = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"${attributes}>${inside}</svg>`;

test('the drawings of this project are drawings and no more', () => {
  expect(drawings.length).toBeGreaterThan(20);
  expect(drawings.map(({ svg }) => check(svg))).toEqual(drawings.map(() => undefined));
});

const illustrator = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${draw('<style type="text/css"><![CDATA[ .a > .b { fill: url("#p"); } ]]></style><g class="a"/>')}
<!-- end -->`;

const inkscape = draw(
  `<sodipodi:namedview id="base" inkscape:zoom="1"/>
   <metadata><rdf:RDF><cc:Work rdf:about=""><dc:title>A</dc:title></cc:Work></rdf:RDF></metadata>
   <svg:g inkscape:label="a (\\1)" id="url(1)" transform="translate(1,2) rotate(3)" style="opacity:.5"/>
   <title>Onions &amp; one &#8217;</title><desc>on="x"</desc><font id="f"/>`,
  ' xmlns:svg="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.example/dtd" sodipodi:docname="C:\\drawings\\a.svg"',
);

test.each([
  ['what Illustrator writes', illustrator],
  ['what Inkscape writes', inkscape],
  ['a reference inside', draw('<defs><path id="a"/></defs><use xlink:href="#a" fill="url(#b)"/>')],
  ['a photo in it', draw('<image href="data:image/png;base64,AAAA"/>')],
  [
    'a font in it',
    draw('<style>@font-face{src:url(data:font/woff2;base64,AA) format("woff2")}</style>'),
  ],
  ['movement', draw('<rect><animate attributeName="x" values="0;1"/></rect>')],
  ['a script that is only mentioned', draw('<!-- <script>alert(1)</script> -->')],
])('%s is no fault', (_name, text) => {
  expect(check(text)).toBeUndefined();
});

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const alert = '<script>alert(1)</script>';
const UNCHECKED = 'markup that cannot be checked';

test.each([
  ['a script', draw(alert), '<script>'],
  ['a script under the usual prefix', draw('<svg:script/>'), '<script>'],
  ['a script under a prefix', draw('<s:script/>', ` xmlns:s="${SVG}"`), 'elements under two names'],
  ['a script under xlink', draw('<g/>', ` xmlns:xlink="${SVG}"`), 'elements under two names'],
  ['a script in a style', draw(`<style>${alert}</style>`), '<script>'],
  ['a script in a title', draw(`<title><style>${alert}</style></title>`), '<style>'],
  ['a handler', draw('', ' onload="alert(1)"'), 'the script onload="…"'],
  ['a handler with capitals', draw('<g ONCLICK="a()"/>'), 'the script onclick="…"'],
  ['HTML', draw('<foreignObject><p>a</p></foreignObject>'), '<foreignobject>'],
  ['HTML without a word of it', draw('<p>a</p>'), '<p>'],
  ['HTML under a prefix', draw('<h:meta/>', ` xmlns:h="${XHTML}"`), 'HTML in it'],
  ['HTML by its name space', draw(`<g xmlns="${XHTML}"/>`), 'HTML in it'],
  ['a link', draw('<a href="https://a.example"/>'), '<a>'],
  ['a link that changes', draw('<set attributeName="xlink:href" to="x"/>'), 'a link that changes'],
  ['another file', draw('<image href="photo.jpg"/>'), 'a reference to "photo.jpg"'],
  ['a file in entities', draw('<use xlink:href=" &#104;ttps:a"/>'), 'a reference to " https:a"'],
  [
    'a page in it',
    draw(`<use href="data:image/svg+xml,${'a'.repeat(40)}"/>`),
    'a reference to "data:image/svg+xml,aaaaaaaaaaaaaaaaaaaa…"',
  ],
  ['a style sheet', `<?xml-stylesheet href="a.xsl"?>${draw('')}`, UNCHECKED],
  [
    'one after a false declaration',
    `<!--?xml --><?xml-stylesheet href="a"?>${draw('')}`,
    UNCHECKED,
  ],
  [
    'one after a declaration',
    `<?xml version="1.0"?><?xml-stylesheet href="a"?>${draw('')}`,
    UNCHECKED,
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${draw('&a;')}`, UNCHECKED],
  ['a comment read in two ways', draw(`<!--> <g a="-->${alert}<g a=""/>`), UNCHECKED],
  ['text read in two ways', draw(`<title><![CDATA[><!-- ]]></title>${alert}<!-- -->`), UNCHECKED],
  ['other letters', `<?xml version="1.0" encoding="ISO-2022-JP"?>${draw('')}`, UNCHECKED],
])('%s is a fault', (_name, text, found) => {
  expect(check(text)).toBe(
    `contains ${found}, which is not allowed in a drawing; export it as plain SVG`,
  );
});

const STYLES = [
  ['@import "a"', '@import'],
  ['@IMPORT url(#a)', '@import'],
  ['a{fill:\\75rl(a)}', 'a backslash'],
  ["a{fill:url( 'https://a/b' )}", 'a url() of another file'],
  ['a{fill:url(b.svg#c)}', 'a url() of another file'],
  ['/* url(# */ a{fill:url(//b)}', 'a url() of another file'],
  ['a{fill:url(data:image/svg+xml,b)}', 'a url() of another file'],
  ["a{background:image-set('https://a')}", 'image-set()'],
  ['a{background:-webkit-image-set("a" 1x)}', '-webkit-image-set()'],
  ['a{mask:SRC("https://a")}', 'src()'],
  ['a{mask:image("a")}', 'image()'],
] as const;

const quote = (css: string) => css.replaceAll('"', '&#34;');

test.each([
  ['a style', (css: string) => `<style><![CDATA[${css}]]></style>`],
  ['the attribute style', (css: string) => `<g style="${quote(css)}"/>`],
  ['the attribute mask', (css: string) => `<g mask="${quote(css)}"/>`],
  ['movement', (css: string) => `<animate attributeName="mask" values="${quote(css)}"/>`],
])('%s that fetches is a fault', (_place, write) => {
  for (const [css, found] of STYLES) {
    expect([css, check(draw(write(css)))?.split(',')[0]]).toEqual([
      css,
      `contains ${found} in a style`,
    ]);
  }
});

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${draw('')}`, 'utf16le')],
  ['compressed', gzipSync(draw(''))],
])('a drawing that is %s is a fault', (_name, bytes) => {
  expect(checkImageDrawing(bytes)).toMatch('another encoding than UTF-8');
});
