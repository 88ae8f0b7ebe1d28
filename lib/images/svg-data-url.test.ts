import { svgDataUrl } from './svg-data-url';

const SMALL = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';

test.each([
  `<svg aria-label="100% &amp; #1">\n<style><![CDATA[a>b{content:'ọjà 🏠'}]]></style></svg>`,
  `<svg aria-label="Gold"><text>"</text></svg>`,
  SMALL,
])('a browser decodes %s as it was, but for the quotes', (svg) => {
  const [, data = ''] = svgDataUrl(svg)?.split('data:image/svg+xml,') ?? [];
  // These characters end or change a URL.
  expect(data).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
  const written = svg === SMALL ? svg.replaceAll('"', "'") : svg;
  expect(decodeURIComponent(data)).toBe(written);
});

test('an SVG of more than 4 KB stays a file', () => {
  expect(svgDataUrl(SMALL.replace('M0 0', 'M0 0'.repeat(1_100)))).toBeUndefined();
});
