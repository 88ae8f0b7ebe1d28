import { drawings } from '@/lib/brand/drawings/drawings';
import { checkImageDrawing } from './check-image-drawing';

const check = (text: string) => checkImageDrawing(Buffer.from(text));
const draw = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"${attributes}>${inside}</svg>`;

const illustrator = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${draw('<style type="text/css"><![CDATA[ .a > .b { fill: url("#p"); } ]]></style><g class="a"/>')}`;
const inkscape = draw(
  '<sodipodi:namedview inkscape:zoom="1"/><metadata><rdf:RDF/></metadata><use xlink:href="#a"/>',
  ' xmlns:sodipodi="http://sodipodi.example/dtd" sodipodi:docname="C:\\drawings\\a.svg"',
);

test('the drawings of the site, of Illustrator and of Inkscape are allowed', () => {
  const svgs = [...drawings.map(({ svg }) => svg), illustrator, inkscape];
  expect(svgs.map(check)).toEqual(svgs.map(() => undefined));
});

test.each([
  [draw('<script>alert(1)</script>'), '<script>'],
  [draw('<s:script/>', ' xmlns:s="http://www.w3.org/2000/svg"'), 'elements under two names'],
  [draw('', ' onload="alert(1)"'), 'the script onload="…"'],
  [draw('<foreignObject><p>a</p></foreignObject>'), '<foreignobject>'],
  [draw('<a href="https://a.example"/>'), '<a>'],
  [draw('<use xlink:href=" &#104;ttps:a"/>'), 'a reference to " https:a"'],
  [draw('<style>@import "a"</style>'), '@import in a style'],
  [draw('<g style="fill:url(https://a)"/>'), 'a url() of another file in a style'],
  [`<?xml-stylesheet href="a.xsl"?>${draw('')}`, 'markup that cannot be checked'],
])('%s is refused', (text, found) => {
  expect(check(text)).toBe(
    `contains ${found}, which is not allowed in a drawing; export it as plain SVG`,
  );
});

test('a drawing in UTF-16 is refused', () => {
  expect(checkImageDrawing(Buffer.from(`\uFEFF${draw('')}`, 'utf16le'))).toMatch(
    'another encoding than UTF-8',
  );
});
