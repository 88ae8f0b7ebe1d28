import { dropFontFaces, findFontFaces, findWantedFaces } from './font-faces';
import { parsePage } from './page';

const css = `
@font-face{font-family:Sans;src:url(/sans.woff2)format("woff2")}
@font-face{font-family:"Sans";src:url("/naira.woff2");unicode-range:U+20a6}
@font-face { font-family: 'Sans'; src: url('/vowels.woff2'); unicode-range: U+300-301, U+1E?? }
@font-face{font-family:Emoji;src:url(/emoji.woff2);unicode-range:U+1F600}
@font-face{font-family:Local;src:local(Roboto);size-adjust:104%}
p{background:url(/photo.jpg);font-family:Sans}`;

test('a font face has a family, a file and ranges; local fonts and pictures are not listed', () => {
  expect(findFontFaces(css)).toEqual([
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
    { family: 'Emoji', url: '/emoji.woff2', ranges: [[0x1f600, 0x1f600]] },
  ]);
});

test.each([
  ['<p>Words', []],
  ['<p>₦5m', ['/naira.woff2']],
  ['<p>ṣé', ['/vowels.woff2']],
  ['<p>e\u0301', ['/vowels.woff2']],
  ['<p>😀', ['/emoji.woff2']],
  ['<input placeholder="₦">', ['/naira.woff2']],
  ['<input value="₦">', ['/naira.woff2']],
  ['<img alt="₦">', ['/naira.woff2']],
  ['<script>"₦"</script><!--₦--><p data-sign="₦">', []],
])('%s needs the files %j besides that of all pages', (body, urls) => {
  const page = parsePage('about.html', `<style>${css}</style>${body}`);
  expect(findWantedFaces(page).map(({ url }) => url)).toEqual(['/sans.woff2', ...urls]);
});

test.each([
  ['<p>Words', ''],
  ['<p>₦5m', '@font-face{font-family:Sans;src:url(/naira.woff2);unicode-range:U+20A6}'],
])('%s keeps the font faces of its letters, and all other styles', (body, kept) => {
  const basic = '@font-face{font-family:Sans;src:url(/sans.woff2)}';
  const naira = '@font-face{font-family:Sans;src:url(/naira.woff2);unicode-range:U+20A6}';
  const rest = '@font-face{font-family:Local;src:local(Roboto)}p>a{content:"<₦>"}';
  const page = parsePage('about.html', `<style>${basic}${naira}${rest}</style>${body}`);
  dropFontFaces(page);
  expect(page.$('style').text()).toBe(basic + kept + rest);
});
