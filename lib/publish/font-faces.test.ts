import { dropFontFaces, findFontFaces, findWantedFaces } from './font-faces';
import { parsePage } from './page';

const css = `
@font-face{font-family:Sans;src:url(/sans.woff2)format("woff2")}
@font-face{font-family:"Sans";src:url("/naira.woff2");unicode-range:U+20a6}
@font-face { font-family: 'Sans'; src: url('/vowels.woff2'); unicode-range: U+300-301, U+1E?? }
@font-face{font-family:Local;src:local(Roboto);size-adjust:104%}
p{background:url(/photo.jpg);font-family:Sans}`;
const parse = (body: string) => parsePage('about.html', `<style>${css}</style>${body}`);

test('a face is its rule, family, file and ranges; local fonts and pictures are none', () => {
  expect(findFontFaces(css)).toMatchObject([
    { family: 'Sans', url: '/sans.woff2', ranges: undefined },
    { family: 'Sans', url: '/naira.woff2', ranges: [[0x20a6, 0x20a6]] },
    {
      family: 'Sans',
      url: '/vowels.woff2',
      ranges: [
        [0x300, 0x301],
        [0x1e00, 0x1eff],
      ],
    },
  ]);
});

const sans = '/sans.woff2';

test.each([
  ['<p>Words', [sans]],
  ['<p>₦5m', [sans, '/naira.woff2']],
  ['<p>ṣé', [sans, '/vowels.woff2']],
  ['<p>e\u0301', [sans, '/vowels.woff2']],
  ['<input placeholder="₦">', [sans, '/naira.woff2']],
  ['<input value="₦">', [sans, '/naira.woff2']],
  ['<img alt="₦">', [sans, '/naira.woff2']],
  ['<script>"₦"</script><!--₦--><p data-sign="₦">', [sans]],
])('%s asks for %j', (body, addresses) => {
  expect(findWantedFaces(parse(body)).map(({ url }) => url)).toEqual(addresses);
});

test('characters beyond the first plane are one character', () => {
  const rule = '<style>@font-face{src:url(/a.woff2);unicode-range:U+1F600}</style>';
  expect(findWantedFaces(parsePage('a.html', `${rule}<p>😀`))).toHaveLength(1);
  expect(findWantedFaces(parsePage('a.html', `${rule}<p>words`))).toHaveLength(0);
});

test.each([
  ['<p>Words', ''],
  ['<p>₦5m', '@font-face{font-family:Sans;src:url(/naira.woff2);unicode-range:U+20A6}'],
])('%s keeps the faces of its letters, and all other styles', (body, kept) => {
  const basic = '@font-face{font-family:Sans;src:url(/sans.woff2)}';
  const naira = '@font-face{font-family:Sans;src:url(/naira.woff2);unicode-range:U+20A6}';
  const rest = '@font-face{font-family:Local;src:local(Roboto)}p>a{content:"<₦>"}';
  const page = parsePage('about.html', `<style>${basic}${naira}${rest}</style>${body}`);
  dropFontFaces(page);
  expect(page.$('style').text()).toBe(basic + kept + rest);
});
